import { expect, test } from 'vitest';
import { wideText } from './wide-text.ts';

test.each(['', 'a', 'Amount: $1m', 'Amount – “£1m”'])('is the same text: %j', (text) => {
  expect(wideText(text)).toBe(text);
});
