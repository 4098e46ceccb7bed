import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const { devDependencies } = JSON.parse(textOf('package.json')) as Record<
  'devDependencies',
  Record<string, string>
>;
const buildPackages: readonly string[] = JSON.parse(textOf('cli/setup/build-packages.json'));

/** The modules that run while the site and the programs are built. */
const buildModules = [
  'web/vite.config.ts',
  'cli/setup/emit-programs.mjs',
  'cli/setup/bundle-libraries.mjs',
  'cli/setup/bundle-modules.mjs',
  ...readdirSync(join(root, 'web/build'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `web/build/${name}`),
];
const packageOf = (module: string) => module.split('/', module.startsWith('@') ? 2 : 1).join('/');
const importedBy = (file: string) =>
  [...textOf(file).matchAll(/from '([^'.][^']*)'/g)]
    .map(([, module = '']) => packageOf(module))
    .filter((name) => !name.startsWith('node:'));

describe('the packages that the first start installs for the build', () => {
  it('are development packages of an exact version', () => {
    expect(buildPackages.length).toBeGreaterThan(0);
    for (const name of buildPackages) expect(devDependencies?.[name], name).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('hold whatever the build imports', () => {
    const imported = buildModules.flatMap(importedBy).filter((name) => devDependencies?.[name]);
    expect(imported).toContain('vite');
    for (const name of imported) expect(buildPackages).toContain(name);
  });
});
