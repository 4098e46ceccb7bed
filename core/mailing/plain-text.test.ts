import { expect, it } from 'vitest';
import { withoutControlCharacters } from './plain-text.ts';

it.each([
  ['Ada\r\nShaw', 'Ada Shaw'],
  ['Ada\u2028\u2029\tShaw', 'Ada Shaw'],
  ['\0 Ada Shaw\n', 'Ada Shaw'],
  ['\r\n', ''],
])('makes one line of %j, with a space where it broke', (text, line) => {
  expect(withoutControlCharacters(text)).toBe(line);
});

it('keeps the first 200 characters of a field of a foreign table', () => {
  expect(withoutControlCharacters('a'.repeat(200))).toBe('a'.repeat(200));
  expect(withoutControlCharacters(`${'a'.repeat(200)}b`)).toBe('a'.repeat(200));
  expect(withoutControlCharacters(`${'a'.repeat(199)}🐝`)).toBe('a'.repeat(199));
});
