import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browseCodes } from '../../../core/codes/browse-codes.ts';
import { classifyBusiness } from '../../../core/codes/classify-business.ts';
import { systemOfType } from '../../../core/codes/existing-code/system-names.ts';
import { explainInTable } from '../../../core/codes/explanation/explain-code.ts';
import { lookUpInTable } from '../../../core/codes/lookup-code.ts';
import { searchCodes } from '../../../core/codes/search-codes.ts';
import { analyzeTermSheet } from '../../../core/termsheet/analyze-term-sheet.ts';
import { engineInProcess } from '../../../core/termsheet/engine-in-process.ts';
import { createDocumentReader } from '../../documents/document-reader.ts';
import { packageRoot } from '../../package-root.ts';
import { sharedCodeTables } from '../../taxonomies/testing/shared-code-tables.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { componentSchemas, openApiDocument } from './openapi-document.ts';
import { typedCalls } from './testing/typed-calls.ts';

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly example?: unknown;
    readonly required: boolean;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: unknown }>> };
  readonly responses: Readonly<
    Record<
      string,
      { readonly content: Readonly<Record<string, { readonly schema: { readonly $ref?: string } }>> }
    >
  >;
}

const document = openApiDocument('1.2.3') as {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
);

let server: TestServer;
beforeAll(async () => {
  const tables = sharedCodeTables();
  const engine = engineInProcess({ documentReader: createDocumentReader({ maxBytes: 1_048_576 }) });
  server = await startTestServer({
    searchCodes: async ({ query, system, limit }) => searchCodes(tables, query, systemOfType[system], limit),
    browseCodes: async ({ system, code }) => browseCodes(tables, system, code),
    lookupCode: async ({ system, code }) => lookUpInTable(tables, system, code),
    explainCode: async ({ system, code }) => explainInTable(tables, system, code),
    classifyBusiness: (request, progress) => classifyBusiness({ tables }, request, progress),
    analyzeTermSheet: (request, progress) => analyzeTermSheet({ engine, model: null }, request, progress),
  });
});
afterAll(async () => server.close());

describe('the description of the API', () => {
  it('passes a strict linter without a word', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const problems = await lintFromString({
      source: JSON.stringify(await (await server.get('/api/openapi.json')).json()),
      absoluteRef: 'openapi.json',
      config,
    });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    );
  });

  it('has the version of the package, and names every operation once', () => {
    expect(document.info.version).toBe('1.2.3');
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(18);
  });

  it('describes every call that the server answers', async () => {
    for (const { path, method } of operations) {
      const response = await fetch(server.url + path, { method: method.toUpperCase() });
      expect([404, 405], `${method} ${path}`).not.toContain(response.status);
    }
  });

  it.each(operations.filter(({ path }) => path.startsWith('/api/')))(
    'answers the example of $operationId as it says',
    async ({ path, method, parameters = [], requestBody, responses }) => {
      const query = new URLSearchParams(
        parameters.map(({ name, example }): [string, string] => [name, String(example ?? 'a')]),
      );
      const [type = '', media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
      const { example } = media ?? {};
      const response = await fetch(`${server.url}${path}?${query}`, {
        method: method.toUpperCase(),
        ...(media && {
          headers: { 'Content-Type': type },
          body: typeof example === 'string' ? example : JSON.stringify(example),
        }),
      });
      const text = await response.text();
      expect([response.status, text.slice(0, 200)]).toEqual([200, expect.any(String)]);
      const [saidType = '', said] = Object.entries(responses['200']?.content ?? {})[0] ?? [];
      expect(response.headers.get('content-type')?.split(';')[0]).toBe(saidType);
      const name = said?.schema.$ref?.split('/').at(-1);
      if (name === undefined) expect(text.length).toBeGreaterThan(10);
      else componentSchemas[name as keyof typeof componentSchemas].parse(JSON.parse(text));
    },
  );
});

describe('a typed client that is made from the description', () => {
  const folder = mkdtempSync(join(packageRoot(), 'node_modules', '.typed-client-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('makes every call, and its types are those of the answers', async () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'api.d.ts'), astToString(await openapiTS(JSON.stringify(document))));
    const calls = join(folder, 'calls.ts');
    writeFileSync(calls, typedCalls);
    const program = ts.createProgram([calls], {
      strict: true,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2023,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      skipLibCheck: true,
      types: [],
      outDir: folder,
    });
    const emitted = ts.getPreEmitDiagnostics(program);
    expect(emitted.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
    program.emit();
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    const { makeCalls } = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'calls.js')).href);
    const answers: Record<string, number> = await makeCalls(server.url);
    expect(Object.keys(answers).sort()).toEqual(operations.map(({ operationId }) => operationId).sort());
    expect(new Set(Object.values(answers))).toEqual(new Set([200]));
  });
});
