import { expect, it } from 'vitest';
import { systemReason } from './system-reasons.ts';

it.each([
  ['ENOSPC', 'no space is left on the device'],
  ['EFBIG', 'the file would be too large'],
  ['EACCES', 'permission denied'],
  ['EROFS', 'the file system is read-only'],
  ['ENOTKNOWN', 'ENOTKNOWN'],
])('%s is told as "%s"', (code, reason) => {
  expect(systemReason(Object.assign(new Error('write'), { code }))).toBe(reason);
});

it('has a reason for an error without a code', () => {
  expect(systemReason('closed')).toBe('the system refused it');
});
