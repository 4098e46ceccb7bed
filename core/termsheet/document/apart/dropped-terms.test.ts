import { describe, expect, it } from 'vitest';
import { readPlainText } from '../plain-text-document.ts';
import { isAboutDroppedTerm } from './dropped-terms.ts';

describe('a sentence about a term that was dropped', () => {
  it.each([
    'A full ratchet for 18 months was deleted from row 13.',
    '(The full-ratchet protection sought during the first discussion is not pursued.)',
    'v1 contained a two-fold, participating preference and a full ratchet.',
    'The redemption right has since been withdrawn.',
    'This letter supersedes our proposal of May, in which the exclusivity would have been 90 days.',
    'A proposal of twice the money was on the table in June and was taken off it.',
    'A draft of August, sent by mistake, would have let the fund name the third director and kept a 90-day no-shop.',
    'Its sheet would also have had Dr. Lee sign for the debt personally.',
    'In that paper we proposed that founders who resign should lose their shares for one cent each; after talks with Mr. Smit both proposals were withdrawn.',
    "Alarming words in the Company's 2023 note form (security interest, default rate of 18%) are not carried over.",
    'Both clauses were struck out in v3.',
    'Our earlier draft asked for a 2x preference.',
    'An earlier form, sent by mistake, included consent to the hiring of officers.',
    'INR 2 crore at INR 9 crore before the money, 24% IRR put in year five, since waived.',
  ])('is told from the terms: %s', (sentence) => {
    expect(isAboutDroppedTerm(sentence)).toBe(true);
  });

  it.each([
    'We ask for signature by 30 November, failing which this term sheet is withdrawn.',
    'Proposals not accepted within ten days are withdrawn.',
    'If a Founder is removed as a director, the vesting provisions of clause 7 apply.',
    'In that paper we proposed that the preference should be once; after talks that proposal was withdrawn and it is now twice.',
    'In that paper we proposed that founders who resign lose their shares at cost, and we still do.',
    "Words in the Company's note form (security interest) are not carried over except for the charge over patents.",
    'The participation was dropped and the preference is now 1.5x.',
    'A director appointed by the Investor may be removed by the Investor alone.',
    'The preference is one times the amount invested.',
    'The dividend was paid in 2024.',
    'Holders get what they would have been paid had they converted.',
    'No term of this offer will be removed without consent.',
  ])('is not this: %s', (sentence) => {
    expect(isAboutDroppedTerm(sentence)).toBe(false);
  });

  it('is set apart as withdrawn, and the sentence before it stays a term', () => {
    const text = 'Anti-dilution. Broad-based weighted average.\nA full ratchet was deleted from this row.\n';
    const asides = readPlainText(text).blocks.flatMap((block) => block.asides ?? []);
    expect(asides.map(({ start, end, apart }) => [text.slice(start, end).trim(), apart])).toEqual([
      ['A full ratchet was deleted from this row.', 'withdrawn'],
    ]);
  });
});
