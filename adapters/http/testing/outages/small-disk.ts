import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of 16 megabytes in memory. Making one takes the right to mount. */
export interface SmallDisk {
  readonly folder: string;
  /** Leaves room for so many bytes. */
  fill(freeBytes: number): void;
  /** Gives the room back. */
  empty(): void;
  /** Remounts it; a disk with files that are open for writing cannot be made read-only. */
  remount(how: 'ro' | 'rw'): void;
  remove(): void;
}

/** `null` where this machine does not let us mount. */
export function mountSmallDisk(): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'fettle-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder]);
  if (status !== 0) {
    rmSync(folder, { recursive: true });
    return null;
  }
  const filler = join(folder, 'filler');
  const run = (command: string, ...words: string[]) => {
    if (spawnSync(command, words).status !== 0) throw new Error(`${command} ${words.join(' ')} failed`);
  };
  return {
    folder,
    fill(freeBytes) {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - freeBytes)));
    },
    empty: () => unlinkSync(filler),
    remount: (how) => run('mount', '-o', `remount,${how}`, folder),
    remove() {
      run('umount', folder);
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * Lets a running process write to no file, or to any again: the system refuses as it does on a disk that was
 * remounted read-only after a fault. Pipes and sockets go on.
 * @returns whether this machine has the program for it
 */
export function letWrite(processId: number | undefined, isAllowed: boolean): boolean {
  const limit = isAllowed ? 'unlimited:unlimited' : '0:unlimited';
  return spawnSync('prlimit', ['--pid', String(processId), `--fsize=${limit}`]).status === 0;
}
