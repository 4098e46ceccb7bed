import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = ['core', 'adapters', 'cli', 'web'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name)),
);

/** The source files that have the name of a folder beside them, so that one name opens two doors. */
function sharingNames(paths: readonly string[]): string[] {
  const folders = new Set(paths.map((path) => dirname(path)));
  const sources = paths.filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !/\.test\.tsx?$/.test(path));
  return sources.filter((path) => folders.has(path.replace(/(?:\.\w+)?\.\w+$/, '')));
}

describe('names of files', () => {
  it('tell a file from a folder', () => {
    const shared = ['core/terms.ts', 'core/terms.port.ts'];
    const told = ['core/terms/terms.ts', 'core/terms/list.ts', 'core/terms-of-use.ts', 'core/terms.test.ts'];
    expect(sharingNames([...shared, ...told])).toEqual(shared);
  });

  it('are those of no folder beside them', () => {
    expect(files.length).toBeGreaterThan(1000);
    expect(sharingNames(files)).toEqual([]);
  });
});
