// Puts the modules that are loaded together into one file each: what every start of a program loads with its smallest
// commands, the engines that worker processes load, and the commands of term sheets. To load a hundred small files
// takes as long as node itself. Each module becomes a list of its names in its library, so that all others share it.
// What the compiler wrote is kept in dist/.compiled, because it writes a file again only when its source has changed.
// Without this step the modules work as they were compiled.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from './checkout.mjs';

const dist = join(root, 'dist');
const compiled = join(dist, '.compiled');
const loader = join(dist, 'cli', 'compiled-library.cjs');
const mark = '// Names of a library of modules\n';

/**
 * A module belongs to the first library that reaches it by imports which are not deferred. A program loads the whole
 * of every library that it takes a name from: what two of them need stands in one that both can afford.
 */
const libraries = {
  'cli/shared-library.js': [
    'core/result.js',
    'core/text/list-in-words.js',
    'core/text/escape-formula.js',
    'core/text/windows-1252.js',
    'adapters/packed-data.js',
    'adapters/workers/call-worker.js',
    'core/codes/text-model/compiled-model.js',
    'core/codes/retrieval/array-bundle.js',
    'core/codes/retrieval/differences.js',
  ],
  'cli/start-library.js': [
    'cli/start.js',
    'cli/run-on-process.js',
    'cli/commands/carbon.js',
    'core/carbon/answers.js',
    'core/carbon/describe-footprint.js',
    'cli/commands/codes.js',
    'adapters/composition/open-tables.js',
    'core/codes/lookup-code.js',
    'cli/output/looked-up-codes.js',
  ],
  'adapters/workers/code-library.js': [
    'adapters/taxonomies/load-code-tables.js',
    'core/codes/code-engine-in-process.js',
    'core/codes/classify-business.js',
  ],
  'adapters/workers/engine-library.js': [
    'adapters/workers/serve-work.js',
    'adapters/workers/jobs.js',
    'adapters/workers/read-fields.js',
    'adapters/documents/document-reader.js',
    'adapters/statements/load-statement-model.js',
    'core/termsheet/engine-in-process.js',
    'core/termsheet/waterfall/exit-waterfall.js',
  ],
  'cli/many-inputs-library.js': [
    'cli/batch/batch-input.js',
    'cli/batch/batch-target.js',
    'cli/batch/batch-text.js',
    'cli/batch/read-json-rows.js',
    'cli/commands/note-workers.js',
    'cli/input-fingerprint.js',
    'cli/output/foreign-extension.js',
    'core/codes/batch/batch-row.js',
    'core/codes/batch/in-order.js',
  ],
  'cli/term-sheet-library.js': [
    'cli/commands/termsheet.js',
    'cli/commands/termsheet-analyze.js',
    'core/termsheet/analyze-term-sheet.js',
    'adapters/workers/pooled-term-sheet-engine.js',
  ],
};

/** Every command loads them: they are scripts, so that V8's compiled code can be kept beside them. */
const compiledAhead = new Set(['cli/shared-library.js', 'cli/start-library.js']);

/** The programs of package.json, and the command group that each stands for. */
const programs = { main: undefined, termsheet: 'termsheet', codes: 'codes', carbon: 'carbon' };

/** Answers `--version` before anything else is loaded. */
const apart = join(dist, 'cli', 'product-version.js');

function pathFrom(start, file) {
  const path = relative(start, file).split(sep).join('/');
  return path.startsWith('.') ? path : `./${path}`;
}

/** Puts back what the compiler wrote, unless it has written the module again since. */
function putBackCompiled() {
  if (!existsSync(compiled)) return;
  for (const entry of readdirSync(compiled, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const kept = join(entry.parentPath ?? entry.path, entry.name);
    const file = join(dist, relative(compiled, kept));
    if (!existsSync(file) || readFileSync(file, 'utf8').startsWith(mark)) copyFileSync(kept, file);
  }
}

/** What write-man-pages.mjs runs. */
const forSetup = join(dist, 'cli', 'run.js');

/** Removes the lists of names that no module outside the libraries takes a name from: half a thousand files. */
function removeUnused() {
  const isModule = (name) => /\.c?js$/.test(name) && /^(core|adapters|cli)[\\/]/.test(name);
  const files = readdirSync(dist, { recursive: true })
    .filter(isModule)
    .map((name) => join(dist, name));
  const lists = new Set();
  const used = new Set([forSetup]);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    if (text.startsWith(mark)) {
      lists.add(file);
      continue;
    }
    for (const [, name] of text.matchAll(/\b(?:from|import|importModule)\s*\(?\s*["'`](\.[^"'`]+)["'`]/g)) {
      used.add(join(dirname(file), name));
    }
  }
  for (const file of lists) if (!used.has(file)) rmSync(file);
}

function compiledText(file) {
  const kept = join(compiled, relative(dist, file));
  mkdirSync(dirname(kept), { recursive: true });
  copyFileSync(file, kept);
  return readFileSync(file, 'utf8');
}

/**
 * The roots and all own modules that these cannot be loaded without.
 * @param taken modules of earlier libraries, with the lists of their names that take the place of them.
 */
function modulesOf(roots, taken, isScript) {
  const own = new Map();
  const lists = new Map();
  const waiting = [...roots];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if ((file === apart && !isScript) || own.has(file)) continue;
    if (taken.has(file)) {
      lists.set(file, taken.get(file));
      continue;
    }
    const text = compiledText(file);
    own.set(file, text);
    for (const [, name] of text.matchAll(/^(?:import|export)\b[^'"()]*\bfrom ['"](\.[^'"]+)['"]/gm)) {
      waiting.push(join(dirname(file), name));
    }
  }
  return { own, lists };
}

/** Modules of the library are inlined, and the packages that they need; all else is loaded from where it is. */
function pluginFor(library, { own, lists }) {
  const entry = `${library}.entry`;
  const folder = dirname(library);
  const names = [...own.keys()].map(
    (file, number) => `export * as m${number} from '${pathFrom(folder, file)}';`,
  );
  return {
    name: 'library-of-modules',
    enforce: 'pre',
    resolveId(name, importer) {
      if (name === entry) return entry;
      if (!name.startsWith('.') || !importer?.startsWith(dist)) return undefined;
      const file = join(dirname(importer), name);
      return own.has(file) || lists.has(file) ? file : { id: pathFrom(folder, file), external: true };
    },
    load: (file) => (file === entry ? names.join('\n') : (own.get(file) ?? lists.get(file))),
  };
}

async function write(library, modules, isScript, taken) {
  const { output } = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [pluginFor(library, modules)],
    ssr: { noExternal: true },
    build: {
      ssr: `${library}.entry`,
      write: false,
      minify: true,
      target: 'node20',
      rolldownOptions: { output: { codeSplitting: false, format: isScript ? 'cjs' : 'es' } },
    },
  });
  if (output.length !== 1) throw new Error(`expected one bundled file, not ${output.length}`);
  if (isScript) writeScript(library, modules, output[0].code);
  else writeFileSync(library, output[0].code);
  const names = await import(`${pathToFileURL(library).href}?bundled`);
  [...modules.own.keys()].forEach((file, number) => {
    if (file === apart) return;
    const exported = Object.keys(names[`m${number}`]).map(
      (name) => `export const ${name} = m${number}.${name};\n`,
    );
    const listWith = (imported) => `${mark}${imported}\n${exported.join('')}`;
    const list = listWith(`import { m${number} } from '${pathFrom(dirname(file), library)}';`);
    taken.set(file, list);
    writeFileSync(file, isScript ? listWith(scriptImport(file, library, number)) : list);
  });
}

/**
 * A script with the names of its modules, and a module that hands them on. Functions that come out of compiled code
 * cannot import by themselves; the loader gives them a function for it.
 */
function writeScript(library, { own }, code) {
  const script = library.replace(/\.js$/, '.cjs');
  rmSync(`${script}.code`, { force: true });
  writeFileSync(script, code.replaceAll(/\bimport\((?=[`'"]\.)/g, 'importModule('));
  const names = [...own.keys()].map((_, number) => `m${number}`).join(', ');
  writeFileSync(
    library,
    `import { compiledLibrary } from '${pathFrom(dirname(library), loader)}';
export const { ${names} } = compiledLibrary(import.meta.dirname + '/${basename(script)}');
`,
  );
}

/** Takes a module out of a script without the module that hands all of them on: one file less to load. */
function scriptImport(file, library, number) {
  const folder = dirname(file);
  const script = pathFrom(folder, library.replace(/\.js$/, '.cjs'));
  return `import { compiledLibrary } from '${pathFrom(folder, loader)}';
const { m${number} } = compiledLibrary(import.meta.dirname + '/${script.replace(/^\.\//, '')}');`;
}

/** A program as a script: node's loader of modules alone takes a fifth of what an empty node does. */
function writeProgram(name, group, { own }) {
  const number = [...own.keys()].indexOf(join(dist, 'cli', 'start.js'));
  const words = ['process.argv.slice(2)', ...(group ? [`'${group}'`] : [])].join(', ');
  const script = `#!/usr/bin/env node
const { compiledLibrary } = require('./compiled-library.cjs');
compiledLibrary(__dirname + '/start-library.cjs').m${number}.start(${words});
`;
  writeFileSync(join(dist, 'cli', `${name}.cjs`), script, { mode: 0o755 });
}

copyFileSync(join(import.meta.dirname, 'compiled-library.cjs'), loader);
putBackCompiled();
const taken = new Map();
for (const [name, roots] of Object.entries(libraries)) {
  const modules = modulesOf(
    roots.map((module) => join(dist, module)),
    taken,
    compiledAhead.has(name),
  );
  await write(join(dist, name), modules, compiledAhead.has(name), taken);
  if (name === 'cli/start-library.js') {
    for (const [program, group] of Object.entries(programs)) writeProgram(program, group, modules);
  }
}
execFileSync(process.execPath, [join(import.meta.dirname, 'keep-compiled-code.mjs')], { stdio: 'inherit' });
removeUnused();
