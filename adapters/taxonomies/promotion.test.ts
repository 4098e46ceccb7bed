import { describe, expect, it } from 'vitest';
import { findCodes } from '../../core/codes/ranking/find-codes.ts';
import { sharedCodeTables } from './testing/shared-code-tables.ts';

const tables = sharedCodeTables();
const firstCode = (description: string): string | undefined =>
  findCodes(tables, description).systems.naics[0]?.code;

const trades = [
  'We sweep chimneys.',
  'Locksmith for homes and shops.',
  'We make oak furniture.',
  'Bakery with sourdough bread and cakes.',
  'We rear free range hens for eggs.',
  'Conveyancing solicitors.',
  'We supply and install garage doors.',
  'Machine shop for turned steel parts.',
];
const promotion = [
  'Family-run since 1987.',
  'Locally owned and operated, we are proud to be part of the Diss community.',
  'No job too small.',
  'Trade accounts welcome, 30-day payment terms.',
  'An independent family business renowned for its heritage.',
  'Our skilled and friendly staff strive to exceed your expectations.',
  'Three generations of experience, open seven days a week.',
  'Call Margaret on Monday for a free quote.',
];

describe('what firms of any trade say of themselves', () => {
  it.each(promotion)('%j leaves the trade as it is', (sentence) => {
    const moved = trades.flatMap((trade) =>
      [`${sentence} ${trade}`, `${trade} ${sentence}`].filter((text) => firstCode(text) !== firstCode(trade)),
    );
    expect(moved.length, moved.join('\n')).toBeLessThanOrEqual(1);
  });
});

describe('what is made or run for a trade', () => {
  it.each([
    ['Property management software for landlords and letting agents', '513210'],
    ['Booking app for barbers', '513210'],
    ['Cloud platform that helps dentists run their practice', '513210'],
  ])('%j is not that trade', (text, code) => {
    expect(firstCode(text)).toBe(code);
  });
});

describe('the name of a firm', () => {
  it('says what it does where nothing else does', () => {
    expect(firstCode('Falcon Locksmiths is a family run company and we started in Diss.')).toBe('561622');
  });

  it('is not taken for a word written wrongly', () => {
    expect(firstCode('Bakrey is software for tracking hours')).not.toMatch(/^311/);
  });
});
