// Puts the modules that every start of a program loads, and those of its two smallest commands, into one file: to load
// a hundred small ones takes as long as node itself. Each of them becomes a list of its names in that file, so that the
// modules of other commands share them. What the compiler wrote is kept in dist/.compiled, because it writes a file
// again only when its source has changed. Without this step the modules work as they were compiled.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const dist = join(root, 'dist');
const folder = join(dist, 'cli');
const entry = join(folder, 'start-library-entry.js');
const mark = '// Names of start-library.js\n';
const roots = [
  'cli/run-on-process.js',
  'cli/commands/carbon.js',
  'core/carbon/answers.js',
  'core/carbon/describe-footprint.js',
  'cli/commands/codes.js',
  'adapters/composition/open-tables.js',
  'core/codes/lookup-code.js',
  'cli/output/looked-up-codes.js',
];

/** Answers `--version` before anything else is loaded. */
const apart = join(folder, 'product-version.js');

function pathFrom(start, file) {
  const path = relative(start, file).split(sep).join('/');
  return path.startsWith('.') ? path : `./${path}`;
}

/** What the compiler wrote last, whether or not a list of names has taken its place since. */
function compiledText(file) {
  const kept = join(dist, '.compiled', relative(dist, file));
  const text = readFileSync(file, 'utf8');
  if (text.startsWith(mark)) return readFileSync(kept, 'utf8');
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, text);
  return text;
}

/** The roots and all own modules that these cannot be loaded without. */
function modulesOf(files) {
  const texts = new Map();
  const waiting = [...files];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (file === apart || texts.has(file)) continue;
    texts.set(file, compiledText(file));
    for (const [, name] of texts
      .get(file)
      .matchAll(/^(?:import|export)\b[^'"()]*\bfrom ['"](\.[^'"]+)['"]/gm)) {
      waiting.push(join(dirname(file), name));
    }
  }
  return texts;
}

const texts = modulesOf(roots.map((name) => join(dist, name)));
const files = [...texts.keys()];

/** Modules of the list are inlined, and the packages that they need; all else is loaded from where it is. */
const plugin = {
  name: 'start-library',
  enforce: 'pre',
  resolveId(name, importer) {
    if (name === entry) return entry;
    if (!name.startsWith('.') || !importer?.startsWith(dist)) return undefined;
    const file = join(dirname(importer), name);
    return texts.has(file) ? file : { id: pathFrom(folder, file), external: true };
  },
  load(file) {
    if (file !== entry) return texts.get(file);
    return files.map((name, number) => `export * as m${number} from '${pathFrom(folder, name)}';`).join('\n');
  },
};

const { output } = await build({
  configFile: false,
  root,
  logLevel: 'warn',
  plugins: [plugin],
  ssr: { noExternal: true },
  build: {
    ssr: entry,
    write: false,
    minify: true,
    target: 'node20',
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
if (output.length !== 1) throw new Error(`expected one bundled file, not ${output.length}`);
const library = join(folder, 'start-library.js');
writeFileSync(library, output[0].code);
const names = await import(`${pathToFileURL(library).href}?bundled`);
files.forEach((file, number) => {
  const exported = Object.keys(names[`m${number}`]).map(
    (name) => `export const ${name} = m${number}.${name};\n`,
  );
  const from = pathFrom(dirname(file), library);
  writeFileSync(file, `${mark}import { m${number} } from '${from}';\n${exported.join('')}`);
});
