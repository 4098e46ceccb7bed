import { describe, expect, it } from 'vitest';
import type { ClauseFinding, Jurisdiction } from '../analysis.ts';
import { analyzeDocument } from '../analyze-document.ts';
import { readPlainText } from '../document/plain-text-document.ts';
import { bareConvertible, bareOffer } from './testing/missing-titles.ts';

type Place = 'US' | 'UK' | 'DE' | 'FR';
const everywhere: readonly Place[] = ['US', 'UK', 'DE', 'FR'];
const jurisdictionOf = { US: 'US', UK: 'UK', DE: 'EU', FR: 'EU' } as const;
const vesting = 'Founder vesting: four years.';
const drag = 'Drag-along: holders of 75% of the shares may require all others to sell.';
const dilution = 'Anti-dilution: broad-based weighted average.';

/** Clause missed, its rating, where it is missed, what has to stand beside it, and a sentence that settles it. */
const rows: readonly (readonly [
  clause: string,
  rating: 'Red' | 'Amber',
  places: readonly Place[],
  beside: string,
  settles: string,
])[] = [
  [
    'Board of directors',
    'Red',
    everywhere,
    '',
    'Board: two directors appointed by the Founders, one by the Investor.',
  ],
  ['Option pool', 'Amber', everywhere, '', 'Option pool: 10% after completion, shared by all holders.'],
  ['Founder vesting', 'Amber', everywhere, '', vesting],
  [
    'Good and bad leaver',
    'Amber',
    ['UK', 'DE', 'FR'],
    '',
    'Leaver: a bad leaver is a founder dismissed for fraud or gross misconduct.',
  ],
  ['Drag-along', 'Amber', everywhere, '', drag],
  [
    'Length of exclusivity',
    'Amber',
    everywhere,
    'The exclusivity provisions are legally binding.',
    'Exclusivity: 30 days.',
  ],
  ['Acceleration of vesting', 'Amber', everywhere, vesting, 'Founders: double-trigger acceleration.'],
  [
    'Acceleration of vesting',
    'Amber',
    everywhere,
    'Founder vesting: [___] years.',
    'Founders: double-trigger acceleration.',
  ],
  [
    'Drag-along price floor',
    'Amber',
    everywhere,
    drag,
    'Drag-along: the price must be at least the issue price.',
  ],
  [
    'Carve-outs from anti-dilution',
    'Amber',
    everywhere,
    dilution,
    'Anti-dilution: except for employee options and conversions.',
  ],
  [
    'Cap on the investors’ legal costs',
    'Amber',
    everywhere,
    'Costs: the Company pays the legal costs of the Investor.',
    'Costs: the Company pays legal costs of up to EUR 30,000 at closing.',
  ],
  ['Cap on the investors’ legal costs', 'Amber', everywhere, '', 'Costs: each party bears its own costs.'],
  ['Expiry of the offer', 'Amber', everywhere, '', 'This term sheet expires on 12 June 2026.'],
  [
    'Founders’ own pre-emption right',
    'Amber',
    ['UK', 'DE', 'FR'],
    '',
    'Pre-emption: each shareholder may take part in new issues.',
  ],
];
const cases = rows.flatMap(([clause, rating, places, beside, settles]) =>
  places.map((place) => ({ clause, rating, place, beside, settles })),
);

function missingIn(text: string, jurisdiction: Jurisdiction): readonly ClauseFinding[] {
  const outcome = analyzeDocument(readPlainText(text), { jurisdiction, analysisDetail: 'detailed' });
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.value.missingClauses;
}

describe('missing clauses', () => {
  it.each(cases)(
    'misses "$clause" in an offer from the $place ($beside)',
    ({ clause, rating, place, beside, settles }) => {
      const jurisdiction = jurisdictionOf[place];
      const found = missingIn(bareOffer(place, beside), jurisdiction).find((one) => one.clause === clause);
      expect(found).toMatchObject({ rating });
      expect(found?.recommendation).toMatch(/^(?:Ask|Have|Settle)/);
      // What is settled comes first: nothing beside it may hide it.
      const settled = bareOffer(
        place,
        [settles, beside].filter((text) => text !== 'Founder vesting: [___] years.').join('\n\n'),
      );
      expect(missingIn(settled, jurisdiction).map((one) => one.clause)).not.toContain(clause);
    },
  );

  it.each([
    ['Valuation: $8,000,000 fully diluted pre-money valuation.', 'Valuation'],
    ['Liquidation preference: 1x non-participating.', 'Liquidation preference'],
    ['Governing law: State of Delaware.', 'Governing law'],
  ])('misses what "%s" says', (sentence, clause) => {
    const text = bareOffer('US', 'Board: three directors. Preferred shareholders vote with all others.');
    const titles = missingIn(text.replace(sentence, ''), 'US').map((one) => one.clause);
    expect(titles).toContain(clause);
    expect(missingIn(text, 'US').map((one) => one.clause)).not.toContain(clause);
  });

  it('misses neither floor, carve-outs nor acceleration of what is not there', () => {
    const text = bareOffer(
      'UK',
      'Drag-along: none.\n\nAnti-dilution: none.\n\nFounder vesting: not applicable.',
    );
    const titles = missingIn(text, 'UK').map((one) => one.clause);
    for (const title of [
      'Drag-along price floor',
      'Carve-outs from anti-dilution',
      'Acceleration of vesting',
      'Good and bad leaver',
      'Tax: section 431 election',
    ])
      expect(titles).not.toContain(title);
  });

  it.each([
    ['Simple agreement for future equity (SAFE)', 'Delaware', 'US'],
    ['Advance subscription agreement', 'England', 'UK'],
    ['Convertible loan note', 'England', 'UK'],
  ] as const)('does not look in a %s for what shareholders agree later', (title, law, jurisdiction) => {
    const titles = missingIn(bareConvertible(title, law), jurisdiction).map((one) => one.clause);
    expect(titles.filter((one) => !one.startsWith('Tax: EIS'))).toEqual([]);
  });

  it.each([
    ['E07', 'economicTerms'],
    ['E09', 'economicTerms'],
    ['F04', 'founderRestrictions'],
  ] as const)('calls the absence of %s a good thing, not a missing clause', (id, list) => {
    const outcome = analyzeDocument(readPlainText(bareOffer('UK')), {
      jurisdiction: 'UK',
      analysisDetail: 'detailed',
    });
    if (!outcome.ok) throw new Error(outcome.error.message);
    expect(outcome.value.missingClauses.map((one) => one.id)).not.toContain(id);
    expect(outcome.value[list].filter((one) => one.id === id)).toMatchObject([
      {
        rating: 'Green',
        risk: expect.stringMatching(
          /^The document (?:gives investors no|does not stop you) .*, which is in your favour\.$/,
        ),
      },
    ]);
  });
});
