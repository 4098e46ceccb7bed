import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot, packageVersion } from './package-root.ts';

it('finds the folder of package.json', () => {
  expect(existsSync(join(packageRoot(), 'package.json'))).toBe(true);
});

it('reads the version of the package', () => {
  expect(packageVersion()).toMatch(/^\d+\.\d+\.\d+/);
});
