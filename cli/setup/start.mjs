// npm start: ready the checkout, then serve the site and the API.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './checkout.mjs';
import { ensureReady } from './ensure-ready.mjs';

await ensureReady('of-the-start');

// glibc keeps what large uploads took unless buffers of this size have memory of their own, which goes back at once.
const returnsLargeBuffers = { MALLOC_MMAP_THRESHOLD_: '65536' };

const server = spawn(process.execPath, [join(root, 'dist', 'cli', 'main.cjs'), 'serve'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...returnsLargeBuffers, ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 130 : 1)));
