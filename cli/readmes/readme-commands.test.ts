import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiDocument } from '../../adapters/http/openapi/openapi-document.ts';
import { createProgram } from '../program.ts';
import { runCaptured } from '../testing/run-captured.ts';
import { pages, root, textOf, typedIn } from './testing/readmes.ts';

const silent = { write: () => undefined, isTerminal: false };
const opensNothing = () => Promise.reject(new Error('a page opens nothing'));
const program = await createProgram(
  [],
  {
    stdout: silent,
    stderr: silent,
    readStdin: async () => new Uint8Array(),
    environment: {},
    workingDirectory: root,
    signal: new AbortController().signal,
    openTables: opensNothing,
    openServices: opensNothing,
  },
  () => undefined,
);

/** The words of a command of ours, without what sets its environment, or what explains it or follows a pipe. */
function wordsOf(line: string): readonly string[] | undefined {
  const match = /^(?:[A-Z_]+=\S+ )*(?:npx )?(?:fettle|(?=(?:termsheet|codes|carbon) ))\s*([a-z-].*)$/.exec(
    line,
  );
  const [typed = ''] = match?.[1]?.split(/ {2,}| \| /) ?? [];
  const words = typed.replaceAll(/[[\]]/g, '').split(/\s+/);
  return match ? words : undefined;
}

/** The command that words name, those above it, and the words that are left. */
function named(
  words: readonly string[],
  above: readonly Command[] = [program],
): [Command[], readonly string[]] {
  const [first, ...rest] = words;
  const child = above.at(-1)?.commands.find((one) => one.name() === first);
  return child ? named(rest, [...above, child]) : [[...above], words];
}

const ours = pages.flatMap((page) =>
  typedIn(textOf(page)).flatMap((line) => {
    const words = wordsOf(line);
    return words ? [[page, line, words] as const] : [];
  }),
);

describe('the commands of the pages', () => {
  it('are found', () => {
    expect(ours.filter(([page]) => page === 'README.md').length).toBeGreaterThanOrEqual(8);
    expect(new Set(ours.map(([page]) => page)).size).toBeGreaterThanOrEqual(6);
  });

  it.each(ours)('%s: %s', (_page, _line, words) => {
    const [commands, rest] = named(words);
    expect(commands.length).toBeGreaterThan(/^--(?:help|version)$/.test(words[0] ?? '') ? 0 : 1);
    const known = [
      ...['--help', '-h', '--version'],
      ...commands.flatMap(({ options }) => options.flatMap(({ long, short }) => [long, short])),
    ];
    for (const flag of rest.filter((word) => /^--?[a-z]/.test(word))) expect(known).toContain(flag);
  });
});

describe('the tests that pages name', () => {
  const projects = [...textOf('vitest.config.ts').matchAll(/name: '(\w+)'/g)].map(([, name]) => name);
  const tests = ['core', 'adapters', 'cli', 'web'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((file) => /\.test\.tsx?$/.test(file)),
  );
  const runs = pages.flatMap((page) =>
    [...textOf(page).matchAll(/npx vitest run --project (\S+) ([\w./ -]+)/g)].map(
      ([, project = '', paths = '']) => [page, project, paths.trim().split(/\s+/)] as const,
    ),
  );

  it.each(runs)('%s: project %s, %j', (_page, project, paths) => {
    expect(projects).toContain(project);
    for (const path of paths) expect(tests.some((file) => file.includes(path))).toBe(true);
  });

  it('and the scripts are there', () => {
    const { scripts } = JSON.parse(textOf('package.json'));
    const called = pages.flatMap((page) =>
      [...textOf(page).matchAll(/npm (?:run ([\w:]+)|(start|test))\b/g)].map(
        ([, run, short]) => run ?? short,
      ),
    );
    expect(called.length).toBeGreaterThan(3);
    for (const name of called) expect(Object.keys(scripts)).toContain(name);
    const programs = pages.flatMap((page) =>
      [...textOf(page).matchAll(/node ((?:cli|adapters|web)\/[\w./-]+)/g)].map(([, file = '']) => file),
    );
    for (const file of programs) expect(existsSync(join(root, file)), file).toBe(true);
  });
});

describe('the commands of the front page, run as they stand there', () => {
  const workingDirectory = mkdtempSync(join(tmpdir(), 'fettle-front-page-'));
  const sheets = join(root, 'core/termsheet/testing/unseen-e');
  const into = (name: string) => join(workingDirectory, name);
  beforeAll(async () => {
    for (const name of ['offer.docx', 'draft1.docx']) {
      await copyFile(join(sheets, 'e01-us-series-a-table.docx'), into(name));
    }
    await copyFile(join(sheets, 'e04-us-series-c-letter.docx'), into('draft2.docx'));
    await writeFile(into('firms.csv'), 'id,description\n1,We bake bread and sell it in our shop\n');
    const common = [{ holder: 'Founders', shares: 800_000 }];
    const series = [
      { name: 'A', shares: 200_000, invested: 1_000_000, multiple: 1, participation: 'none', rank: 1 },
    ];
    await writeFile(into('captable.json'), JSON.stringify({ currency: 'GBP', common, series }));
  });
  afterAll(() => rmSync(workingDirectory, { recursive: true }));

  const block = /```\n(termsheet [\s\S]*?)```/.exec(textOf('README.md'))?.[1] ?? '';
  const lines = block.trim().split('\n');

  it.each(lines)('%s', async (line) => {
    const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    const [first, ...rest] = words;
    const environment = { DATABASE_URL: `sqlite:${into('fettle.db')}` };
    const typed = first === 'fettle' ? rest : words;
    const { exitCode, stderr } = await runCaptured(typed, { workingDirectory, environment });
    expect({ exitCode, stderr: exitCode === 0 ? '' : stderr }).toEqual({ exitCode: 0, stderr: '' });
    const output = rest[rest.indexOf('-o') + 1];
    if (rest.includes('-o')) expect(statSync(into(output ?? '')).size).toBeGreaterThan(0);
  });
});

it('shows a call of the API as the API describes it', () => {
  const { paths } = openApiDocument('0') as {
    paths: Record<string, { post?: { requestBody: { content: Record<string, { schema: object }> } } }>;
  };
  const [, parameters = '', path = ''] = /^curl (.*) localhost:3000(\/\S+)$/m.exec(textOf('README.md')) ?? [];
  const form = paths[path]?.post?.requestBody.content['multipart/form-data']?.schema;
  const fields = (form as { properties?: Record<string, { enum?: readonly string[] }> }).properties ?? {};
  const given = [...parameters.matchAll(/-F (\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]);
  expect(given.length).toBeGreaterThan(1);
  for (const [name = '', value = ''] of given) {
    expect(Object.keys(fields)).toContain(name);
    if (!value.startsWith('@')) expect(fields[name]?.enum ?? [value]).toContain(value);
  }
});
