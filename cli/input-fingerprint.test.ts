import { expect, it } from 'vitest';
import { inputFingerprint } from './input-fingerprint.ts';

it('is short, the same for the same input, and another one for any other', () => {
  const inputs = [['ab', 'c'], ['a', 'bc'], ['abc'], ['abc', ''], []];
  const marks = inputs.map((input) => inputFingerprint(...input));
  expect(new Set(marks).size).toBe(inputs.length);
  expect(marks).toEqual(inputs.map((input) => inputFingerprint(...input)));
  for (const mark of marks) expect(mark).toMatch(/^[0-9a-f]{16}$/);
  expect(inputFingerprint(new Uint8Array([97]))).toBe(inputFingerprint('a'));
});
