import { expect, it } from 'vitest';
import { type EngineEffort, effortRows } from './effort-rows.ts';
import type { ModelEffort } from './model-effort.ts';

const effort: ModelEffort = {
  ...{ asked: 4, calls: 9, answered: 7, failures: { 'provider-timeout': 2 }, retries: 3, repairs: 1 },
  ...{ inputTokens: 4000, outputTokens: 200, offered: 8, accepted: 6 },
  rejected: { 'not-found': 1, 'made-up': 1 },
};
const builtin: EngineEffort = { effort: null, fallbacks: 0, medianMs: 9.94, p95Ms: 10 };
const model: EngineEffort = { effort, fallbacks: 2, medianMs: 1234.4, p95Ms: null };
const words = { what: 'document', named: 'findings' };
const price = { inputPerMillion: 2.5, outputPerMillion: 10, currency: 'GBP' };
const cells = (engine: EngineEffort, at: TokenPriceOrNone = price) =>
  Object.fromEntries(effortRows([engine], at, words).map(([label, cell]) => [label, cell]));
type TokenPriceOrNone = Parameters<typeof effortRows>[1];

it('puts the figures of each engine side by side, and leaves empty what the built-in engine does not have', () => {
  expect(effortRows([builtin, model], price, words)).toEqual([
    ['time a document, median', '9.9 ms', '1234 ms'],
    ['time, 95th percentile', '10 ms', 'not known'],
    ['documents the model was asked about', '', '4'],
    ['answered by the built-in engine instead', '', '2'],
    ['calls without an answer', '', 'provider-timeout 2'],
    ['retries, repairs', '', '3, 1'],
    ['findings of the model', '', '8'],
    ['unverified share of the findings', '', '25.0%'],
    ['why left out', '', 'quote not in the document 1, made-up 1'],
    ['tokens in, a document', '', '1000'],
    ['tokens out, a document', '', '50'],
    ['cost a document', '', 'GBP 0.0030'],
    ['cost of this run', '', 'GBP 0.0120'],
  ]);
});

it('says where nothing failed, nothing was named and nothing is known', () => {
  const none = {
    ...effort,
    failures: {},
    rejected: {},
    offered: 0,
    accepted: 0,
    inputTokens: 0,
    outputTokens: 0,
  };
  expect(cells({ ...model, effort: none }, null)).toMatchObject({
    'calls without an answer': '0',
    'unverified share of the findings': '-',
    'why left out': '0',
    'tokens in, a document': 'not known',
    'tokens out, a document': 'not known',
    'cost a document': 'not known',
  });
});

it('shows an amount that is smaller than four decimal places', () => {
  const small = (inputTokens: number) =>
    cells({ ...model, effort: { ...effort, inputTokens, outputTokens: 0 } })['cost of this run'];
  expect(small(400)).toBe('GBP 0.0010');
  expect(small(40)).toBe('GBP 0.00010');
  expect(cells(model, { ...price, inputPerMillion: 0, outputPerMillion: 0 })['cost of this run']).toBe(
    'GBP 0.0000',
  );
});
