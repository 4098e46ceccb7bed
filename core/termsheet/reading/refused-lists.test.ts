import { expect, it } from 'vitest';
import { readPlainText } from '../document/plain-text-document.ts';
import { createReading } from './reading.ts';

const refusedIn = (text: string) => {
  const reading = createReading(readPlainText(text));
  return reading.sentences.filter((one) => reading.isRefused(one)).map((one) => one.text.trim());
};

it('knows a list of what is not asked for by the words above it', () => {
  const text =
    'We invest £1m.\n\nNot in:\n\n- redemption\n- a pledge of the patents\n\nPlease meet nobody else for 30 days.';
  expect(refusedIn(text)).toEqual(['- redemption', '- a pledge of the patents']);
});

it('knows one that is introduced by a sentence', () => {
  const text =
    '7. The Circle does NOT ask for:\n   - a seat;\n   - a guarantee of yours.\n8. Tell us every quarter.';
  expect(refusedIn(text)).toEqual(['- a seat;', '- a guarantee of yours.']);
});

it('knows one under a heading that says what founders will not find', () => {
  expect(
    refusedIn('## What you will not find\n\n- Personal guarantees\n- Options over your company'),
  ).toEqual(['- Personal guarantees', '- Options over your company']);
});

it('knows one behind a colon', () => {
  expect(refusedIn('We refrain from: a seat, warrants and guarantees. You report yearly.')).toEqual([
    'a seat, warrants and guarantees.',
  ]);
});

it('knows what a question asks about that is answered with no', () => {
  expect(refusedIn('Marcus: break fee?\n\nTess: nope. Our law is that of Victoria.')).toEqual(['break fee?']);
  expect(refusedIn('Marcus: break fee?\n\nTess: 50k.')).toEqual([]);
});

it.each([
  'The company may not do these without our consent:\n- borrow\n- sell patents',
  'The following do not require consent:\n- borrowing below £10,000',
  'We ask for:\n- a guarantee\n- a seat',
  'Not requested:\n- a guarantee, except for fraud',
])('takes nothing for refused in %j', (text) => {
  expect(refusedIn(text)).toEqual([]);
});
