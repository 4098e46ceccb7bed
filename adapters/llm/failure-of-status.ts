import type { ModelFailure } from '../../core/llm/language-model.port.ts';

/**
 * What a refused call means, by its HTTP status; `undefined` is a connection that failed.
 * The provider's own words are left out: they may repeat what was sent.
 */
export function failureOfStatus(status: number | undefined, headers?: Headers): ModelFailure {
  if (status === 429) {
    const retryAfterMs = readRetryAfterMs(headers);
    return {
      code: 'provider-rate-limited',
      message: 'The language model is busy: its provider limits how often it may be asked.',
      isRetryable: true,
      retryAfterMs,
    };
  }
  if (status === 401 || status === 403) {
    return notConfigured('The provider of the language model does not accept the key.');
  }
  if (status !== undefined && status >= 300 && status < 400) {
    return {
      code: 'provider-unavailable',
      message:
        'The server of the language model points to another address. It is not followed: configure the right one.',
      isRetryable: false,
    };
  }
  if (status === 404) return notConfigured('The provider does not know the configured model or address.');
  const isRetryable =
    status === undefined || status === 408 || status === 409 || (status >= 500 && status !== 501);
  return {
    code: 'provider-unavailable',
    message:
      status === undefined
        ? 'The language model cannot be reached.'
        : `The provider of the language model answered with status ${status}.`,
    isRetryable,
  };
}

function notConfigured(message: string): ModelFailure {
  return { code: 'provider-not-configured', message, isRetryable: false };
}

/** `retry-after-ms` before `retry-after` in seconds or as a date. */
function readRetryAfterMs(headers: Headers | undefined): number | undefined {
  const milliseconds = Number(headers?.get('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(milliseconds)) return milliseconds;
  const text = headers?.get('retry-after');
  if (text === undefined || text === null) return undefined;
  const seconds = Number(text);
  if (Number.isFinite(seconds)) return seconds * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
