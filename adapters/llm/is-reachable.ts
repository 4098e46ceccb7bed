/**
 * Whether anything answers HTTP at an address, with whatever status: it takes no tokens and sends no key.
 * @param timeoutMs after which nobody is taken to be there
 */
export async function isReachable(address: string, timeoutMs: number): Promise<boolean> {
  try {
    const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}
