import { existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import type { TermSheetAnalysis } from '../../../core/termsheet/analysis.ts';
import { OpenAiLanguageModel } from '../openai/openai-language-model.ts';
import { startProtocolServer } from '../testing/protocol-server.ts';
import { readRecording, startRecording } from './recording-file.ts';
import { RecordingLanguageModel } from './recording-language-model.ts';
import { ReplayLanguageModel } from './replay-language-model.ts';
import { analyzeScenario, classifyScenario, scenarios } from './testing/scenarios.ts';

const path = fileURLToPath(new URL('./testing/recorded-answers.jsonl', import.meta.url));
const codesScenarios: readonly string[] = ['inventsACode', 'writesProse'];

/**
 * A recording is good for one wording of the instructions and one schema. When these have changed on purpose, this
 * test asks for a new one:
 *
 *   RECORD_ANSWERS=1 npx vitest run --project unit adapters/llm/recording
 */
beforeAll(async () => {
  if (process.env.RECORD_ANSWERS === undefined) return;
  if (existsSync(path)) rmSync(path);
  const file = startRecording(path);
  if (!file.ok) throw new Error(file.error.message);
  const server = await startProtocolServer('openai');
  const live = new OpenAiLanguageModel({ baseUrl: server.address, model: 'model-a' });
  const recorder = new RecordingLanguageModel(live, file.value);
  for (const [name, scenario] of Object.entries(scenarios)) {
    server.script(...scenario.behaviours);
    await (codesScenarios.includes(name) ? classifyScenario : analyzeScenario)(recorder, scenario);
  }
  await server.close();
});

function replay() {
  const recording = readRecording(path);
  if (!recording.ok) throw new Error(recording.error.message);
  return new ReplayLanguageModel({ provider: 'openai', model: 'model-a' }, recording.value);
}

/** Fails with the way to a new recording where the prompt has changed since this one was made. */
function fresh<Run extends { readonly outcome: object }>(run: Run): Run {
  const isStale = JSON.stringify(run.outcome).includes('The recording holds no answer');
  if (isStale) throw new Error('The prompt has changed: record again with RECORD_ANSWERS=1, see above.');
  return run;
}

async function analyze(name: 'checkedFindings' | 'obeysTheDocument' | 'busyThenCutOffThenProse' | 'refuses') {
  const { outcome, log } = fresh(await analyzeScenario(replay(), scenarios[name]));
  if (!outcome.ok) throw new Error(outcome.error.message);
  return { analysis: outcome.value, log };
}
const exclusivity = ({ governanceTerms }: TermSheetAnalysis) =>
  governanceTerms.find(({ id, rating }) => id === 'G07' && rating === 'Amber');

it('adds the finding that holds and leaves three out, each for its reason', async () => {
  const { analysis, log } = await analyze('checkedFindings');
  expect(analysis.engine).toEqual({ provider: 'openai', model: 'model-a' });
  expect(exclusivity(analysis)?.evidence?.map(({ quote }) => quote)).toContain(
    'Exclusivity: 30 days from signature.',
  );
  expect(log.at(-1)).toMatchObject({
    offered: 4,
    accepted: 1,
    rejected: { 'not-found': 1, 'numbers-differ': 1, 'figure-unknown': 1 },
  });
});

it('is not won over where the model obeys the document', async () => {
  const { analysis } = await analyze('obeysTheDocument');
  expect(analysis.engine.provider).toBe('openai');
  expect(analysis.overallRisk).toBe('Red');
});

it('waits, repairs and reads the JSON out of the prose', async () => {
  const { analysis, log } = await analyze('busyThenCutOffThenProse');
  expect(exclusivity(analysis)).toBeDefined();
  expect(log[0]).toMatchObject({ outcome: 'ok', retries: 1, repairs: 1, inputTokens: 24, outputTokens: 14 });
});

it('answers with the built-in engine where the model refused', async () => {
  const { analysis } = await analyze('refuses');
  expect(analysis.engine).toEqual({
    provider: 'builtin',
    fallback: expect.stringContaining('refused to answer'),
  });
});

it('searches again, takes the candidate and refuses the invented code', async () => {
  const { outcome, log } = fresh(await classifyScenario(replay(), scenarios.inventsACode));
  if (!outcome.ok) throw new Error(outcome.error.message);
  expect(outcome.value.suggestions.naics[0]).toMatchObject({ code: '722513', via: 'model' });
  expect(JSON.stringify(outcome.value.suggestions)).not.toContain('999999');
  expect(log).toHaveLength(3);
  expect(log.at(-1)).toMatchObject({ offered: 2, accepted: 1, rejected: { 'unknown-code': 1 } });
});

it('classifies with the built-in engine where the model wrote prose twice', async () => {
  const { outcome, log } = fresh(await classifyScenario(replay(), scenarios.writesProse));
  expect(outcome).toMatchObject({ ok: true, value: { engine: { provider: 'builtin' } } });
  expect(log[0]).toMatchObject({ outcome: 'provider-invalid-answer', repairs: 1 });
});
