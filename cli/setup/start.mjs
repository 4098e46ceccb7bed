// npm start: ready the checkout, then serve the site and the API.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root } from './ensure-ready.mjs';

ensureInstalled();
ensureBuilt();

const server = spawn(process.execPath, [join(root, 'dist', 'cli', 'main.js'), 'serve'], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 130 : 1)));
