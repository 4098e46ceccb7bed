/** Something did not happen in time; whether it will is not known. */
export class NoAnswerError extends Error {
  readonly code = 'no-answer';
  override readonly name = 'NoAnswerError';
}

/**
 * Waits for work that goes on without us where it takes too long; what becomes of it then is nobody's business.
 * @throws NoAnswerError after the time, else what the work throws
 */
export async function within<Value>(timeoutMs: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswerError(`no answer within ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
