// Makes a checkout ready to run: installs what is missing and builds what is stale. Needs Node and npm, nothing else.
import { spawnSync } from 'node:child_process';
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
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

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

/** Installs the packages of package-lock.json unless exactly these are installed. */
export function ensureInstalled() {
  checkNode();
  const wanted = digestOf(['package-lock.json'], process.version);
  if (read(installStamp) === wanted) return;
  say('installing packages');
  // Not `npm ci`: it refuses a lock file that leaves out the optional binaries of other systems.
  runOrStop('npm', ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund']);
  writeFileSync(installStamp, wanted);
}

/** Builds the programs and the site unless the build is of exactly these sources. */
export function ensureBuilt() {
  const wanted = digestOf(builtFrom, process.version);
  if (read(buildStamp) === wanted) return;
  say('building');
  runOrStop(process.execPath, [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-b']);
  runOrStop(process.execPath, [join(root, 'cli', 'setup', 'bundle-libraries.mjs')]);
  runOrStop(process.execPath, [
    join(root, 'node_modules', 'vite', 'bin', 'vite.js'),
    'build',
    '--config',
    'web/vite.config.ts',
  ]);
  for (const program of programs) chmodSync(join(root, 'dist', 'cli', `${program}.js`), 0o755);
  mkdirSync(dirname(buildStamp), { recursive: true });
  writeFileSync(buildStamp, wanted);
}

/** Runs a program in the checkout, its output on ours, and ends this one with its exit code if it fails. */
export function runOrStop(command, words, environment = {}) {
  const { status, error } = spawnSync(command, words, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (status === 0) return;
  say(`${command} ${words.join(' ')} ${error ? error.message : `ended with ${status}`}`);
  process.exit(status || 1);
}

export function say(text) {
  process.stderr.write(`fettle: ${text}\n`);
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
    .filter((file) => !/[\\/](testing|e2e|setup)[\\/]/.test(file))
    .sort();
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
