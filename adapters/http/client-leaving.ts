import type { HttpContext } from './request-state.ts';

/** Aborted when the client goes away before it has its answer, and from the start where it has gone already. */
export function abortedWhenClientLeaves({ res }: HttpContext): AbortSignal {
  const controller = new AbortController();
  const look = () => {
    if (!res.writableFinished) controller.abort();
  };
  // The event tells nothing to those who listen after it: large bodies wait for their turn to be parsed.
  if (res.destroyed) {
    look();
    return controller.signal;
  }
  // One more than the rest of the way listens for.
  res.setMaxListeners(res.getMaxListeners() + 1);
  res.once('close', look);
  return controller.signal;
}
