/** Work that runs again and again until it is stopped. */
export interface RegularWork {
  /** Lets the run under way finish, and starts no other. */
  stop(): Promise<void>;
}

/**
 * Runs work now and then again after a pause, never twice at once. A run that fails does not end it.
 * @param onFault is told what a run threw
 */
export function runRegularly(
  work: (signal: AbortSignal) => Promise<unknown>,
  everyMs: number,
  onFault: (error: unknown) => void,
): RegularWork {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = () => {
    running = work(signal)
      .then(() => {}, onFault)
      .then(() => {
        if (!signal.aborted) timer = setTimeout(run, everyMs);
      });
  };
  run();
  return {
    async stop() {
      controller.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
