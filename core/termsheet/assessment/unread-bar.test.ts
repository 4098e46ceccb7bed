import { expect, it } from 'vitest';
import { accountFor } from '../coverage/account.ts';
import { readPlainText } from '../document/plain-text-document.ts';
import { createReading } from '../reading/reading.ts';
import { overallRisk } from './overall-risk.ts';
import { unreadBar } from './unread-bar.ts';

const reading = createReading(readPlainText('The fence shall be painted by us.'));
const account = accountFor(reading, []);
const colour = (doubtful: ReadonlySet<(typeof reading.sentences)[number]> | null) =>
  overallRisk([], unreadBar({ findings: [], account, doubtful }));

it.each([
  ['by wordings alone whatever was not read', null, 'Amber'],
  ['a sentence that may be harmful', new Set(reading.sentences), 'Amber'],
] as const)('bars Green for %s', (_, doubtful, expected) => {
  expect(colour(doubtful)).toBe(expected);
});

it('does not bar it for a sentence that resembles no harm', () => {
  expect(colour(new Set())).toBe('Green');
});
