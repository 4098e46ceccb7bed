import { HttpError } from './api-client.ts';

/** Who waits for a server that has too much to do. */
export interface Waiting {
  /** Told before each wait. */
  onWait?(seconds: number): void;
  readonly signal?: AbortSignal | undefined;
}

// With the longest wait that a server asks for, two and a half minutes.
const mostTries = 6;

/**
 * Asks, and asks again after the time that a busy server names: it was not the visitor who did something wrong.
 * Every other failure stands, and the last of several busy answers too.
 */
export async function askUntilFree<Answer>(
  ask: () => Promise<Answer>,
  { onWait, signal }: Waiting = {},
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      const seconds = error instanceof HttpError ? error.busyForSeconds : undefined;
      if (seconds === undefined || attempt === mostTries) throw error;
      onWait?.(seconds);
      await pause(seconds * 1000, signal);
    }
  }
}

/** @throws AbortError when the visitor gives up meanwhile */
function pause(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, delayMs);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
