import { expect, it } from 'vitest';
import { accountFor } from '../coverage/account.ts';
import { readPlainText } from '../document/plain-text-document.ts';
import { createReading } from '../reading/reading.ts';
import type { Sentence } from '../reading/sections.ts';
import { overallRisk } from './overall-risk.ts';
import { unreadBar } from './unread-bar.ts';

const fence = 'The fence shall be painted by us.';
const reading = createReading(readPlainText(`${fence}\n\nThe gate shall be painted by you.`));
const byHalf = accountFor(reading, [], [{ start: 0, end: fence.length }]);
const colour = (doubtful: ReadonlySet<Sentence> | null, account = byHalf) =>
  overallRisk([], unreadBar({ findings: [], account, doubtful }));

it.each([
  ['whatever was not read, by wordings alone', null],
  ['a sentence that may be harmful', new Set(reading.sentences)],
] as const)('bars Green for %s', (_, doubtful) => {
  expect(colour(doubtful)).toBe('Amber');
});

it('does not bar it for a sentence that resembles no harm', () => {
  expect(colour(new Set())).toBe('Green');
});

it('bars it where the wordings have read less than half', () => {
  expect(colour(new Set(), accountFor(reading, []))).toBe('Amber');
});
