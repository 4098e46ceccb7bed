import type { ModelEffort } from './model-effort.ts';

/** What an operator pays, per million tokens. */
export interface TokenPrice {
  readonly inputPerMillion: number;
  readonly outputPerMillion: number;
  /** ISO 4217, three capitals. */
  readonly currency: string;
}

export interface ModelCost {
  readonly total: number;
  readonly perDocument: number;
  readonly currency: string;
}

const perMillion = 1e6;

/** What the tokens cost; `null` without a price, or where the provider did not count the tokens it used. */
export function modelCost(effort: ModelEffort, price: TokenPrice | null): ModelCost | null {
  const { inputTokens, outputTokens, asked } = effort;
  if (price === null || asked === 0 || inputTokens + outputTokens === 0) return null;
  const total = (inputTokens * price.inputPerMillion + outputTokens * price.outputPerMillion) / perMillion;
  return { total, perDocument: total / asked, currency: price.currency };
}
