/**
 * The code that a database or the way to it gave to its failure, such as `SQLITE_FULL`, `57P03` or `ECONNREFUSED`;
 * `no-answer` where it gave none, as after a time limit. Never a message, which may repeat an address.
 */
export function failureCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^\w{1,40}$/.test(code) ? code : 'no-answer';
}
