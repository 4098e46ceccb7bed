import type { HttpContext } from './request-state.ts';

/** Aborted when the client goes away before it has its answer, and from the start where it has gone already. */
export function abortedWhenClientLeaves({ res }: HttpContext): AbortSignal {
  const controller = new AbortController();
  // The event tells nothing to those who listen after it: large bodies wait for their turn to be parsed.
  if (res.destroyed) {
    controller.abort();
    return controller.signal;
  }
  // An answer that is ended once its connection is closed counts as finished, though nobody has been sent it.
  let isSent = false;
  const sent = () => {
    isSent = true;
  };
  const closed = () => {
    if (!isSent) controller.abort();
  };
  // One more than the rest of the way listens for.
  res.setMaxListeners(res.getMaxListeners() + 1);
  res.once('finish', sent);
  res.once('close', closed);
  return controller.signal;
}
