/** How one request came out. */
export interface Sent {
  /** 0 where the connection was dropped. */
  readonly status: number;
  readonly code: string;
  readonly hasRetryAfter: boolean;
  readonly ms: number;
}

/** Posts a body and reads the whole answer. A dropped connection is an outcome too. */
export async function send(url: string, init: RequestInit): Promise<Sent> {
  const startedAt = performance.now();
  try {
    const response = await fetch(url, { method: 'POST', ...init });
    const text = await response.text();
    const { code = '' } = text.startsWith('{') ? (JSON.parse(text) as { code?: string }) : {};
    const hasRetryAfter = response.headers.has('retry-after');
    return { status: response.status, code, hasRetryAfter, ms: performance.now() - startedAt };
  } catch {
    return { status: 0, code: 'dropped', hasRetryAfter: false, ms: performance.now() - startedAt };
  }
}

/** A form with one file, as a page sends it. */
export function upload(bytes: Uint8Array, name: string): FormData {
  const form = new FormData();
  form.set('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
  return form;
}

/** Runs tasks with so many at a time, in order. */
export async function inTurns<Outcome>(
  tasks: Iterable<() => Promise<Outcome>>,
  concurrency: number,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const iterator = tasks[Symbol.iterator]();
  const lane = async () => {
    for (let next = iterator.next(); !next.done; next = iterator.next()) outcomes.push(await next.value());
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
  return outcomes;
}

/** "200: 12, 503 busy: 88" */
export function tally(sent: readonly Sent[]): string {
  const counts = new Map<string, number>();
  for (const { status, code } of sent) {
    const what = `${status}${code && status !== 200 ? ` ${code}` : ''}`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([what, count]) => `${what}: ${count}`)
    .join(', ');
}
