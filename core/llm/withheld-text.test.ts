import { expect, it } from 'vitest';
import { WithheldText } from './withheld-text.ts';

const secret = new WithheldText('The founders keep 12%');

it('is read on purpose alone', () => {
  expect(secret.reveal()).toBe('The founders keep 12%');
  expect(secret.length).toBe(21);
});

it('shows its length where it is printed, joined to a message or written as JSON', () => {
  expect(`${secret}`).toBe('[21 characters withheld]');
  expect(JSON.stringify({ answer: secret })).toBe('{"answer":"[21 characters withheld]"}');
  expect(Object.values(secret)).toEqual([]);
});
