/** An answer outside 200 to 299. The message is the status, a colon and a space, then body or status text. */
export class HttpError extends Error {
  readonly status: number;
  readonly body: string;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'HttpError';
    this.status = status;
    this.body = body;
  }

  /** The `message` field of a JSON error body, where there is one. */
  get serverMessage(): string | undefined {
    const { message } = this.#fields;
    return typeof message === 'string' && message ? message : undefined;
  }

  /** When a server that has too much to do is to be asked again; undefined where that is not what is wrong. */
  get busyForSeconds(): number | undefined {
    const { code, retryAfterSeconds } = this.#fields;
    return code === 'busy' && typeof retryAfterSeconds === 'number' ? retryAfterSeconds : undefined;
  }

  get #fields(): Readonly<Record<string, unknown>> {
    try {
      return Object(JSON.parse(this.body));
    } catch {
      // Not JSON: there are no fields.
      return {};
    }
  }
}

/** Every call carries the session cookie, and none is tried again. */
async function send(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(path, { credentials: 'include', ...init });
  if (!response.ok) {
    throw new HttpError(response.status, response.statusText, await response.text().catch(() => ''));
  }
  return response;
}

/**
 * Posts a JSON body.
 * @throws HttpError for any status outside 200 to 299, TypeError when the network fails.
 */
export async function postJson(path: string, body: object): Promise<Response> {
  return send(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
  });
}

/**
 * Posts a form with a file in it; the browser writes the content type.
 * @param accept the form of answer that is wanted; `signal` gives the call up.
 * @throws as {@link postJson}, and AbortError when it was given up.
 */
export async function postForm(
  path: string,
  form: FormData,
  { accept = 'application/json', signal }: { readonly accept?: string; readonly signal?: AbortSignal } = {},
): Promise<Response> {
  return send(path, {
    method: 'POST',
    headers: { Accept: accept },
    body: form,
    ...(signal ? { signal } : {}),
  });
}

const answers = new Map<string, Promise<unknown>>();

/** What to do with 401: an error, or an empty answer. */
export interface ReadOptions {
  readonly on401?: 'throw' | 'empty';
}

/**
 * Reads JSON from an address, once: a cached answer never goes stale, a failure is not kept.
 * @returns `null` for 401 where the caller asked for that.
 * @throws as {@link postJson}
 */
export function readJson<Answer>(path: string, options?: ReadOptions & { on401?: 'throw' }): Promise<Answer>;
export function readJson<Answer>(path: string, options: ReadOptions): Promise<Answer | null>;
export async function readJson<Answer>(
  path: string,
  { on401 = 'throw' }: ReadOptions = {},
): Promise<Answer | null> {
  const known = answers.get(path) ?? send(path, { method: 'GET' }).then((response) => response.json());
  answers.set(path, known);
  try {
    return (await known) as Answer;
  } catch (error) {
    answers.delete(path);
    if (on401 === 'empty' && error instanceof HttpError && error.status === 401) return null;
    throw error;
  }
}

/** Forgets every cached answer. */
export function forgetAnswers(): void {
  answers.clear();
}
