import { expect, it } from 'vitest';
import { parseDatabaseUrl } from './database-url.ts';

it.each(['', 'sqlite:', 'sqlite:  ', 'mysql://secret@host/db', 'fettle.db', 'postgres://'])(
  'refuses %j without repeating it',
  (url) => {
    expect(() => parseDatabaseUrl(url)).toThrow(new TypeError('expected sqlite:PATH or postgres://…'));
  },
);

it('reads a file and a server', () => {
  expect(parseDatabaseUrl('sqlite:./data/fettle.db')).toEqual({ kind: 'sqlite', path: './data/fettle.db' });
  for (const url of ['postgres://u:p@h:5432/d', 'postgresql://h/d']) {
    expect(parseDatabaseUrl(url)).toEqual({ kind: 'postgres', connectionString: url });
  }
});
