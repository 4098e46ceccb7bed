// Writes the manual pages that come with an installation, made from the commands, after the programs are built.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'dist');
const { run } = await import(join(dist, 'cli', 'run.js'));

mkdirSync(join(dist, 'man'), { recursive: true });
for (const name of ['fettle', 'termsheet', 'codes', 'carbon']) {
  const page = [];
  const exitCode = await run(['man', name], {
    stdout: { write: (text) => page.push(text), isTerminal: false },
    stderr: { write: (text) => process.stderr.write(text), isTerminal: false },
    environment: {},
    workingDirectory: dist,
    signal: new AbortController().signal,
  });
  if (exitCode !== 0) process.exit(exitCode);
  writeFileSync(join(dist, 'man', `${name}.1`), page.join(''));
}
