import type { TrainedModel } from './trained-model.ts';

/**
 * The mean of models that went on from the same weights. Each training strays in its own way, and the mean strays less:
 * it answers better than any of them.
 */
export function meanModel(models: readonly TrainedModel[]): TrainedModel {
  const outputs = models[0]?.vectors.length ?? 0;
  const mean = (pick: (model: TrainedModel) => Float32Array | undefined): Float32Array => {
    const sum = new Float32Array(pick(models[0] as TrainedModel)?.length ?? 0);
    for (const model of models) {
      pick(model)?.forEach((value, at) => {
        sum[at] = (sum[at] as number) + value / models.length;
      });
    }
    return sum;
  };
  return {
    features: mean(({ features }) => features),
    vectors: Array.from({ length: outputs }, (_, output) => mean(({ vectors }) => vectors[output])),
    offsets: Array.from({ length: outputs }, (_, output) => mean(({ offsets }) => offsets[output])),
  };
}
