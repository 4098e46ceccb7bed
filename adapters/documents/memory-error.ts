/** True for errors of a file that unpacks to more than there is room for, wherever a parser meets them. */
export function isMemoryError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') return true;
  return (
    error instanceof RangeError &&
    /allocation failed|invalid (?:typed |shared )?(?:array|string)(?: buffer)? length/iu.test(error.message)
  );
}
