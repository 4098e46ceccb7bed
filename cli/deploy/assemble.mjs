// Puts what runs in production into a folder of its own: the build, the packages that the build imports and those
// that they need, without sources, types and maps. Run it in a checkout that is installed and built:
// `node cli/deploy/assemble.mjs FOLDER`. The folder needs Node and nothing else; it is never written to.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const target = process.argv[2];
if (!target) {
  process.stderr.write('usage: node cli/deploy/assemble.mjs FOLDER\n');
  process.exit(2);
}
if (
  !existsSync(join(root, 'dist', 'cli', 'main.cjs')) ||
  !existsSync(join(root, 'dist', 'web', 'index.html'))
) {
  process.stderr.write('Nothing is built here: npm run build first.\n');
  process.exit(1);
}
if (existsSync(target) && readdirSync(target).length > 0) {
  process.stderr.write(`${target} is not empty.\n`);
  process.exit(2);
}

const programs = ['core', 'adapters', 'cli'];
/** What the programs read beside themselves: tables, the learned model, and the fonts of reports. */
const data = [
  'core/codes/data',
  'core/codes/lexicon/data',
  'core/termsheet/statements/data',
  'web/src/fonts',
];
const builtIn = new Set(builtinModules);
const unneeded = /\.(?:map|md|markdown|d\.ts|d\.mts|d\.cts|ts|mts|flow|tsbuildinfo)$/;
const unneededFolders = /^(?:docs?|tests?|__tests__|examples?|benchmarks?|\.github|\.bin)$/;
/** Parts of packages that nothing runs: what native ones were compiled from, and what others bring for browsers. */
const unusedParts = new Map([
  ['better-sqlite3', /^(?:deps|src)(?:\/|$)|^build\/(?!Release\/better_sqlite3\.node$)(?!Release$)(?!$)/],
  [
    'pdfjs-dist',
    /^(?:build|web|types|image_decoders|legacy\/web|legacy\/image_decoders)$|(?:\.min|sandbox|^webpack)\.mjs$/,
  ],
  ['pdf-parse', /^dist\/(?:worker|node|pdf-parse\/(?:web|cjs))$/],
]);

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

mkdirSync(target, { recursive: true });
for (const part of [...programs, 'web', 'web-server']) copy(join('dist', part), () => true);
for (const folder of data) copy(folder, () => true);
const places = new Set();
for (const name of importedPackages()) need('', name, true);
for (const place of places) {
  const own = unusedParts.get(place.slice('node_modules/'.length));
  copy(place, (path) => !path.includes('node_modules/') && !own?.test(path));
}
for (const file of ['LICENSE', 'NOTICE']) cpSync(join(root, file), join(target, file));
cpSync(join(root, 'cli/deploy/health-check.mjs'), join(target, 'health-check.mjs'));
const { name, version, license, type, engines, bin } = manifest;
writeFileSync(
  join(target, 'package.json'),
  `${JSON.stringify({ name, version, license, private: true, type, engines, bin }, null, 2)}\n`,
);
process.stderr.write(`${places.size} packages, ${Math.round(bytesOf(target) / 1e6)} MB in ${target}\n`);

/** The packages that the compiled programs name. */
function importedPackages() {
  const names = new Set();
  const statement =
    /(?:from\s*|import\s*\(\s*|import\s+|require\s*\(\s*|resolve\s*\(\s*)['"]([^'"./][^'"]*)['"]/g;
  for (const file of programs.flatMap((part) => filesOf(join(root, 'dist', part)))) {
    if (!file.endsWith('.js')) continue;
    for (const [, word] of readFileSync(file, 'utf8').matchAll(statement)) {
      const name = word.split('/', word.startsWith('@') ? 2 : 1).join('/');
      if (!word.startsWith('node:') && !builtIn.has(name) && manifest.dependencies[name]) names.add(name);
    }
  }
  return names;
}

/** Adds a package, as Node finds it from `from`, and what it needs. */
function need(from, name, isRequired) {
  let folder = from;
  for (;;) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (lock[place] && existsSync(join(root, place))) {
      if (places.has(place)) return;
      places.add(place);
      const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = lock[place];
      for (const each of Object.keys(dependencies)) need(place, each, !(each in optionalDependencies));
      for (const each of Object.keys(optionalDependencies)) need(place, each, false);
      for (const each of Object.keys(peerDependencies)) need(place, each, false);
      return;
    }
    if (folder === '') break;
    const above = folder.lastIndexOf('/node_modules/');
    folder = above < 0 ? '' : folder.slice(0, above);
  }
  if (isRequired) throw new Error(`${name}, which ${from || 'the build'} needs, is not installed`);
}

function copy(place, isWanted) {
  const source = join(root, place);
  cpSync(source, join(target, place), {
    recursive: true,
    dereference: true,
    filter: (path) => {
      const inside = relative(source, path).replaceAll('\\', '/');
      if (inside === 'node_modules' || !isWanted(inside)) return false;
      const last = inside.split('/').at(-1) ?? '';
      return !unneeded.test(last) && !(statSync(path).isDirectory() && unneededFolders.test(last));
    },
  });
}

function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function bytesOf(folder) {
  return filesOf(folder).reduce((sum, file) => sum + statSync(file).size, 0);
}
