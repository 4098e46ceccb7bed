// Keeps the code that V8 makes of the libraries that every command loads, beside them, once small commands have run,
// so that it holds the functions they call. It belongs to one version of node: a build makes it, and an installation,
// which brings none. Without it commands start slower and do the same.
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const programs = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'dist', 'cli');
const loader = join(programs, 'compiled-library.cjs');
/** A checkout is installed before it is built. */
if (existsSync(loader)) await keepCompiledCode();

async function keepCompiledCode() {
  const { compiledLibrary, libraries } = await import(pathToFileURL(loader).href);
  const modules = Object.values(compiledLibrary(join(programs, 'start-library.cjs')));
  const { run } = modules.find((module) => 'run' in module);
  const { openTables } = modules.find((module) => 'openTables' in module);
  const answers = '--frequency daily --use-case text --access browser --team-size solo --hosting unknown';
  for (const words of [`carbon estimate ${answers}`, 'codes lookup 5812', 'codes lookup 62.01']) {
    const exitCode = await run(words.split(' '), {
      stdout: { write: () => undefined, isTerminal: false },
      stderr: { write: (text) => process.stderr.write(text), isTerminal: false },
      environment: {},
      workingDirectory: programs,
      signal: new AbortController().signal,
      openTables: async () => openTables(),
    });
    if (exitCode !== 0) throw new Error(`${words} ended with ${exitCode}`);
  }
  for (const [file, { script }] of libraries) writeFileSync(`${file}.code`, script.createCachedData());
}
