import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ProtocolServer, startProtocolServer } from '../../adapters/llm/testing/protocol-server.ts';
import { runCaptured } from '../testing/run-captured.ts';

let server: ProtocolServer;
let workingDirectory = '';
beforeEach(async () => {
  server = await startProtocolServer('openai');
  workingDirectory = mkdtempSync(join(tmpdir(), 'fettle-eval-'));
});
afterEach(async () => {
  await server.close();
  rmSync(workingDirectory, { recursive: true });
});

const evaluate = (what: 'termsheet' | 'codes', words: readonly string[], signal?: AbortSignal) =>
  runCaptured(['eval', what, '--limit', '4', ...words], {
    workingDirectory,
    environment: { OPENAI_API_KEY: 'canary-key' },
    ...(signal === undefined ? {} : { signal }),
  });
const asked = () => ['--provider', 'openai', '--model', 'model-a', '--base-url', server.address];
const price = ['--price-input', '2.5', '--price-output', '10', '--currency', 'GBP'];

const nothingToAdd = JSON.stringify({
  findings: [],
  overall: { rating: 'Green', reason: 'Usual.', quote: '' },
});

/** Two findings: words of the document as a quote, and a passage that nobody wrote. */
const halfTrue = {
  kind: 'composes',
  answer: (prompt: string) => {
    const words = /<<<[0-9a-f]{24}\n[\s\S]*?\b((?:[a-z]+ ){5}[a-z]+)/.exec(prompt)?.[1] ?? '';
    const finding = { id: 'G07', rating: 'Amber', risk: 'A risk.', recommendation: 'Ask.' };
    return JSON.stringify({
      findings: [
        { ...finding, quote: words },
        { ...finding, quote: 'The founders guarantee the investment with their own homes.' },
      ],
      overall: { rating: 'Green', reason: 'Usual.', quote: '' },
    });
  },
} as const;

/** The second candidate of each system first, then a code that is in no table. */
const secondCandidate = {
  kind: 'composes',
  answer: (prompt: string) => {
    const picks = (system: string) => [
      ...[...prompt.matchAll(new RegExp(`^${system}:\n.*\n(\\S+) `, 'gm'))].map(([, code]) => ({
        code,
        reason: 'It fits.',
      })),
      { code: '000000', reason: 'Invented.' },
    ];
    const codes = { sic: picks('SIC'), naics: picks('NAICS'), isic: picks('ISIC'), cpv: picks('CPV') };
    return JSON.stringify({ isBusiness: true, reasoning: 'Because.', ...codes, searchWords: '' });
  },
} as const;

describe('eval termsheet with a model', () => {
  it('puts the model beside the built-in engine: accuracy, unverified share, time, tokens, cost', async () => {
    server.script(halfTrue);
    const { stdout, exitCode } = await evaluate('termsheet', [...asked(), ...price, '--json']);
    expect(exitCode).toBe(0);
    const { engines, model, summary } = JSON.parse(stdout);
    expect(engines.map(({ engine }: { engine: object }) => engine)).toEqual([
      { provider: 'builtin', model: null, isReplay: false },
      { provider: 'openai', model: 'model-a', isReplay: false },
    ]);
    expect(summary.documents).toBe(4);
    expect(model.asked).toBeGreaterThan(0);
    expect(model).toMatchObject({
      calls: server.calls.length,
      answered: server.calls.length,
      failures: {},
      fallbacks: 0,
      // The protocol server counts 12 tokens in and 7 out a call.
      inputTokens: 12 * server.calls.length,
      outputTokens: 7 * server.calls.length,
      offered: 2 * server.calls.length,
      unverifiedShare: 0.5,
      rejected: { 'not-found': server.calls.length },
      currency: 'GBP',
    });
    const total = ((12 * 2.5 + 7 * 10) * server.calls.length) / 1e6;
    expect(model.costTotal).toBeCloseTo(total, 12);
    expect(model.costPerDocument).toBeCloseTo(total / model.asked, 12);
    expect(engines[1].p95Ms).toBeGreaterThanOrEqual(engines[1].medianMs);
  });

  it('prints one table, and "not known" where no price is given', async () => {
    server.script(halfTrue);
    const { stdout } = await evaluate('termsheet', asked());
    expect(stdout).toMatch(/^\| +\| built-in engine +\| openai model-a +\|$/m);
    expect(stdout).toMatch(/^\| unverified share of the findings +\| +\| 50\.0% +\|$/m);
    expect(stdout).toMatch(/^\| cost a document +\| +\| not known +\|$/m);
  });

  it('counts fallbacks and failures, and exits with 6, or with 5 where nothing was answered', async () => {
    server.script({ kind: 'refuses' }, halfTrue);
    const some = await evaluate('termsheet', [...asked(), '--json', '--concurrency', '1']);
    expect(some.exitCode).toBe(6);
    expect(JSON.parse(some.stdout).model).toMatchObject({
      fallbacks: 1,
      failures: { 'provider-refused': 1 },
    });
    server.script({ kind: 'refuses' });
    const none = await evaluate('termsheet', asked());
    expect(none.exitCode).toBe(5);
    expect(none.stderr).toMatch(/(\d) of \1 calls to the model gave no answer/);
  });

  it('stops at once with exit code 4 where the provider does not take the key', async () => {
    server.script({ kind: 'status', status: 401 });
    const outcome = await evaluate('termsheet', [...asked(), '--concurrency', '1']);
    expect(outcome).toMatchObject({ exitCode: 4, stdout: '' });
    expect(outcome.stderr).toContain('does not accept the key');
    expect(outcome.stderr).not.toContain('canary');
    expect(server.calls).toHaveLength(1);
  });

  it('gives the figures of what was finished when it is interrupted, with exit code 130', async () => {
    server.script({ kind: 'hangs' });
    const analyst = new AbortController();
    const evaluated = evaluate('termsheet', asked(), analyst.signal);
    await expect.poll(() => server.calls.length).toBeGreaterThan(0);
    analyst.abort();
    const outcome = await evaluated;
    expect(outcome.exitCode).toBe(130);
    expect(outcome.stderr).toContain('interrupted');
    expect(outcome.stdout).toContain('| built-in engine');
    await expect.poll(() => server.abandoned()).toBe(server.calls.length);
  });

  it('keeps to the deadline', async () => {
    server.script({ kind: 'hangs' });
    const outcome = await evaluate('termsheet', [...asked(), '--json', '--timeout-ms', '500']);
    const { model } = JSON.parse(outcome.stdout);
    expect(outcome.exitCode).toBe(5);
    expect(model.failures).toEqual({ 'provider-timeout': model.calls });
  });

  it('keeps to the number of calls at once', async () => {
    // The first call has its answer only when the second is there.
    const together = { kind: 'answers-together', text: nothingToAdd, calls: 2 } as const;
    server.script(together, together, { kind: 'answers', text: nothingToAdd });
    const outcome = await evaluate('termsheet', [...asked(), '--concurrency', '2']);
    expect(outcome.exitCode).toBe(0);
    expect(server.mostAtOnce()).toBe(2);
  });
});

/** Shares of right first codes, summed over all sets and systems: four rows of one system may tell nothing. */
function firstCodesRight({ sets }: { sets: { scores: Record<string, { top1: number }> }[] }): number {
  return sets.flatMap(({ scores }) => Object.values(scores)).reduce((sum, { top1 }) => sum + top1, 0);
}

it('eval codes counts right codes, and codes that no table holds, which never get through', async () => {
  server.script(secondCandidate);
  const { stdout, exitCode } = await evaluate('codes', [...asked(), ...price, '--json']);
  expect(exitCode).toBe(0);
  const [builtin, model] = JSON.parse(stdout).engines;
  // A model that always prefers our second choice does worse than we do, and the table shows it.
  expect(firstCodesRight(model)).toBeLessThan(firstCodesRight(builtin));
  expect(model.sets[0]).toMatchObject({ rows: 4, unknownCodes: 0 });
  expect(model.sets[0].scores.naics.calibrationError).toBeGreaterThan(0);
  const descriptions = 4 * model.sets.length;
  expect(model.model).toMatchObject({
    asked: descriptions,
    unverifiedShare: 0.5,
    rejected: { 'unknown-code': 4 * descriptions },
  });
  expect(model.model.costTotal).toBeGreaterThan(0);
  const table = (await evaluate('codes', asked())).stdout;
  expect(table).toMatch(/^\| golden, holdout: NAICS first \/ first five +\| \d/m);
  expect(table).toMatch(/^\| why left out +\| +\| not in the official table \d+ +\|$/m);
});

describe('a recording', () => {
  const file = () => join(workingDirectory, 'answers.jsonl');

  it.each([
    ['termsheet', halfTrue],
    ['codes', secondCandidate],
  ] as const)('of eval %s replays without the server and without a key', async (what, behaviour) => {
    server.script(behaviour);
    const live = await evaluate(what, [...asked(), '--record', 'answers.jsonl', '--json']);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(readFileSync(file(), 'utf8')).not.toContain('canary-key');
    const calls = server.calls.length;
    const words = ['eval', what, '--limit', '4', '--replay', 'answers.jsonl', '--json'];
    const replayed = await runCaptured(words, { workingDirectory });
    expect(replayed.exitCode).toBe(0);
    expect(server.calls.length).toBe(calls);
    const [one, other] = [live, replayed].map(({ stdout }) => JSON.parse(stdout).engines[1]);
    expect(other.engine).toEqual({ provider: 'openai', model: 'model-a', isReplay: true });
    expect(other).toMatchObject({ medianMs: null, p95Ms: null });
    expect({ ...other.model, summary: other.summary, sets: other.sets }).toEqual({
      ...one.model,
      summary: one.summary,
      sets: one.sets,
    });
  });

  it('has no answer for another model: exit code 5 and a sentence that says so', async () => {
    server.script(halfTrue);
    await evaluate('termsheet', [...asked(), '--record', 'answers.jsonl']);
    const words = ['--replay', 'answers.jsonl', '--provider', 'ollama', '--model', 'model-b'];
    const outcome = await evaluate('termsheet', [...words, '--json']);
    expect(outcome.exitCode).toBe(5);
    expect(JSON.parse(outcome.stdout).model.failures).toHaveProperty('provider-unavailable');
  });

  it('is not made unless it is asked for, and never over another file', async () => {
    server.script(halfTrue);
    await evaluate('termsheet', asked());
    expect(existsSync(file())).toBe(false);
    await evaluate('termsheet', [...asked(), '--record', 'answers.jsonl']);
    const again = await evaluate('termsheet', [...asked(), '--record', 'answers.jsonl']);
    expect(again).toMatchObject({ exitCode: 1, stdout: '' });
    expect(again.stderr).toContain('never overwritten');
  });

  it('cannot be read where there is none: exit code 3', async () => {
    const outcome = await evaluate('termsheet', ['--replay', 'none.jsonl']);
    expect(outcome).toMatchObject({ exitCode: 3, stdout: '' });
    expect(outcome.stderr).toContain('cannot be read');
  });
});
