import { describe, expect, it } from 'vitest';
import type { RiskRating } from '../analysis.ts';
import type { PlacedFinding } from '../assessment/finding.ts';
import { readPlainText } from '../document/plain-text-document.ts';
import { checkingGround } from './checking-ground.ts';
import type { ModelReview } from './model-review.ts';
import { settleOverallRisk } from './overall-risk-with-model.ts';
import { builtinFor, preference } from './testing/ask-model.ts';
import { fairOffer } from './testing/offer.ts';

const exclusivity = 'Exclusivity: 30 days from signature.';
const noTerm = 'Issuer: Marlpit Tools Ltd, a private company incorporated in England and Wales.';
const ground = checkingGround(readPlainText(fairOffer), builtinFor(fairOffer));

const view = (rating: RiskRating, reason = 'These are usual terms.', quote = preference) => ({
  rating,
  reason,
  quote,
});
const unfounded = view('Green', 'All is well.', '');

/** The overall risk where our rule says `byRule` and each section has one of these views. */
function settle(
  byRule: RiskRating,
  views: readonly ModelReview['overall'][],
  findings: readonly PlacedFinding[] = [],
) {
  const reviews = views.map((overall) => ({ findings: [], overall }));
  return settleOverallRisk({ byRule, mayImprove: true, findings, reviews, ground });
}

describe('a model’s view that is worse than our rule', () => {
  it.each<[RiskRating, RiskRating]>([
    ['Green', 'Amber'],
    ['Green', 'Red'],
    ['Amber', 'Red'],
  ])('turns %s into %s at once, and says why', (byRule, rating) => {
    expect(settle(byRule, [view(rating, 'It has no way out.', exclusivity)])).toEqual({
      rating,
      reason: `The overall risk is ${rating} on the language model’s view of the whole; by our rule it would be ${byRule}. It has no way out. It quotes: “${exclusivity}”`,
    });
  });

  it('is that of the worst section, with its reason alone', () => {
    const views = [
      view('Green'),
      view('Amber', 'It is long.', exclusivity),
      view('Red', 'Nobody is safe.', noTerm),
    ];
    expect(settle('Green', views)).toEqual({
      rating: 'Red',
      reason: `The overall risk is Red on the language model’s view of the whole; by our rule it would be Green. Nobody is safe. It quotes: “${noTerm}”`,
    });
  });

  it.each([
    ['whose quote is invented', view('Red', 'It has no way out.', 'The founders guarantee the investment.')],
    ['without a quote', view('Red', 'It has no way out.', '')],
    ['with a figure that nobody has reckoned', view('Red', 'You keep 3% of the company.', exclusivity)],
    ['that sends the reader elsewhere', view('Red', 'Ask at https://offers.example today.', exclusivity)],
  ])('does not count %s', (_, red) => {
    expect(settle('Green', [red])).toEqual({ rating: 'Green', reason: null });
  });
});

describe('a model’s view that is better than our rule', () => {
  it.each<[RiskRating, RiskRating, RiskRating]>([
    ['Amber', 'Green', 'Green'],
    ['Red', 'Green', 'Amber'],
    ['Red', 'Amber', 'Amber'],
  ])('moves %s, seen as %s, to %s: by one step at most', (byRule, rating, settled) => {
    expect(settle(byRule, [view(rating)])).toEqual({
      rating: settled,
      reason: `The overall risk is ${settled} on the language model’s view of the whole; by our rule it would be ${byRule}. These are usual terms. It quotes: “${preference}”`,
    });
  });

  it('counts where every section agrees and quotes a term', () => {
    expect(settle('Amber', [view('Green'), view('Green', 'It is short.', exclusivity)]).rating).toBe('Green');
  });

  it.each([
    ['no section has a view', []],
    ['a section has a view without a quote', [view('Green'), unfounded]],
    ['no view has a quote', [unfounded]],
    ['a section agrees with our rule', [view('Green'), view('Amber')]],
    ['a section quotes what is no term', [view('Green'), view('Green', 'It is a company.', noTerm)]],
  ])('does not count where %s', (_, views) => {
    expect(settle('Amber', views)).toEqual({ rating: 'Amber', reason: null });
  });

  it.each<[string, PlacedFinding['place'], RiskRating, RiskRating]>([
    ['does not count beside a Red term', 'economic', 'Red', 'Amber'],
    ['counts beside an Amber term', 'economic', 'Amber', 'Green'],
    ['counts beside a Red clause that is missing', 'missing', 'Red', 'Green'],
  ])('%s', (_, place, found, rating) => {
    const finding = {
      id: 'E03',
      clause: 'Liquidation preference',
      rating: found,
      risk: '-',
      recommendation: '-',
    } as const;
    expect(settle('Amber', [view('Green')], [{ place, finding }]).rating).toBe(rating);
  });
});

it.each<RiskRating>(['Green', 'Amber', 'Red'])(
  'a view that is %s as our rule is needs no words',
  (rating) => {
    expect(settle(rating, [view(rating)])).toEqual({ rating, reason: null });
  },
);
