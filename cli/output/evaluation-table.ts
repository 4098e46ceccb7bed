import { type FigureRow, figureTable } from '../../core/evaluation/figure-table.ts';
import { type EngineEffort, effortRows } from '../../core/llm/evaluation/effort-rows.ts';
import { type ModelEffort, unverifiedShare } from '../../core/llm/evaluation/model-effort.ts';
import { modelCost, type TokenPrice } from '../../core/llm/evaluation/price.ts';

/** One measured engine, as far as every measurement knows it. */
export interface MeasuredEngine extends EngineEffort {
  readonly engine: { readonly provider: string; readonly model: string | null; readonly isReplay: boolean };
}

interface EngineWithEffort {
  readonly effort: ModelEffort | null;
  readonly fallbacks: number;
  /** Ends a measurement before its figures are printed, so it is none of them. */
  readonly refusal: unknown;
}

/** Accuracy first, then time, checks, tokens and cost: one column an engine, empty lines left out. */
export function evaluationTable(
  engines: readonly MeasuredEngine[],
  accuracy: readonly FigureRow[],
  price: TokenPrice | null,
  words: { readonly what: string; readonly named: string },
): string {
  const rows = [...accuracy, ...effortRows(engines, price, words)];
  return figureTable(
    engines.map(headOf),
    rows.filter(([, ...cells]) => cells.some((cell) => cell !== '')),
  );
}

/** The figures of every engine for a program; what a model took is `null` for the built-in one. */
export function enginesAsJson<Engine extends EngineWithEffort>(
  engines: readonly Engine[],
  price: TokenPrice | null,
) {
  return engines.map(({ effort, fallbacks, refusal: _, ...figures }) => ({
    ...figures,
    model: effort && effortAsJson(effort, fallbacks, price),
  }));
}

function effortAsJson(effort: ModelEffort, fallbacks: number, price: TokenPrice | null) {
  const cost = modelCost(effort, price);
  return {
    ...effort,
    fallbacks,
    unverifiedShare: unverifiedShare(effort),
    costPerDocument: cost?.perDocument ?? null,
    costTotal: cost?.total ?? null,
    currency: cost?.currency ?? null,
  };
}

function headOf({ engine: { provider, model, isReplay } }: MeasuredEngine): string {
  if (model === null) return 'built-in engine';
  return `${provider} ${model}${isReplay ? ' (replayed)' : ''}`;
}
