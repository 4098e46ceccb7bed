import { expect, it } from 'vitest';
import { listInWords } from './list-in-words.ts';

it.each([
  [[], ''],
  [['salt'], 'salt'],
  [['salt', 'oil'], 'salt and oil'],
  [['salt', 'oil', 'flour'], 'salt, oil and flour'],
])('joins %j as a sentence does', (items, sentence) => expect(listInWords(items)).toBe(sentence));
