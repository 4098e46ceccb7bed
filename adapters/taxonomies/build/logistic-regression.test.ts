import { describe, expect, it } from 'vitest';
import { crossValidate, fitLogistic, type Observation, probabilityOf } from './logistic-regression.ts';

/** Every figure from -2 to 2, held as often as the logistic curve of `offset` and `weight` says. */
function observationsOf(offset: number, weight: number): Observation[] {
  return Array.from({ length: 41 }, (_, at) => at / 10 - 2).flatMap((figure) => {
    const share = probabilityOf({ offset, weights: [weight] }, [figure]);
    return [
      { figures: [figure], held: true, weight: share },
      { figures: [figure], held: false, weight: 1 - share },
    ];
  });
}

describe('fitLogistic', () => {
  it('finds the curve that the observations come from', () => {
    const fit = fitLogistic(observationsOf(-0.5, 1.8), { ridge: 1e-6 });
    expect(fit.offset).toBeCloseTo(-0.5, 3);
    expect(fit.weights[0]).toBeCloseTo(1.8, 3);
  });

  it('draws the weights to the prior as the penalty grows', () => {
    const observations = observationsOf(0, 2);
    expect(fitLogistic(observations, { ridge: 1e6 }).weights[0]).toBeCloseTo(0, 3);
    expect(fitLogistic(observations, { ridge: 1e6, prior: [1] }).weights[0]).toBeCloseTo(1, 3);
  });

  it('stays finite where one figure separates all', () => {
    const observations = [-1, 1].map((figure) => ({ figures: [figure], held: figure > 0 }));
    const { weights } = fitLogistic(observations, { ridge: 0.1 });
    expect(weights[0]).toBeGreaterThan(1);
    expect(Number.isFinite(weights[0])).toBe(true);
  });
});

describe('crossValidate', () => {
  it('finds less loss where the figure foretells, and the loss of a coin where it does not', () => {
    const groups = (held: (at: number) => boolean): Observation[][] =>
      Array.from({ length: 60 }, (_, at) => [{ figures: [at % 2], held: held(at) }]);
    expect(
      crossValidate(
        groups((at) => at % 2 === 0),
        3,
        { ridge: 0.1 },
      ),
    ).toBeLessThan(0.1);
    const coin = crossValidate(
      groups((at) => at % 4 < 2),
      3,
      { ridge: 0.1 },
    );
    expect(coin).toBeGreaterThan(0.65);
    expect(coin).toBeLessThan(0.75);
  });

  it('does not foretell a group from its own observations', () => {
    const groups = Array.from({ length: 12 }, (_, at) => {
      const mark = Array.from({ length: 12 }, (_, place) => (place === at ? 1 : 0));
      return Array.from({ length: 10 }, () => ({ figures: mark, held: at % 2 === 0 }));
    });
    expect(crossValidate(groups, 12, { ridge: 0.01 })).toBeGreaterThan(0.6);
  });
});
