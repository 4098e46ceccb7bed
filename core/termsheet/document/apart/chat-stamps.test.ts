import { expect, it } from 'vitest';
import { markChatStamps } from './chat-stamps.ts';

const apartIn = (text: string) =>
  markChatStamps(text, [{ kind: 'paragraph', start: 0, end: text.length }]).flatMap(({ asides = [] }) =>
    asides.map(({ start, end }) => text.slice(start, end)),
  );

it('sets the times of a chat apart', () => {
  expect(
    apartIn('[9:02 AM] Rob: 1.5m at 6 pre\n[12/11/2026, 09:03:10] Ana: ok\n[12/11, 9:04 AM] Rob: good'),
  ).toEqual(['[9:02 AM]', '[12/11/2026, 09:03:10]', '[12/11, 9:04 AM]']);
});

it('leaves other brackets alone', () => {
  expect(apartIn('[10] months, [●]% and a board of [3]')).toEqual([]);
});
