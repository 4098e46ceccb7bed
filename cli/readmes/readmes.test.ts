import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pages, root, textOf } from './testing/readmes.ts';

it('has a front door of one page', () => {
  expect(textOf('README.md').split('\n').length).toBeLessThanOrEqual(120);
});

describe('the security page', () => {
  const rows = textOf('adapters/http/SECURITY.md')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .flatMap(([, section = '', state = '', holders = '']) => {
      const [, from = '', to = from] = /^(\d+)\.\d+ (?:to (\d+)\.\d+ )?\S/.exec(section) ?? [];
      return from === '' || from !== to ? [] : [{ chapter: Number(from), section, state, holders }];
    });

  it('goes through every chapter of the standard', () => {
    const chapters = [...new Set(rows.map(({ chapter }) => chapter))];
    expect(chapters).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
  });

  it('names a test for all that it says is held, and a reason for the rest', () => {
    for (const { section, state, holders } of rows) {
      const isHeld = /^(?:Held|In part): \S/.test(state);
      if (isHeld) expect(holders, section).toMatch(/^`[^`]+\.(?:test|contract)\.tsx?`/);
      else expect(state, section).toMatch(/^(?:Not promised|Not there): \S.{5}/);
    }
  });
});

describe.each(pages)('%s', (file) => {
  it('names files and folders that there are', () => {
    const text = textOf(file);
    const named = [
      ...[...text.matchAll(/\]\((?!https?:|mailto:|#)([^)\s]+)\)/g)].map(([, path = '']) =>
        join(file, '..', path),
      ),
      ...[...text.matchAll(/npx tsx ([\w./-]+\.ts)/g)].map(([, path = '']) => path),
      ...[...text.matchAll(/`((?:core|adapters|cli|web)\/[\w./-]+)`/g)].map(([, path = '']) => path),
    ];
    const missing = named.filter(
      (path) => !existsSync(join(root, path)) && !existsSync(join(root, `${path}.ts`)),
    );
    expect(missing).toEqual([]);
  });
});
