import { CommandFailure } from './command-failure.ts';

/**
 * Waits for something that may never come, such as the end of a pipe, until the run is interrupted.
 * @throws CommandFailure `cancelled` when it is
 */
export function untilInterrupted<Value>(awaited: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(interruption());
    if (signal.aborted) refuse();
    signal.addEventListener('abort', refuse, { once: true });
    awaited.then(resolve, reject).finally(() => signal.removeEventListener('abort', refuse));
  });
}

/** Resolves when the run is interrupted, for what goes on until then. */
export function interrupted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}

/** @throws CommandFailure `cancelled` when the run is interrupted */
export function refuseInterrupted(signal: AbortSignal): void {
  if (signal.aborted) throw interruption();
}

function interruption(): CommandFailure {
  return new CommandFailure({ code: 'cancelled', message: 'interrupted' });
}
