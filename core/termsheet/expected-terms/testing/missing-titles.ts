import type { Jurisdiction } from '../../analysis.ts';
import { analyzeDocument } from '../../analyze-document.ts';
import { readPlainText } from '../../document/plain-text-document.ts';

const places = {
  US: { company: 'Quarry Looms, Inc., a Delaware corporation', law: 'State of Delaware', money: '$' },
  UK: { company: 'Quarry Looms Limited', law: 'England and Wales', money: '£' },
  DE: { company: 'Quarry Looms GmbH', law: 'Germany', money: '€' },
  FR: { company: 'Quarry Looms SAS', law: 'France', money: '€' },
} as const;

/** An offer of preferred shares with nothing in it but the price, what investors are paid first, and `more`. */
export function bareOffer(place: keyof typeof places, more = '', amount = '2,000,000'): string {
  const { company, law, money } = places[place];
  return [
    `TERM SHEET for preferred shares in ${company} (the "Company"). This term sheet is not binding.`,
    `Investment: Fellmonger Ventures (the "Investor") will invest ${money}${amount}.`,
    `Valuation: ${money}8,000,000 fully diluted pre-money valuation.`,
    'Liquidation preference: 1x non-participating.',
    more,
    `Governing law: ${law}.`,
  ].join('\n\n');
}

/** What a SAFE, an advance subscription or a note states at least. */
export function bareConvertible(title: string, law: string): string {
  return [
    `${title} of Quarry Looms (the "Company").`,
    'The Investor pays the Company £200,000 for the right to shares in the next equity financing.',
    'Valuation cap: £5,000,000 post-money. Discount: 20%.',
    `Governing law: ${law}.`,
  ].join('\n\n');
}

/** Names of what the whole program misses in a text; throws where it does not take the text for an offer. */
export function missingTitles(text: string, jurisdiction: Jurisdiction): string[] {
  const outcome = analyzeDocument(readPlainText(text), { jurisdiction, analysisDetail: 'detailed' });
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.value.missingClauses.map(({ clause }) => clause);
}
