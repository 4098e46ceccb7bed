/** Where the mailing list lives: a file of SQLite, or a PostgreSQL server. */
export type DatabaseLocation =
  | { readonly kind: 'sqlite'; readonly path: string }
  | { readonly kind: 'postgres'; readonly connectionString: string };

/**
 * Reads DATABASE_URL: `sqlite:PATH` (relative to the working directory, or `sqlite::memory:`) or
 * `postgres://user:password@host:port/database`.
 * @throws TypeError when the text is neither; the message holds no part of the text, which may be a secret.
 */
export function parseDatabaseUrl(url: string): DatabaseLocation {
  if (/^postgres(ql)?:\/\/./.test(url)) return { kind: 'postgres', connectionString: url };
  const path = /^sqlite:(.+)$/s.exec(url)?.[1]?.trim();
  if (path) return { kind: 'sqlite', path };
  throw new TypeError('expected sqlite:PATH or postgres://…');
}
