import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureCalls } from './measure-calls.ts';
import { type OutageReport, reportOn } from './outage-report.ts';
import { startOutageServer } from './outage-server.ts';
import { letWrite, type SmallDisk } from './small-disk.ts';

const almostFullBytes = 128 * 1024;
/** More sign-ups than the room that is left holds. */
const mostSignUps = 5000;

/** SQLite on a disk that fills up, has room again, and is full or read-only when the server starts. */
export async function measureFullDisk(disk: SmallDisk): Promise<OutageReport> {
  const url = `sqlite:${join(disk.folder, 'list.db')}`;
  const { measure, signUp, ...measured } = measureCalls();
  let server = await startOutageServer({ DATABASE_URL: url });
  const changes: string[] = [];
  const restart = async () => {
    await server.stop();
    changes.push(...server.changes, 'a new server');
  };
  try {
    await measure('disk with room', server.address);
    disk.fill(almostFullBytes);
    for (let turn = 0; (await signUp(server.address)).status === 200; turn += 1) {
      if (turn > mostSignUps) throw new Error('the disk does not fill up');
    }
    await measure('disk full', server.address);
    disk.empty();
    await measure('room again', server.address);
    await restart();
    disk.fill(0);
    server = await startOutageServer({ DATABASE_URL: url });
    await measure('started on the full disk', server.address);
    disk.empty();
    await measure('room again', server.address);
    await restart();
    disk.remount('ro');
    server = await startOutageServer({ DATABASE_URL: url });
    await measure('started on the disk read-only', server.address);
    disk.remount('rw');
    await measure('writable again', server.address);
    const stoppedMs = await server.stop();
    return await reportOn(measured, [...changes, ...server.changes], stoppedMs, url);
  } finally {
    server.process.kill('SIGKILL');
  }
}

/** SQLite under a running server whose writes the system begins to refuse, and lets through again. */
export async function measureReadOnlyDisk(): Promise<OutageReport | null> {
  const folder = mkdtempSync(join(tmpdir(), 'fettle-outage-'));
  const url = `sqlite:${join(folder, 'list.db')}`;
  const server = await startOutageServer({ DATABASE_URL: url });
  const { measure, ...measured } = measureCalls();
  try {
    await measure('disk takes writes', server.address);
    if (!letWrite(server.process.pid, false)) return null;
    await measure('disk refuses every write', server.address);
    letWrite(server.process.pid, true);
    await measure('disk takes writes again', server.address);
    const stoppedMs = await server.stop();
    return await reportOn(measured, server.changes, stoppedMs, url);
  } finally {
    server.process.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  }
}
