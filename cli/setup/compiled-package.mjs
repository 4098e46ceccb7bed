// The one package that is compiled for this machine where no binary of it can be fetched. That takes as long as all
// else, so it is made in a folder of its own while the other packages are installed, and then put among them.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, runOrStop } from './checkout.mjs';
import { lockOf } from './lock-of.mjs';

const name = 'better-sqlite3';
/**
 * At the level of its makers SQLite compiles for a minute; at this one for a third of that, and a sign-up takes 0.03 ms
 * of processor time more, beside the third of a millisecond that the disk takes.
 */
const quickToCompile = { CFLAGS: '-O0', CXXFLAGS: '-O0' };
const environment = { ...quickToCompile, ...process.env };
const folder = join(root, 'dist', '.compiled-package');
const binaryIn = (place) => join(place, 'node_modules', name, 'build', 'Release', 'better_sqlite3.node');

/** Makes the binary apart from the other packages, unless there is one of the locked version that this Node loads. */
export async function makeBinary() {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const { version } = lock.packages[`node_modules/${name}`];
  if (installedVersion() === version && (await isUsable())) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const manifest = { name: 'compiled-package', private: true, dependencies: { [name]: version } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lockOf(lock, manifest)));
  const quiet = ['--no-audit', '--no-fund'];
  const { status } = await run('npm', ['ci', '--ignore-scripts', ...quiet, '--prefix', folder], environment);
  // What went wrong here is tried again where the package belongs, and told there.
  if (status === 0) await run('npm', ['rebuild', name, '--prefix', folder], environment);
}

/** Puts the binary where it belongs; where there is none, it is fetched or made there. */
export async function putBinary() {
  if (existsSync(binaryIn(folder))) {
    cpSync(binaryIn(folder), binaryIn(root));
    rmSync(folder, { recursive: true });
  }
  if (!(await isUsable())) await runOrStop('npm', ['rebuild', name], environment);
}

function installedVersion() {
  const manifest = join(root, 'node_modules', name, 'package.json');
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : null;
}

async function isUsable() {
  const { status } = await run(process.execPath, ['-e', `new (require('${name}'))(':memory:')`]);
  return status === 0;
}
