import { RefusedCall, UnusableAnswer } from './refused-call.ts';

/** More than any answer that we ask for, in bytes. */
const mostAnswerBytes = 4_000_000;

/**
 * A fetch for one call: it stops with the signal, also while the body is being read, and never reads more
 * than an answer can be long. The libraries' own time limits do not end a call that hangs in its body.
 * A redirect is not followed: the document would go to somebody whom the operator has not named.
 * @throws RefusedCall for every status but success
 */
export function boundedFetch(signal: AbortSignal): typeof fetch {
  return async (input, init) => {
    const signals = [signal, ...(init?.signal ? [init.signal] : [])];
    const response = await fetch(input, { ...init, redirect: 'manual', signal: AbortSignal.any(signals) });
    const body = response.body?.pipeThrough(limitTo(mostAnswerBytes)) ?? null;
    const { status, statusText, headers } = response;
    if (!response.ok) throw new RefusedCall(response, await wordsOf(body, signal));
    return new Response(body, { status, statusText, headers });
  };
}

/** What the provider says to a refusal; empty where it does not get that far. */
async function wordsOf(body: ReadableStream<Uint8Array> | null, signal: AbortSignal): Promise<string> {
  try {
    return await new Response(body).text();
  } catch (error) {
    if (signal.aborted) throw error;
    return '';
  }
}

function limitTo(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let seen = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      seen += chunk.byteLength;
      if (seen > bytes) controller.error(new UnusableAnswer('the answer is too long'));
      else controller.enqueue(chunk);
    },
  });
}
