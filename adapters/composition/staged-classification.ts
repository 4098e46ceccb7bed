import {
  type ClassificationProgress,
  type ClassifyBusinessDependencies,
  classifyBusiness,
} from '../../core/codes/classify-business.ts';
import type { LanguageModel } from '../../core/llm/language-model.port.ts';

const stages = ['search', 'done'] as const;
type StageName = (typeof stages)[number];

/** A finished step of a classification: `done` of `total`. */
export interface ClassificationStage {
  readonly stage: StageName;
  readonly done: number;
  readonly total: number;
}

/** Who waits for the answer, and wants to hear how far it is. */
export interface StagedProgress extends ClassificationProgress {
  readonly onStage?: (stage: ClassificationStage) => void;
}

/** Classifies, and tells when the tables have been searched, which a model then waits for, and when all is done. */
export function stagedClassification(dependencies: ClassifyBusinessDependencies) {
  return async (
    request: Parameters<typeof classifyBusiness>[1],
    { onStage, ...progress }: StagedProgress = {},
  ): ReturnType<typeof classifyBusiness> => {
    if (!onStage) return classifyBusiness(dependencies, request, progress);
    const told = new Set<StageName>();
    const tell = (stage: StageName): void => {
      if (told.has(stage)) return;
      told.add(stage);
      onStage({ stage, done: stages.indexOf(stage) + 1, total: stages.length });
    };
    const { model } = dependencies;
    const staged = model
      ? { ...dependencies, model: { ...model, model: beforeCalls(model.model, () => tell('search')) } }
      : dependencies;
    const outcome = await classifyBusiness(staged, request, progress);
    if (outcome.ok) stages.forEach(tell);
    return outcome;
  };
}

/** The same model, of which something is told before it is called. */
function beforeCalls(model: LanguageModel, tell: () => void): LanguageModel {
  return {
    provider: model.provider,
    model: model.model,
    generate: (call) => {
      tell();
      return model.generate(call);
    },
  };
}
