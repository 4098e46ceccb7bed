import { describe, expect, it } from 'vitest';
import { examineText } from '../testing/examine-text.ts';
import { convertible } from './convertible.ts';

const examine = (text: string) => examineText(convertible, text, { documentType: 'convertible-note' });

describe('interest that is not called so', () => {
  it.each([
    ['Rate: 7% per annum, non-compounding.', 7, 'Amber'],
    ['Put three per cent a year on the sum, and nothing on top of itself.', 3, 'Green'],
    ['Every year we add 4%, counted on the €80,000 and never on what was added.', 4, 'Green'],
    ['Six per cent is charged for each year.', 6, 'Green'],
    [
      'Each year five per cent is added. The next five are worked out on the total with what was added.',
      5,
      'Red',
    ],
    ['Five per cent a year, interest upon interest.', 5, 'Red'],
  ] as const)('%s', (text, interest, rating) => {
    const { reading, assessments } = examine(text);
    expect(reading.facts.noteInterestPercent).toBe(interest);
    expect(assessments.find(({ title }) => title === 'Interest')?.rating).toBe(rating);
  });

  it.each([
    ['The new shares get a dividend of 6% a year.'],
    ['You buy the shares back at a price that gives us twelve per cent for each year.'],
    ['Sales have grown 30% a year.'],
    ['Each year four per cent of the founders’ shares are earned.'],
    ['We take 10% of the company.'],
  ])('is not: %s', (text) => {
    expect(examine(text).reading.facts.noteInterestPercent).toBeNull();
  });
});
