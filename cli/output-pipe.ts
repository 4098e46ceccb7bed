import { constants, openSync } from 'node:fs';
import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { systemCode } from './system-reasons.ts';
import { refuseInterrupted, untilInterrupted } from './until-interrupted.ts';
import { unwritable } from './unwritable.ts';

/** An open pipe whose other end somebody reads. */
export interface OutputPipe {
  write(data: string | Uint8Array): Promise<void>;
  close(): Promise<void>;
}

const everyMs = 50;

/**
 * Opens a pipe once somebody reads it. A thread that waits for that in the system would not hear an interrupt.
 * @throws CommandFailure `file-not-writable` with the name that was given, `cancelled` when the run is interrupted
 */
export async function openOutputPipe(name: string, given: string, signal: AbortSignal): Promise<OutputPipe> {
  const socket = new Socket({ fd: await whenRead(name, given, signal), readable: false, writable: true });
  // Each write is told of its own failure.
  socket.on('error', () => undefined);
  const saying = async (task: (done: (error?: Error | null) => void) => void) => {
    const done = new Promise<void>((resolve, reject) => {
      task((error) => (error ? reject(unwritable(given, error)) : resolve()));
    });
    await untilInterrupted(done, signal).catch((error: unknown) => {
      socket.destroy();
      throw error;
    });
  };
  return {
    write: (data) => saying((done) => socket.write(data, done)),
    close: () => saying((done) => socket.end(done)),
  };
}

async function whenRead(name: string, given: string, signal: AbortSignal): Promise<number> {
  for (;;) {
    refuseInterrupted(signal);
    try {
      return openSync(name, constants.O_WRONLY | constants.O_NONBLOCK);
    } catch (error) {
      // ENXIO: nobody reads it yet.
      if (systemCode(error) !== 'ENXIO') throw unwritable(given, error);
    }
    await delay(everyMs);
  }
}
