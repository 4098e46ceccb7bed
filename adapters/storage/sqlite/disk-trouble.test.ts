import { accessSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isDiskTrouble } from './disk-trouble.ts';

it.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE'])('%s is', (code) => {
  expect(isDiskTrouble(Object.assign(new Error('x'), { code }))).toBe(true);
});

it.each(['EACCES', 'ENOTDIR', 'EIOX', 'SQLITE_NOTADB', 'SQLITE_CANTOPEN', undefined])('%s is not', (code) => {
  expect(isDiskTrouble(Object.assign(new Error('x'), { code }))).toBe(false);
});

it('what the file system says of a missing folder is not', () => {
  let caught: unknown;
  try {
    accessSync('/a/folder/that/is/not/there');
  } catch (error) {
    caught = error;
  }
  expect(caught).toMatchObject({ code: 'ENOENT' });
  expect(isDiskTrouble(caught)).toBe(false);
});
