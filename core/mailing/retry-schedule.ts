const minuteMs = 60_000;
// Mail servers that defer expect to be asked again soon, then less and less often; about two days in all.
const waitsMs = [1, 5, 15, 60, 240, 720, 1440].map((minutes) => minutes * minuteMs);

/** When a mail is tried again after so many attempts; `undefined` when it was tried often enough. */
export function nextAttemptAt(attempts: number, now: Date): string | undefined {
  const waitMs = waitsMs[attempts - 1];
  return waitMs === undefined ? undefined : new Date(now.getTime() + waitMs).toISOString();
}
