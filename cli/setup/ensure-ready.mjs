// Makes a checkout ready to run: installs what is missing and builds what is stale. Needs Node and npm, nothing else.
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { root, runOrStop, say } from './checkout.mjs';
import { makeBinary, putBinary } from './compiled-package.mjs';

const installStamp = join(root, 'node_modules', '.fettle-installed');
const buildStamp = join(root, 'dist', '.fettle-built');
const oldestNode = [20, 19];
const builtFrom = [
  'core',
  'adapters',
  'cli',
  'web',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
];
const programs = ['main', 'termsheet', 'codes', 'carbon'];
/**
 * Installs the packages of package-lock.json and builds the programs and the site, unless exactly that was done.
 * @param packages `'of-the-start'` leaves out what only tests need.
 */
export async function ensureReady(packages) {
  checkNode();
  const installed = digestOf(['package-lock.json'], process.version);
  const built = digestOf(builtFrom, process.version);
  const [scope, digest] = read(installStamp)?.split(' ') ?? [];
  const isInstalled = digest === installed && (scope === 'all' || packages === 'of-the-start');
  const isBuilt = read(buildStamp) === built;
  // Side by side: the binary takes one processor for most of a minute.
  const binary = isInstalled || makeBinary();
  if (!isInstalled) {
    say('installing packages');
    await install(packages);
  }
  if (!isBuilt) {
    say('building');
    await build();
  }
  await binary;
  if (!isInstalled) await putBinary();
  if (!isInstalled) writeFileSync(installStamp, `${hasTestPackages() ? 'all' : 'start'} ${installed}`);
  if (!isBuilt) writeFileSync(buildStamp, built);
}

/** Not `npm ci`: it refuses a lock file that leaves out the optional binaries of other systems. */
async function install(packages) {
  const always = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  // Whoever has the packages of the tests keeps them.
  if (packages === 'all' || hasTestPackages()) return runOrStop('npm', [...always, '--include=dev']);
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const names = JSON.parse(readFileSync(join(root, 'cli', 'setup', 'build-packages.json'), 'utf8'));
  const tools = names.map((name) => `${name}@${devDependencies[name]}`);
  // For this one installation, which is not saved, the tools of the build are no development packages.
  return runOrStop('npm', [...always, '--save-prod', '--omit=dev', ...tools]);
}

function hasTestPackages() {
  return existsSync(join(root, 'node_modules', 'vitest'));
}

async function build() {
  mkdirSync(dirname(buildStamp), { recursive: true });
  await Promise.all([buildPrograms(), buildSite()]);
  for (const program of programs) chmodSync(join(root, 'dist', 'cli', `${program}.js`), 0o755);
}

/** Types are judged by `npm test`: here they are left out, which takes a second instead of a minute. */
async function buildPrograms() {
  await runOrStop(process.execPath, [join(root, 'cli', 'setup', 'emit-programs.mjs')]);
  await bundleLibraries();
  await runOrStop(process.execPath, [join(root, 'cli', 'setup', 'write-man-pages.mjs')]);
}

/** Puts the libraries that every command loads into the programs, and what is loaded together into one file. */
async function bundleLibraries() {
  for (const name of ['bundle-libraries.mjs', 'bundle-modules.mjs']) {
    await runOrStop(process.execPath, [join(root, 'cli', 'setup', name)]);
  }
}

async function buildSite() {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  await runOrStop(process.execPath, [vite, 'build', '--config', 'web/vite.config.ts']);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  say(`Node ${oldestNode.join('.')} or newer is needed; this is ${process.version}.`);
  process.exit(1);
}

/** A digest of file names and contents; tests do not count, because nothing is built from them. */
function digestOf(places, salt) {
  const hash = createHash('sha256').update(salt);
  for (const file of places.flatMap((place) => filesUnder(place))) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function filesUnder(place) {
  const path = join(root, place);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [place];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))
    .filter((file) => !/[\\/](testing|e2e)[\\/]/.test(file))
    .sort();
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
