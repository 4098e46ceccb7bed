import { expect, it } from 'vitest';
import type { ModelAnswerChecked, ModelCallEnd } from '../model-log.port.ts';
import { effortRows } from './effort-rows.ts';
import { modelEffort, unverifiedShare } from './model-effort.ts';
import { modelCost } from './price.ts';

const about = { provider: 'openai', model: 'model-a', promptVersion: 'test-1' };
const call = (requestId: string, changes: Partial<ModelCallEnd> = {}): ModelCallEnd => ({
  event: 'model-call-end',
  requestId,
  ...about,
  outcome: 'ok',
  inputTokens: 1000,
  outputTokens: 200,
  retries: 0,
  repairs: 0,
  durationMs: 5,
  ...changes,
});
const check = (requestId: string, accepted: number, rejected: ModelAnswerChecked['rejected']) => ({
  event: 'model-answer-checked' as const,
  requestId,
  ...about,
  offered: accepted + Object.values(rejected).reduce((sum, count) => sum + count, 0),
  accepted,
  rejected,
});
const price = { inputPerMillion: 2.5, outputPerMillion: 10, currency: 'GBP' };

const entries = [
  call('1'),
  call('1', { retries: 2 }),
  check('1', 3, { 'not-found': 1, 'figure-unknown': 1 }),
  call('2', { repairs: 1 }),
  check('2', 4, { 'not-found': 1 }),
  call('3', { outcome: 'provider-timeout', inputTokens: 0, outputTokens: 0 }),
];

it('adds calls up by document and failure, and the reasons of the checks', () => {
  const effort = modelEffort(entries);
  expect(effort).toEqual({
    asked: 3,
    calls: 4,
    answered: 3,
    failures: { 'provider-timeout': 1 },
    retries: 2,
    repairs: 1,
    inputTokens: 3000,
    outputTokens: 600,
    offered: 10,
    accepted: 7,
    rejected: { 'not-found': 2, 'figure-unknown': 1 },
  });
  expect(unverifiedShare(effort)).toBeCloseTo(0.3);
});

it('reckons the cost of the tokens, and none without a price or without a count', () => {
  const effort = modelEffort(entries);
  // 3,000 × 2.50 / 1,000,000 + 600 × 10 / 1,000,000 = 0.0075 + 0.006
  expect(modelCost(effort, price)?.total).toBeCloseTo(0.0135);
  expect(modelCost(effort, price)?.perDocument).toBeCloseTo(0.0045);
  expect(modelCost(effort, null)).toBeNull();
  expect(modelCost(modelEffort([call('1', { inputTokens: 0, outputTokens: 0 })]), price)).toBeNull();
});

it('knows no share of nothing', () => {
  expect(unverifiedShare(modelEffort([]))).toBeNull();
});

it('puts engines side by side and says what is not known', () => {
  const engines = [
    { effort: null, fallbacks: 0, medianMs: 12.4, p95Ms: 3.14 },
    { effort: modelEffort(entries), fallbacks: 1, medianMs: 1203, p95Ms: null },
  ];
  const words = { what: 'document', named: 'findings' };
  const rows = new Map(effortRows(engines, price, words).map(([label, ...cells]) => [label, cells]));
  expect(rows.get('time a document, median')).toEqual(['12 ms', '1203 ms']);
  expect(rows.get('time, 95th percentile')).toEqual(['3.1 ms', 'not known']);
  expect(rows.get('answered by the built-in engine instead')).toEqual(['', '1']);
  expect(rows.get('calls without an answer')).toEqual(['', 'provider-timeout 1']);
  expect(rows.get('unverified share of the findings')).toEqual(['', '30.0%']);
  expect(rows.get('why left out')).toEqual(['', 'quote not in the document 2, figure of its own 1']);
  expect(rows.get('tokens in, a document')).toEqual(['', '1000']);
  expect(rows.get('cost a document')).toEqual(['', 'GBP 0.0045']);
  const unpriced = new Map(effortRows(engines, null, words).map(([label, ...cells]) => [label, cells]));
  expect(unpriced.get('cost of this run')).toEqual(['', 'not known']);
});
