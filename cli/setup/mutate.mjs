// node cli/setup/mutate.mjs FOLDER...: how many changed places of each folder's sources its tests notice. Takes
// minutes a folder, so that it is no part of npm test; its packages are installed when it is first asked for.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, runOrStop, say } from './checkout.mjs';

const packages = ['@stryker-mutator/core@9.6.1', '@stryker-mutator/vitest-runner@9.6.1'];
const folders = process.argv.slice(2);
const program = join(root, 'node_modules', '.bin', 'stryker');

if (folders.length === 0 || !folders.every((folder) => existsSync(join(root, folder)))) {
  say('Name one or more folders, for example: node cli/setup/mutate.mjs core/carbon core/mailing');
  process.exit(2);
}
if (!existsSync(program)) {
  say('installing the packages of mutation testing');
  await runOrStop('npm', [
    'install',
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    ...packages,
  ]);
}
const below = folders.filter((folder) => {
  const { status } = spawnSync(program, ['run', 'cli/setup/mutation/stryker.config.mjs'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, MUTATED_FOLDER: folder },
  });
  return status !== 0;
});
for (const folder of below) say(`${folder} is below the share of mutants that is to be killed`);
process.exit(below.length === 0 ? 0 : 1);
