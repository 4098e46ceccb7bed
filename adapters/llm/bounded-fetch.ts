/** More than any answer that we ask for, in bytes. */
const mostAnswerBytes = 4_000_000;

/**
 * A fetch for one call: it stops with the signal, also while the body is being read, and never reads more
 * than an answer can be long. The libraries' own time limits do not end a call that hangs in its body.
 */
export function boundedFetch(signal: AbortSignal): typeof fetch {
  return async (input, init) => {
    const signals = [signal, ...(init?.signal ? [init.signal] : [])];
    const response = await fetch(input, { ...init, signal: AbortSignal.any(signals) });
    if (!response.body) return response;
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(limitTo(mostAnswerBytes)), { status, statusText, headers });
  };
}

function limitTo(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let seen = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      seen += chunk.byteLength;
      if (seen > bytes) controller.error(new Error('the answer is too long'));
      else controller.enqueue(chunk);
    },
  });
}
