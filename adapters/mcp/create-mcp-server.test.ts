import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Cancellation } from '../../core/cancellation.ts';
import type { ClassificationRequest } from '../../core/codes/classification.ts';
import { failed, success } from '../../core/result.ts';
import type { ClauseFinding, TermSheetAnalysis } from '../../core/termsheet/analysis.ts';
import { hostileAnalysis } from '../../core/termsheet/report/testing/hostile-analysis.ts';
import type { McpTermSheetRequest } from './mcp-dependencies.ts';
import { connectClient } from './testing/connect-client.ts';
import { fakeMcpDependencies } from './testing/fake-mcp-dependencies.ts';

const comparedAnalyses: Readonly<Record<string, TermSheetAnalysis>> = {
  'harsh.txt': hostileAnalysis,
  'fair.txt': { ...hostileAnalysis, overallRisk: 'Green', economicTerms: [] },
};
const gone = failed({ code: 'file-not-readable', message: 'gone.txt cannot be read: no such file.' });
let analyses: McpTermSheetRequest[];
let classifications: ClassificationRequest[];
let client: Client;
let lastCancellation: Cancellation | undefined;
let readingEnded: boolean;

const local = fakeMcpDependencies({
  analyzeTermSheet: async (request, { onStage }) => {
    analyses.push(request);
    const { source } = request;
    onStage({ stage: 'read', done: 1, total: 2 });
    onStage({ stage: 'done', done: 2, total: 2 });
    const compared = source.kind === 'file' ? comparedAnalyses[source.file.name] : undefined;
    if (compared) return success({ ...compared, analysisDetail: request.analysisDetail });
    return failed({ code: 'not-a-term-sheet', message: 'This seems to be an invoice.' });
  },
  classifyBusiness: async (request, { cancellation, onStage }) => {
    classifications.push(request);
    onStage({ stage: 'search', done: 1, total: 2 });
    while (request.businessDescription === 'slow' && !cancellation.aborted) await sleep(5);
    lastCancellation = cancellation;
    return failed({ code: 'unknown-code', message: 'No such code.' });
  },
  readLocalFile: async (path, signal) => {
    if (path === 'endless') {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      readingEnded = true;
    }
    const isThere = path === 'there.txt' || path in comparedAnalyses;
    return isThere ? success({ name: path, bytes: new Uint8Array([65]) }) : gone;
  },
});
const call = (name: string, input: Record<string, unknown> = {}) =>
  client.callTool({ name, arguments: input });
const textOf = (outcome: unknown) =>
  (outcome as { readonly content: readonly { readonly text: string }[] }).content
    .map(({ text }) => text)
    .join();

beforeEach(async () => {
  analyses = [];
  classifications = [];
  readingEnded = false;
  client = await connectClient(local);
});
afterEach(() => client.close());

describe('the list of tools', () => {
  it('has the contracted ones, each with a title, an output schema and every argument described', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'analyze_term_sheet',
      'compare_term_sheets',
      'classify_business',
      'lookup_code',
      'estimate_ai_carbon',
      'exit_waterfall',
    ]);
    for (const { name, title, description, inputSchema, outputSchema, annotations } of tools) {
      expect(title, name).toBeTruthy();
      expect(description, name).toBeTruthy();
      expect(outputSchema, name).toMatchObject({ type: 'object' });
      expect(inputSchema.additionalProperties, name).toBe(false);
      expect(annotations, name).toMatchObject({ readOnlyHint: true, openWorldHint: false });
      const described = Object.entries(inputSchema.properties ?? {});
      expect(described.length, name).toBeGreaterThan(0);
      for (const [argument, schema] of described) {
        expect(schema, `${name} ${argument}`).toHaveProperty('description');
      }
    }
  });

  it('says which tools send a text to another machine', async () => {
    const remote = await connectClient({
      ...local,
      engine: () => ({ sendsTextTo: 'OpenAI (api.openai.com)' }),
    });
    const { tools } = await remote.listTools();
    const open = tools.filter(({ annotations }) => annotations?.openWorldHint).map(({ name }) => name);
    expect(open).toEqual(['analyze_term_sheet', 'compare_term_sheets', 'classify_business']);
    await remote.close();
  });

  it('takes no name of a file where clients are on other machines', async () => {
    const served = await connectClient({ ...local, readLocalFile: null });
    const { tools } = await served.listTools();
    const names = tools.slice(0, 2).map(({ inputSchema }) => Object.keys(inputSchema.properties ?? {}));
    expect(names).toEqual([
      ['text', 'jurisdiction', 'detail'],
      ['firstText', 'secondText', 'jurisdiction', 'detail'],
    ]);
    const outcome = await served.callTool({ name: 'analyze_term_sheet', arguments: { path: 'there.txt' } });
    expect(textOf(outcome)).toContain('unknown argument "path"; analyze_term_sheet takes text, jurisdiction');
    expect(analyses).toEqual([]);
    await served.close();
  });
});

describe('an argument that a tool does not have', () => {
  it.each([
    ['analyze_term_sheet', { filePath: 'there.txt' }, 'unknown argument "filePath" (use path)'],
    [
      'classify_business',
      { businessDescription: 'x' },
      'unknown argument "businessDescription" (use description)',
    ],
    ['lookup_code', { type: 'SIC', system: 'SIC', code: '1' }, 'unknown argument "type" (use system)'],
    ['compare_term_sheets', { first: 'a', second: 'b', path: 'x' }, 'takes first, second, jurisdiction'],
    [
      'exit_waterfall',
      { capTable: {}, exits: '5m', x: 1 },
      'unknown argument "x"; exit_waterfall takes capTable, exits',
    ],
    ['estimate_ai_carbon', { team: 'solo' }, 'takes frequency, useCase, access, teamSize, hosting'],
  ])('is refused by %s with the right one', async (name, input, sentence) => {
    const outcome = await call(name, input);
    expect(outcome.isError).toBe(true);
    expect(textOf(outcome)).toContain(sentence);
    expect([...analyses, ...classifications]).toEqual([]);
  });

  it('nor is an option that does not exist, or a call of more parts than any has', async () => {
    expect((await call('estimate_ai_carbon', { frequency: 'always' })).isError).toBe(true);
    const clarifications = Array.from({ length: 3000 }, () => ({ question: 'a', option: 'b' }));
    const outcome = await call('classify_business', { description: 'x', clarifications });
    expect(textOf(outcome)).toContain('more than the maximum of 5000 elements');
  });
});

describe('a term sheet', () => {
  it('is read from its text or its file, and a failure is passed on with its code', async () => {
    expect(textOf(await call('analyze_term_sheet', { text: 'Invoice' }))).toBe(
      'not-a-term-sheet: This seems to be an invoice.',
    );
    await call('analyze_term_sheet', { path: 'there.txt', jurisdiction: 'UK', detail: 'brief' });
    expect(analyses).toEqual([
      { jurisdiction: 'US', analysisDetail: 'detailed', source: { kind: 'text', text: 'Invoice' } },
      {
        jurisdiction: 'UK',
        analysisDetail: 'brief',
        source: { kind: 'file', file: { name: 'there.txt', bytes: new Uint8Array([65]) } },
      },
    ]);
    expect(textOf(await call('analyze_term_sheet', { path: 'gone.txt' }))).toBe(
      'file-not-readable: gone.txt cannot be read: no such file.',
    );
    const both = await call('analyze_term_sheet', { path: 'there.txt', text: 'x' });
    expect(textOf(both)).toContain('either path or text');
  });

  it('is answered once: the data without its text, and a few lines', async () => {
    const outcome = await call('analyze_term_sheet', { path: 'harsh.txt' });
    const data = JSON.stringify(outcome.structuredContent);
    expect(outcome.structuredContent).toMatchObject({ overallRisk: 'Red', verdict: hostileAnalysis.verdict });
    expect(outcome.structuredContent).not.toHaveProperty('source');
    expect(textOf(outcome)).toContain('- Red: Liquidation preference. Investors take 3 times');
    expect(textOf(outcome).length).toBeLessThan(data.length / 3);
    const brief = await call('analyze_term_sheet', { path: 'harsh.txt', detail: 'brief' });
    expect(brief.structuredContent).toMatchObject({ economicTerms: [{ id: 'E03', rating: 'Red' }] });
    expect(JSON.stringify(brief.structuredContent).length).toBeLessThan(data.length * 0.7);
  });

  it('is compared with another one, and a failure names the one it is about', async () => {
    const outcome = await call('compare_term_sheets', { first: 'harsh.txt', second: 'fair.txt' });
    expect(outcome.structuredContent).toMatchObject({
      overallRisk: { first: 'Red', second: 'Green' },
      findings: { onlyFirst: [{ id: 'E03' }] },
    });
    expect(textOf(outcome)).toContain('First: Red. Second: Green.');
    expect(textOf(await call('compare_term_sheets', { first: 'harsh.txt', second: 'there.txt' }))).toBe(
      'not-a-term-sheet: there.txt: This seems to be an invoice.',
    );
    expect((await call('compare_term_sheets', { first: 'gone.txt', second: 'fair.txt' })).isError).toBe(true);
  });

  it('is compared briefly, and in detail where that is wanted', async () => {
    const input = { first: 'harsh.txt', second: 'fair.txt' };
    const brief = await call('compare_term_sheets', input);
    const detailed = await call('compare_term_sheets', { ...input, detail: 'detailed' });
    const gone = (outcome: typeof brief) =>
      (outcome.structuredContent as { findings: { onlyFirst: ClauseFinding[] } }).findings.onlyFirst;
    expect(gone(brief).map(({ id }) => id)).toEqual(gone(detailed).map(({ id }) => id));
    const [finding] = hostileAnalysis.economicTerms;
    expect(gone(detailed)[0]).toMatchObject({ norm: finding?.norm });
    expect(gone(brief)[0]).not.toHaveProperty('norm');
    expect(JSON.stringify(brief).length).toBeLessThan(JSON.stringify(detailed).length);
  });

  it('tells how far it is, over both of two', async () => {
    const seen: unknown[] = [];
    const onprogress = (progress: unknown) => seen.push(progress);
    const input = { first: 'harsh.txt', second: 'fair.txt' };
    await client.callTool({ name: 'compare_term_sheets', arguments: input }, undefined, { onprogress });
    expect(seen).toEqual([
      { progress: 1, total: 4, message: 'read' },
      { progress: 2, total: 4, message: 'done' },
      { progress: 3, total: 4, message: 'read' },
      { progress: 4, total: 4, message: 'done' },
    ]);
  });
});

describe('a call that its client gives up', () => {
  it('ends while a file is read', async () => {
    const stop = new AbortController();
    const input = { name: 'analyze_term_sheet', arguments: { path: 'endless' } };
    const reading = client.callTool(input, undefined, { signal: stop.signal });
    setImmediate(() => stop.abort());
    await expect(reading).rejects.toThrow();
    await expect.poll(() => readingEnded).toBe(true);
    expect(analyses).toEqual([]);
  });

  it('ends while it is worked on', async () => {
    const stop = new AbortController();
    const input = { name: 'classify_business', arguments: { description: 'slow' } };
    const working = client.callTool(input, undefined, { signal: stop.signal });
    await expect.poll(() => classifications.length).toBe(1);
    stop.abort();
    await expect(working).rejects.toThrow();
    await expect.poll(() => lastCancellation?.aborted).toBe(true);
  });
});

it('lets the last step arrive before the answer, which ends the call for its client', async () => {
  const arrived: { readonly isStep: boolean; readonly at: number }[] = [];
  const { transport } = client;
  if (!transport) throw new Error('not connected');
  const { onmessage } = transport;
  transport.onmessage = (message, extra) => {
    arrived.push({ isStep: 'method' in message, at: performance.now() });
    onmessage?.(message, extra);
  };
  const input = { name: 'analyze_term_sheet', arguments: { path: 'harsh.txt' } };
  await client.callTool(input, undefined, { onprogress: () => undefined });
  expect(arrived.map(({ isStep }) => isStep)).toEqual([true, true, false]);
  const [, step, answer] = arrived;
  expect((answer?.at ?? 0) - (step?.at ?? 0)).toBeGreaterThan(15);
});

it('tells a client that asks how far a classification is', async () => {
  const seen: unknown[] = [];
  const onprogress = (progress: unknown) => seen.push(progress);
  const input = { name: 'classify_business', arguments: { description: 'x' } };
  await client.callTool(input, undefined, { onprogress });
  expect(seen).toEqual([{ progress: 1, total: 2, message: 'search' }]);
});

it('hands descriptions, codes and answers to questions to the classification', async () => {
  const existingCode = { type: 'SIC', code: '0000' };
  await call('classify_business', { existingCode });
  const clarifications = [{ question: 'role', option: 'retail' }];
  await call('classify_business', { description: 'Bolts and fixings', clarifications });
  expect(classifications).toEqual([
    { existingCode },
    { businessDescription: 'Bolts and fixings', clarifications },
  ]);
});
