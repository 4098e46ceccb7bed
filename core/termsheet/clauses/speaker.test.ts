import { describe, expect, it } from 'vitest';
import { speakerOf } from './speaker.ts';

describe('speakerOf', () => {
  it.each([
    ['Dear Ann, the terms are below.', 'investors'],
    ['We put in £2 million for new shares.', 'investors'],
    ['The company is worth £4m before our payment.', 'investors'],
    ['They pay twelve million dollars for Series B Preferred Stock, and we top up the pool.', 'founders'],
    ['The Investor subscribes £1,000,000. The parties agree in good faith.', null],
  ] as const)('%s', (text, speaker) => {
    expect(speakerOf(text)).toBe(speaker);
  });
});
