import type { FigureRow } from '../../evaluation/figure-table.ts';
import { type ModelEffort, unverifiedShare } from './model-effort.ts';
import { type ModelCost, modelCost, type TokenPrice } from './price.ts';

/** What one engine took; `effort` is `null` for the built-in engine. */
export interface EngineEffort {
  readonly effort: ModelEffort | null;
  /** Documents that the built-in engine answered because the model did not. */
  readonly fallbacks: number;
  readonly medianMs: number | null;
  readonly p95Ms: number | null;
}

const notKnown = 'not known';

const reasons: Readonly<Record<string, string>> = {
  'not-found': 'quote not in the document',
  'too-short': 'quote too short to show anything',
  'numbers-differ': 'other numbers in the quote',
  'negation-dropped': 'negation left out of the quote',
  'figure-unknown': 'figure of its own',
  'unknown-code': 'not in the official table',
  'not-a-candidate': 'not among the candidates',
};

/**
 * Time, checks, failures, tokens and cost of several engines, one line a figure. What does not apply to an engine
 * stays empty; what its provider does not say is "not known".
 * @param what the thing that is counted: "document"
 * @param named what a model names: "findings"
 */
export function effortRows(
  engines: readonly EngineEffort[],
  price: TokenPrice | null,
  { what, named }: { readonly what: string; readonly named: string },
): readonly FigureRow[] {
  const row = (label: string, cell: (effort: ModelEffort, engine: EngineEffort) => string): FigureRow => [
    label,
    ...engines.map((engine) => (engine.effort === null ? '' : cell(engine.effort, engine))),
  ];
  const tokens = (figure: (effort: ModelEffort) => number) => (effort: ModelEffort) =>
    figure(effort) === 0 ? notKnown : (figure(effort) / effort.asked).toFixed(0);
  const cost = (figure: (cost: ModelCost) => number) => (effort: ModelEffort) => {
    const known = modelCost(effort, price);
    return known === null ? notKnown : `${known.currency} ${significant(figure(known))}`;
  };
  return [
    [`time a ${what}, median`, ...engines.map(({ medianMs }) => milliseconds(medianMs))],
    ['time, 95th percentile', ...engines.map(({ p95Ms }) => milliseconds(p95Ms))],
    row(`${what}s the model was asked about`, ({ asked }) => String(asked)),
    row('answered by the built-in engine instead', (_, { fallbacks }) => String(fallbacks)),
    row('calls without an answer', ({ failures }) => counts(failures, {})),
    row('retries, repairs', ({ retries, repairs }) => `${retries}, ${repairs}`),
    row(`${named} of the model`, ({ offered }) => String(offered)),
    row(`unverified share of the ${named}`, (effort) => percent(unverifiedShare(effort))),
    row('why left out', ({ rejected }) => counts(rejected, reasons)),
    row(
      `tokens in, a ${what}`,
      tokens(({ inputTokens }) => inputTokens),
    ),
    row(
      `tokens out, a ${what}`,
      tokens(({ outputTokens }) => outputTokens),
    ),
    row(
      `cost a ${what}`,
      cost(({ perDocument }) => perDocument),
    ),
    row(
      'cost of this run',
      cost(({ total }) => total),
    ),
  ];
}

function counts(of: Readonly<Record<string, number>>, words: Readonly<Record<string, string>>): string {
  const named = Object.entries(of).map(([name, count]) => `${words[name] ?? name} ${count}`);
  return named.length === 0 ? '0' : named.join(', ');
}

function milliseconds(value: number | null): string {
  if (value === null) return notKnown;
  return `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;
}

function percent(share: number | null): string {
  return share === null ? '-' : `${(share * 100).toFixed(1)}%`;
}

/** Four decimal places, more where the amount is smaller than that shows. */
function significant(amount: number): string {
  return amount === 0 || amount >= 0.001 ? amount.toFixed(4) : amount.toPrecision(2);
}
