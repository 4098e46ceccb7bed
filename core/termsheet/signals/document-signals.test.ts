import { expect, it } from 'vitest';
import { readPlainText } from '../document/plain-text-document.ts';
import { createReading } from '../reading/reading.ts';
import { readSignals } from './document-signals.ts';

const signalsOf = (text: string) => readSignals(createReading(readPlainText(text)));

it.each([
  ['The shares are to qualify for EIS relief.', true],
  ['Investors rely on the Enterprise Investment Scheme.', true],
  ['The existing EIS holders keep their ordinary shares.', false],
  ['EIS relief is not sought.', false],
  ["We shan't be claiming EIS.", false],
  ['This is not an EIS round.', false],
  ['No EIS, please.', false],
])('tells whether "%s" promises the relief: %s', (text, isPromised) => {
  expect(signalsOf(text).eisPromise !== null).toBe(isPromised);
});

it.each([
  ['The Investor subscribes for 1,000 Seed Preference Shares.', true],
  ['Purchasers receive Series A Preferred Stock.', true],
  ['New ordinary shares, the very same as yours, without any preference.', false],
])('tells whether "%s" speaks of preferred shares: %s', (text, isNamed) => {
  expect(signalsOf(text).namesPreferredShares).toBe(isNamed);
});
