import { describe, expect, it } from 'vitest';
import { figureTable } from '../../evaluation/figure-table.ts';
import { type Jurisdiction, jurisdictions } from '../analysis.ts';
import { analyzeDocument } from '../analyze-document.ts';
import { readPlainText } from '../document/plain-text-document.ts';
import { type LegalTopic, legalNotes } from './legal-notes.ts';
import { type OfferPlace, offerUnderLaw } from './testing/offer-under-law.ts';

interface Expected extends OfferPlace {
  /** Points of law that belong to this law, as topic and place. */
  readonly notes: readonly string[];
  /** Word of the market's figures, or null where none may be shown. */
  readonly market: RegExp | null;
}

const us = ['non-compete US', 'vesting-tax US', 'small-business-stock US'];
const uk = [
  'preference UK',
  'eis-dividend UK',
  'anti-dilution UK',
  'drag-along UK',
  'new-shares UK',
  'option-pool UK',
  'leaver UK',
  'non-compete UK',
  'founder-warranties UK',
  'redemption UK',
  'vesting-tax UK',
  'investment-relief UK',
];
const american = /\bUS\b|Cooley|Carta|Wilson Sonsini/;
const british = /\bUK\b|HSBC/;
const european = /Europe|EU\b|German|Wandeldarlehen|Withers/;

const laws: readonly Expected[] = [
  {
    law: 'the State of Delaware',
    company: 'Quarry Looms, Inc., a Delaware corporation',
    money: '$',
    notes: [...us, 'drag-along Delaware', 'consents Delaware', 'redemption Delaware'],
    market: american,
  },
  {
    law: 'the State of California',
    company: 'Quarry Looms, Inc., a California corporation',
    money: '$',
    notes: [...us, 'non-compete California'],
    market: american,
  },
  { law: 'the State of New York', company: 'Quarry Looms, Inc.', money: '$', notes: us, market: american },
  { law: 'England and Wales', company: 'Quarry Looms Limited', money: '£', notes: uk, market: british },
  {
    law: 'Scotland',
    company: 'Quarry Looms Limited',
    money: '£',
    notes: [...uk, 'exclusivity Scotland'],
    market: british,
  },
  {
    law: 'Ireland',
    company: 'Quarry Looms DAC',
    money: '€',
    notes: ['new-shares Ireland', 'option-pool Ireland', 'non-compete Ireland', 'redemption Ireland'],
    market: european,
  },
  {
    law: 'Germany',
    company: 'Quarry Looms GmbH',
    money: '€',
    notes: [
      'anti-dilution Germany',
      'exclusivity Germany',
      'leaver Germany',
      'non-compete Germany',
      'notarisation Germany',
      'german-option-plan Germany',
    ],
    market: european,
  },
  {
    law: 'France',
    company: 'Quarry Looms SAS',
    money: '€',
    notes: [
      'anti-dilution France',
      'non-compete France',
      'founder-warranties France',
      'redemption France',
      'founder-pre-emption France',
      'french-option-plan France',
    ],
    market: european,
  },
  {
    law: 'the Netherlands',
    company: 'Quarry Looms B.V.',
    money: '€',
    notes: ['non-compete Netherlands'],
    market: european,
  },
  {
    law: 'India',
    company: 'Quarry Looms Private Limited',
    money: 'INR ',
    notes: ['new-shares India', 'option-pool India', 'non-compete India', 'redemption India'],
    market: null,
  },
  {
    law: 'New South Wales, Australia',
    company: 'Quarry Looms Pty Ltd',
    money: 'A$',
    notes: ['preference Australia', 'option-pool Australia', 'non-compete Australia', 'redemption Australia'],
    market: null,
  },
  {
    law: 'Singapore',
    company: 'Quarry Looms Pte. Ltd.',
    money: 'S$',
    notes: ['consents Singapore', 'non-compete Singapore', 'redemption Singapore'],
    market: null,
  },
  {
    law: 'the Province of Ontario',
    company: 'Quarry Looms Inc.',
    money: 'C$',
    notes: ['non-compete Ontario', 'option-pool Canada', 'redemption Canada'],
    market: null,
  },
  {
    law: 'British Columbia',
    company: 'Quarry Looms Inc.',
    money: 'C$',
    notes: ['option-pool Canada', 'redemption Canada'],
    market: null,
  },
  {
    law: 'the Republic of South Africa',
    company: 'Quarry Looms (Pty) Ltd',
    money: 'R',
    notes: [],
    market: null,
  },
  { law: 'the DIFC, Dubai', company: 'Quarry Looms FZ-LLC', money: 'AED ', notes: [], market: null },
];

/** Terms whose lack is reported only where a place was chosen that expects them. */
const onlyIfChosen: Readonly<Record<string, readonly Jurisdiction[]>> = {
  'vesting-tax US': ['US'],
  'small-business-stock US': ['US'],
  'vesting-tax UK': ['UK'],
  'investment-relief UK': ['UK'],
  'notarisation Germany': ['EU'],
  'german-option-plan Germany': ['EU'],
  'french-option-plan France': ['EU'],
  'founder-pre-emption France': ['UK', 'EU'],
};

function reportUnder(place: OfferPlace, jurisdiction: Jurisdiction) {
  const outcome = analyzeDocument(readPlainText(offerUnderLaw(place)), {
    jurisdiction,
    analysisDetail: 'detailed',
  });
  if (!outcome.ok) throw new Error(outcome.error.message);
  const { economicTerms, governanceTerms, founderRestrictions, missingClauses, warnings } = outcome.value;
  const findings = [...economicTerms, ...governanceTerms, ...founderRestrictions, ...missingClauses];
  const law = findings.flatMap(({ jurisdictionalNote }) => jurisdictionalNote ?? []).join('\n');
  return { law, notes: notesShown(law), norms: findings.flatMap(({ norm }) => norm ?? []), warnings };
}

/** Notes whose words stand in a report, as topic and place; the one that stands inside another is left out. */
function notesShown(law: string): string[] {
  return (Object.keys(legalNotes) as LegalTopic[])
    .filter((topic) => topic !== 'eis-preference')
    .flatMap((topic) =>
      Object.entries(legalNotes[topic]).flatMap(([place, { text }]) =>
        law.includes(text) ? [`${topic} ${place}`] : [],
      ),
    );
}

describe.each(laws)('an offer under the law of $law', ({ notes, market, ...place }) => {
  it.each(jurisdictions)('shows the notes of that law and of no other, whatever was chosen: %s', (chosen) => {
    const report = reportUnder(place, chosen);
    const expected = notes.filter((name) => (onlyIfChosen[name] ?? jurisdictions).includes(chosen));
    expect(report.notes.sort()).toEqual([...expected].sort());
    // Nothing but these notes stands there.
    const rest = report.notes.reduce((text, name) => {
      const [topic = '', country = ''] = name.split(' ');
      const ofTopic: Readonly<Record<string, { readonly text: string }>> = legalNotes[topic as LegalTopic];
      return text.replaceAll(ofTopic[country]?.text ?? '', '');
    }, report.law);
    expect(rest.trim()).toBe('');
  });

  it.each(jurisdictions)('shows figures of its own market alone: %s chosen', (chosen) => {
    const { norms, warnings } = reportUnder(place, chosen);
    expect(norms.length > 0).toBe(market !== null);
    for (const { text, source } of norms) expect(`${text} ${source}`).toMatch(market ?? /^$/);
    const unknown = warnings.filter((warning) =>
      warning.startsWith('We have no checked notes on the law of'),
    );
    expect(unknown).toHaveLength(notes.length === 0 ? 1 : 0);
    expect(warnings.filter((warning) => warning.includes('no market figures from'))).toHaveLength(
      market ? 0 : 1,
    );
  });
});

it('prints which notes appeared under which law', () => {
  const rows = laws.map((place) => {
    const shown = new Set(jurisdictions.flatMap((chosen) => reportUnder(place, chosen).notes));
    return [place.law, [...shown].sort().join(', ') || 'none, and says so'] as const;
  });
  expect(rows.length).toBeGreaterThanOrEqual(10);
  process.stdout.write(`${figureTable(['points of law shown'], rows)}\n`);
});
