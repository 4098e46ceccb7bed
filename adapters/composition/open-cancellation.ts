import type { OpenCancellation } from '../../core/cancellation.ts';

/** A cancellation that reaches the calls of the network: it ends with its parent, or by itself. */
export const openCancellation: OpenCancellation = (parent) => {
  const own = new AbortController();
  const signals = [own.signal, ...(parent instanceof AbortSignal ? [parent] : [])];
  return { cancellation: AbortSignal.any(signals), cancel: () => own.abort() };
};
