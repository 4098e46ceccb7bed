import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ProtocolServer, startProtocolServer } from '../../adapters/llm/testing/protocol-server.ts';
import { fairOffer } from '../../core/termsheet/llm-review/testing/offer.ts';
import { runCaptured } from '../testing/run-captured.ts';

const quote = 'Exclusivity: 30 days from signature.';
const answer = (quoted: string) =>
  JSON.stringify({
    findings: [
      {
        id: 'G07',
        rating: 'Amber',
        risk: 'No exception for offers that come in.',
        recommendation: 'Ask for one.',
        quote: quoted,
      },
    ],
    overall: { rating: 'Green', reason: 'Usual.', quote: '' },
  });

// The log of the calls goes to the process, and is no answer of a test.
beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(['openai', 'ollama'] as const)('termsheet analyze with %s', (protocol) => {
  let server: ProtocolServer;
  beforeEach(async () => {
    server = await startProtocolServer(protocol);
  });
  afterEach(() => server.close());

  const analyze = (environment: Record<string, string> = {}) =>
    runCaptured(['termsheet', 'analyze', '-', '--jurisdiction', 'UK', '--json'], {
      stdin: fairOffer,
      environment: {
        LLM_PROVIDER: protocol,
        OPENAI_BASE_URL: server.address,
        OPENAI_MODEL: 'model-a',
        OLLAMA_HOST: server.address,
        OLLAMA_MODEL: 'model-a',
        ...environment,
      },
    });

  it('adds what the model found, with its passage', async () => {
    server.script({ kind: 'answers', text: answer(quote) });
    const { stdout, exitCode } = await analyze();
    const analysis = JSON.parse(stdout);
    expect(exitCode).toBe(0);
    expect(analysis.engine).toEqual({ provider: protocol, model: 'model-a' });
    const exclusivity = analysis.governanceTerms.find(({ id }: { id: string }) => id === 'G07');
    expect(exclusivity.rating).toBe('Amber');
    for (const one of exclusivity.evidence) expect(fairOffer.slice(one.start, one.end)).toBe(one.quote);
  });

  it('leaves an invented quote out', async () => {
    server.script({ kind: 'answers', text: answer('The founders guarantee everything.') });
    expect((await analyze()).stdout).not.toContain('No exception for offers');
  });

  it('falls back to the built-in engine and says why', async () => {
    server.script({ kind: 'status', status: 401 });
    const { stdout, exitCode } = await analyze();
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout).engine).toMatchObject({
      provider: 'builtin',
      fallback: expect.stringContaining('does not accept the key'),
    });
  });

  it.each([
    [{ kind: 'status', status: 401 }, 4],
    [{ kind: 'status', status: 400 }, 5],
    [{ kind: 'answers', text: 'prose' }, 5],
  ] as const)('fails with %j where no fallback is allowed', async (behaviour, exitCode) => {
    server.script(behaviour);
    const outcome = await analyze({ LLM_FALLBACK: 'error' });
    expect(outcome).toMatchObject({ exitCode, stdout: '' });
  });

  // What is not given up never ends, and the test with it.
  it('gives a hung server up at the deadline', async () => {
    server.script({ kind: 'hangs' });
    const start = performance.now();
    const { exitCode } = await analyze({ LLM_FALLBACK: 'error', LLM_TIMEOUT_MS: '2000' });
    expect(exitCode).toBe(5);
    expect(performance.now() - start).toBeGreaterThan(1900);
  });
});

/** Runs a command, and interrupts it when the server has had its first call, however long that takes. */
async function interruptedOnceAsked(
  server: Awaited<ReturnType<typeof startProtocolServer>>,
  words: readonly string[],
  stdin: string,
) {
  const analyst = new AbortController();
  const outcome = runCaptured(words, {
    stdin,
    environment: { LLM_PROVIDER: 'ollama', OLLAMA_HOST: server.address, OLLAMA_MODEL: 'model-a' },
    signal: analyst.signal,
  });
  await expect.poll(() => server.calls.length).toBeGreaterThan(0);
  analyst.abort();
  return outcome;
}

it('stops asking and exits with 130 when it is interrupted', async () => {
  const server = await startProtocolServer('ollama');
  server.script({ kind: 'hangs' });
  const outcome = await interruptedOnceAsked(server, ['termsheet', 'analyze', '-'], fairOffer);
  expect(outcome).toMatchObject({ exitCode: 130, stdout: '' });
  await server.close();
});

it.each([
  ['one description', ['codes', 'classify', 'We bake bread'], ''],
  ['a batch', ['codes', 'classify', '--batch', '-', '--concurrency', '2'], 'description\nWe bake\nWe brew\n'],
])('ends the calls for %s when it is interrupted', async (_, words, stdin) => {
  const server = await startProtocolServer('ollama');
  server.script({ kind: 'hangs' });
  const outcome = await interruptedOnceAsked(server, words, stdin);
  expect(outcome.exitCode).toBe(130);
  expect(server.calls.length).toBeGreaterThan(0);
  await expect.poll(() => server.abandoned()).toBe(server.calls.length);
  await server.close();
});

describe('the log of a command', () => {
  const logged: string[] = [];
  beforeEach(() => {
    logged.length = 0;
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => logged.push(String(text)) > 0);
  });
  afterEach(() => vi.restoreAllMocks());

  it.each([
    [[], 2],
    [['--quiet'], 0],
  ])('with %j has %d lines of a call', async (flags, lines) => {
    const server = await startProtocolServer('ollama');
    server.script({ kind: 'answers', text: answer(quote) });
    await runCaptured([...flags, 'termsheet', 'analyze', '-'], {
      stdin: fairOffer,
      environment: { LLM_PROVIDER: 'ollama', OLLAMA_HOST: server.address, OLLAMA_MODEL: 'model-a' },
    });
    expect(logged.filter((line) => line.includes('"event":"model-'))).toHaveLength(lines);
    expect(logged.join('')).not.toContain('Exclusivity');
    await server.close();
  });
});

it('asks for the key that is missing, with exit code 4', async () => {
  const environment = { LLM_PROVIDER: 'openai', OPENAI_MODEL: 'model-a' };
  expect(await runCaptured(['termsheet', 'analyze', '-'], { stdin: fairOffer, environment })).toEqual({
    exitCode: 4,
    stdout: '',
    stderr: 'error: OPENAI_API_KEY must be set when LLM_PROVIDER is openai\n',
  });
});

it('takes --model for the provider of the configuration file', async () => {
  const server = await startProtocolServer('ollama');
  server.script({ kind: 'answers', text: answer(quote) });
  const workingDirectory = mkdtempSync(join(tmpdir(), 'fettle-provider-'));
  const settings = { LLM_PROVIDER: 'ollama', OLLAMA_HOST: server.address, OLLAMA_MODEL: 'model-a' };
  writeFileSync(join(workingDirectory, 'fettle.config.json'), JSON.stringify(settings));
  const words = ['termsheet', 'analyze', '-', '--json', '--model', 'model-b'];
  const { stdout } = await runCaptured(words, { stdin: fairOffer, workingDirectory });
  expect(JSON.parse(stdout).engine).toEqual({ provider: 'ollama', model: 'model-b' });
  rmSync(workingDirectory, { recursive: true });
  await server.close();
});

it('chooses the engine by flag', async () => {
  const server = await startProtocolServer('ollama');
  server.script({ kind: 'answers', text: answer(quote) });
  const words = ['--provider', 'ollama', '--model', 'model-b', '--base-url', server.address];
  const { stdout } = await runCaptured(['termsheet', 'analyze', '-', '--json', ...words], {
    stdin: fairOffer,
  });
  expect(JSON.parse(stdout).engine).toEqual({ provider: 'ollama', model: 'model-b' });
  await server.close();
});
