import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Cancellation } from '../../core/cancellation.ts';
import { checkCarbonFootprint } from '../../core/carbon/check-carbon-footprint.ts';
import type { ClassificationRequest } from '../../core/codes/classification.ts';
import type { TermSheetAnalysis } from '../../core/termsheet/analysis.ts';
import { hostileAnalysis } from '../../core/termsheet/report/testing/hostile-analysis.ts';
import { createMcpServer } from './create-mcp-server.ts';
import type { McpTermSheetRequest } from './mcp-dependencies.ts';

const comparedAnalyses: Readonly<Record<string, TermSheetAnalysis>> = {
  'harsh.txt': hostileAnalysis,
  'fair.txt': { ...hostileAnalysis, overallRisk: 'Green', economicTerms: [] },
};
const analyses: McpTermSheetRequest[] = [];
const classifications: ClassificationRequest[] = [];
let client: Client;
let lastCancellation: Cancellation | undefined;

beforeEach(async () => {
  const server = createMcpServer({
    version: '1.2.3',
    checkCarbonFootprint,
    analyzeTermSheet: async (request) => {
      analyses.push(request);
      const { source } = request;
      const compared = source.kind === 'file' ? comparedAnalyses[source.file.name] : undefined;
      if (compared) return { ok: true, value: compared };
      return { ok: false, error: { code: 'not-a-term-sheet', message: 'This seems to be an invoice.' } };
    },
    classifyBusiness: async (request, { cancellation }) => {
      classifications.push(request);
      while (request.businessDescription === 'slow' && !cancellation.aborted) await sleep(5);
      lastCancellation = cancellation;
      return { ok: false, error: { code: 'unknown-code', message: 'No such code.' } };
    },
    readFile: async (path) =>
      path === 'there.txt' || path in comparedAnalyses ? { name: path, bytes: new Uint8Array([65]) } : null,
  });
  const [mine, theirs] = InMemoryTransport.createLinkedPair();
  client = new Client({ name: 'test', version: '1' });
  await Promise.all([server.connect(theirs), client.connect(mine)]);
});
afterEach(() => client.close());

it('offers its tools', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'check_carbon_footprint',
    'analyze_term_sheet',
    'classify_business',
    'compare_term_sheets',
  ]);
});

it('refuses an answer that is not an option', async () => {
  const outcome = await client.callTool({
    name: 'check_carbon_footprint',
    arguments: { frequency: 'always' },
  });
  expect(outcome.isError).toBe(true);
});

it('estimates a footprint', async () => {
  const outcome = await client.callTool({
    name: 'check_carbon_footprint',
    arguments: {
      frequency: 'daily',
      useCase: 'text',
      access: 'browser',
      teamSize: 'solo',
      hosting: 'unknown',
    },
  });
  expect(outcome.structuredContent).toMatchObject({ monthlyEmissions: 0.432, rating: 'Low' });
});

it('hands text and files to the analysis and passes its failure on', async () => {
  const call = (input: Record<string, unknown>) =>
    client.callTool({ name: 'analyze_term_sheet', arguments: input });
  expect(await call({ text: 'Invoice' })).toMatchObject({
    isError: true,
    content: [{ text: 'not-a-term-sheet: This seems to be an invoice.' }],
  });
  await call({ filePath: 'there.txt', jurisdiction: 'UK', analysisDetail: 'brief' });
  expect(analyses.slice(-2)).toEqual([
    { jurisdiction: 'US', analysisDetail: 'detailed', source: { kind: 'text', text: 'Invoice' } },
    {
      jurisdiction: 'UK',
      analysisDetail: 'brief',
      source: { kind: 'file', file: { name: 'there.txt', bytes: new Uint8Array([65]) } },
    },
  ]);
  expect(await call({ filePath: 'gone.txt' })).toMatchObject({
    isError: true,
    content: [{ text: 'file-not-readable: gone.txt cannot be read.' }],
  });
});

it('compares two files, and refuses what it does not know', async () => {
  const call = (input: Record<string, unknown>) =>
    client.callTool({ name: 'compare_term_sheets', arguments: input });
  const outcome = await call({ first: 'harsh.txt', second: 'fair.txt' });
  expect(outcome.structuredContent).toMatchObject({
    overallRisk: { first: 'Red', second: 'Green' },
    findings: { onlyFirst: [{ id: 'E03' }] },
  });
  expect(await call({ first: 'harsh.txt', second: 'there.txt' })).toMatchObject({
    isError: true,
    content: [{ text: 'not-a-term-sheet: there.txt: This seems to be an invoice.' }],
  });
  expect(await call({ first: 'gone.txt', second: 'fair.txt' })).toMatchObject({ isError: true });
  expect(await call({ first: 'harsh.txt', second: 'fair.txt', path: 'x' })).toMatchObject({ isError: true });
});

it('hands descriptions and codes to the classification', async () => {
  const existingCode = { type: 'SIC', code: '0000' };
  await client.callTool({ name: 'classify_business', arguments: { existingCode } });
  expect(classifications.at(-1)).toEqual({ existingCode });
});

it('hands answers to questions on', async () => {
  const clarifications = [{ question: 'role', option: 'retail' }];
  const words = { businessDescription: 'Bolts and fixings', clarifications };
  await client.callTool({ name: 'classify_business', arguments: words });
  expect(classifications.at(-1)).toEqual(words);
});

it('ends a call that its client gives up', async () => {
  const call = client.callTool(
    { name: 'classify_business', arguments: { businessDescription: 'slow' } },
    undefined,
    { signal: AbortSignal.timeout(100) },
  );
  await expect(call).rejects.toThrow();
  await expect.poll(() => lastCancellation?.aborted).toBe(true);
});
