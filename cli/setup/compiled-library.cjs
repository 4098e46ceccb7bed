// Loads a library of modules as a script, with the code that V8 made of it when it was built: a command's start would
// spend a third of its time on compiling. Where node is another, V8 refuses that code and compiles as ever.
const { readFileSync } = require('node:fs');
const { dirname, join, resolve } = require('node:path');
const { pathToFileURL } = require('node:url');
const { Script } = require('node:vm');

/** What is loaded, by the file of its source: every library once, whoever asks for it. */
const libraries = new Map();

/**
 * The names that a library exports.
 * @param {string} place the file of the script, whose compiled code stands beside it
 */
function compiledLibrary(place) {
  const file = resolve(place);
  const loaded = libraries.get(file);
  if (loaded) return loaded.exports;
  const source = `(function(exports,require,importModule,__filename){${readFileSync(file, 'utf8')}\n})`;
  const script = new Script(source, { filename: file, cachedData: codeOf(file) });
  const library = { script, exports: {} };
  libraries.set(file, library);
  script.runInThisContext()(library.exports, requireFrom(file), importFrom(file), file);
  return library.exports;
}

function codeOf(file) {
  try {
    return readFileSync(`${file}.code`);
  } catch {
    return undefined;
  }
}

/** Other libraries by the name of their lists, and node's own modules. */
function requireFrom(file) {
  return (name) =>
    name.startsWith('.')
      ? compiledLibrary(join(dirname(file), name.replace(/\.js$/, '.cjs')))
      : whenUsed(name);
}

/** Loads a module of node when something of it is first used: most commands start no process and read no pipe. */
function whenUsed(name) {
  return new Proxy({}, { get: (_, property) => require(name)[property] });
}

/** Functions that come out of compiled code cannot import by themselves. */
function importFrom(file) {
  return (name) => import(pathToFileURL(join(dirname(file), name)).href);
}

exports.libraries = libraries;
exports.compiledLibrary = compiledLibrary;
