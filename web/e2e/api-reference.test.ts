import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import ts from 'typescript';
import { afterAll, describe, expect, test } from 'vitest';
import { browserForTests } from './testing/browser.ts';
import { expectNoFaults } from './testing/faults.ts';

const visit = browserForTests();
const folder = mkdtempSync(join(tmpdir(), 'fettle-examples-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function openReference(): Promise<Page> {
  const page = await visit('/api', { reducedMotion: 'reduce' });
  await page.getByRole('heading', { name: 'Company codes', exact: true }).waitFor();
  return page;
}

const runners: Readonly<Record<string, (code: string) => string>> = {
  curl: (code) => run('sh', ['-c', `${code} -sS -w ' %{http_code}'`]),
  Python: (code) => run('python3', ['-c', code]),
  // As a file in a folder that says nothing about modules.
  TypeScript: (code) => {
    const { outputText } = ts.transpileModule(code, { compilerOptions: { module: ts.ModuleKind.CommonJS } });
    return run(process.execPath, ['-e', outputText]);
  },
};

const run = (program: string, parameters: readonly string[]) =>
  execFileSync(program, parameters, { encoding: 'utf8', timeout: 60_000 });

/** Faults that a strict compiler finds in programs of one file each. */
function faultsOfTypes(programs: readonly string[]): readonly string[] {
  const files = programs.map((code, index) => {
    const file = join(folder, `example-${index}.ts`);
    writeFileSync(file, code);
    return file;
  });
  const program = ts.createProgram(files, {
    strict: true,
    noEmit: true,
    moduleDetection: ts.ModuleDetectionKind.Force,
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    types: [],
  });
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => String(messageText));
}

/** What each call answers with, whoever asks. */
const answers: Readonly<Record<string, string>> = {
  analyzeTermSheet: '"overallRisk":"',
  streamTermSheetAnalysis: 'event: result',
  compareTermSheets: '"findings":{',
  exitWaterfall: '"exitValue":5000000',
  classifyBusiness: '"suggestions"',
  streamClassification: 'event: stage',
  classifyBatch: '{"id":"2","confidence"',
  searchCodes: '"codes":[{',
  lookupCode: '"concordances":[{',
  explainCode: '"near":[{',
  browseCodes: '"children":[{',
  carbonFootprint: '"monthlyEmissions"',
  engine: '"provider":"builtin"',
  health: '{"status":"ok"}',
  ready: '"database":"ok"',
  openApi: '"openapi":"3.1.0"',
};

describe('the page of the API', () => {
  test('shows every call of the document, with its address, answers and examples', async () => {
    const page = await openReference();
    const document = await page.evaluate(async () => (await fetch('/api/openapi.json')).json());
    const ids = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(ids.length).toBeGreaterThan(15);
    for (const id of ids) {
      const entry = page.locator(`#${id}`);
      expect(await entry.getByRole('heading', { level: 3 }).count()).toBe(1);
      expect(await entry.locator('details').count()).toBe(3);
    }
    expect(await page.getByRole('link', { name: `OpenAPI document ${document.info.version}` }).count()).toBe(
      1,
    );
  });

  test('says what all calls share, and lists the fields of a body', async () => {
    const page = await openReference();
    await page.getByText('Clients of the Model Context Protocol find the same tools at /mcp.').waitFor();
    const fields = page.locator('#analyzeTermSheet').getByRole('listitem');
    expect(await fields.allTextContents()).toEqual([
      expect.stringMatching(/^jurisdiction \(optional\): .*; one of US, UK, EU$/),
      expect.stringMatching(/^analysisDetail \(optional\): .*; one of brief, detailed$/),
      expect.stringMatching(/^termSheetText \(optional\): Pasted text/),
      expect.stringContaining('one of include, omit'),
      'file (optional): PDF, DOCX, DOC or plain text',
    ]);
    const row = page.locator('#exitWaterfall').getByRole('listitem').filter({ hasText: 'capTable' });
    expect(await row.textContent()).toContain(
      'with $schema, note, currency, common, options, series, carveOut',
    );
  });

  test('has no fault with everything unfolded, on a phone too', async () => {
    const page = await openReference();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('#lookupCode summary').first().click();
    await page.getByText('system=NAICS&code=722511').first().waitFor();
    await expectNoFaults(page);
  });

  test('says so where the document cannot be read', async () => {
    const page = await visit('/');
    await page.route('**/api/openapi.json', (route) => route.abort());
    await page.goto(new URL('/api', page.url()).href);
    await page.getByText('The description could not be read.').waitFor();
  });

  test.each(Object.keys(runners))('has examples in %s that run as they stand', async (language) => {
    const page = await openReference();
    for (const [id, answer] of Object.entries(answers)) {
      const example = page.locator(`#${id} details`).filter({ hasText: language }).locator('code');
      const said = runners[language]?.((await example.textContent()) ?? '') ?? '';
      expect([id, said.includes(answer), said.slice(0, 100)]).toEqual([id, true, expect.any(String)]);
    }
  });

  test('has examples in TypeScript that a strict compiler passes', async () => {
    const page = await openReference();
    const examples = page.locator('details').filter({ hasText: 'TypeScript' }).locator('code');
    const programs = await examples.allTextContents();
    expect(programs.length).toBeGreaterThan(15);
    expect(faultsOfTypes(programs)).toEqual([]);
  });
});
