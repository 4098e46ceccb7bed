import { describe, expect, it } from 'vitest';
import { analyzeDocument } from '../analyze-document.ts';
import { readPlainText } from '../document/plain-text-document.ts';
import { bareConvertible, bareOffer, missingTitles } from './testing/missing-titles.ts';

const election83b = 'Tax: section 83(b) election';
const qsbs = 'Tax: qualified small business stock (QSBS)';
const election431 = 'Tax: section 431 election';
const relief = 'Tax: EIS or SEIS status';
const optionTax = 'Tax of the option plan';
const warrants = 'Founder warrants (BSPCE)';
const expiry = 'Expiry of the offer';
const preEmption = 'Founders’ own pre-emption right';
const anyTax = (titles: readonly string[]) =>
  titles.filter((title) => /^Tax|BSPCE|Notarisation/.test(title)).sort();

describe('tax that a market expects to be settled', () => {
  it.each([
    ['US', 'US', [qsbs]],
    ['UK', 'UK', [relief, election431].sort()],
    ['DE', 'EU', ['Notarisation', optionTax].sort()],
    ['FR', 'EU', [warrants]],
  ] as const)('misses in an offer from the %s, held against the %s, %j', (place, jurisdiction, expected) => {
    expect(anyTax(missingTitles(bareOffer(place), jurisdiction))).toEqual(expected);
  });

  it.each([
    ['UK', 'US'],
    ['US', 'UK'],
    ['UK', 'EU'],
  ] as const)('does not ask an offer from the %s for the tax terms of the %s', (place, jurisdiction) => {
    expect(anyTax(missingTitles(bareOffer(place), jurisdiction))).toEqual([]);
  });

  it.each([
    ['Pty Ltd', 'New South Wales'],
    ['Pvt. Ltd.', 'India'],
    ['Pte. Ltd.', 'Singapore'],
  ])('does not ask a %s under the law of %s for the tax terms of the UK or the US', (form, law) => {
    const text = bareOffer('UK').replace('Limited', form).replace('England and Wales', law);
    expect(anyTax(missingTitles(text, 'UK'))).toEqual([]);
    expect(anyTax(missingTitles(text, 'US'))).toEqual([]);
  });

  it.each([
    ['US', 'US', 'Covenants: the Company shall preserve QSBS status.', qsbs],
    ['UK', 'UK', 'Each employee shareholder will sign a s.431 election.', election431],
    ['UK', 'UK', 'The round is to qualify for EIS relief.', relief],
    ['UK', 'UK', 'EIS: the investors do not seek relief.', relief],
    ['DE', 'EU', 'The investment agreement will be notarised in Berlin.', 'Notarisation'],
    ['DE', 'EU', 'Option pool: a VSOP of 10% of the shares.', optionTax],
    ['DE', 'EU', 'A virtual programme of 10% of the shares shall be set up.', optionTax],
    ['FR', 'EU', 'Option pool: BSPCE over 10% of the shares.', warrants],
  ] as const)(
    'does not miss in an offer from the %s (%s) what "%s" settles',
    (place, jurisdiction, text, title) => {
      expect(missingTitles(bareOffer(place), jurisdiction)).toContain(title);
      expect(missingTitles(bareOffer(place, text), jurisdiction)).not.toContain(title);
    },
  );

  describe('an election under section 83(b)', () => {
    const vesting = 'Founder vesting: the founders’ shares vest over 48 months with a cliff of 12 months.';

    it('is missed where the round puts shares on vesting', () => {
      expect(missingTitles(bareOffer('US', vesting), 'US')).toContain(election83b);
    });

    it.each([
      `${vesting} Each Founder shall file an election under Section 83(b) in time.`,
      'Founder shares: not subject to vesting.',
      '',
    ])('is not missed beside "%s"', (text) => {
      expect(missingTitles(bareOffer('US', text), 'US')).not.toContain(election83b);
    });

    it('is not settled by a drafting note', () => {
      const text = `${vesting}\n\n[Note: consider whether an 83(b) election is needed.]`;
      expect(missingTitles(bareOffer('US', text), 'US')).toContain(election83b);
    });
  });

  it('leaves out reliefs that a round of this size cannot have', () => {
    expect(missingTitles(bareOffer('UK', '', '25,000,000'), 'UK')).not.toContain(relief);
    expect(missingTitles(bareOffer('US', '', '80,000,000'), 'US')).not.toContain(qsbs);
  });

  it('asks an advance subscription for the relief, a SAFE and a note for no tax', () => {
    expect(anyTax(missingTitles(bareConvertible('Advance subscription agreement', 'England'), 'UK'))).toEqual(
      [relief],
    );
    expect(
      anyTax(missingTitles(bareConvertible('Simple agreement for future equity (SAFE)', 'Delaware'), 'US')),
    ).toEqual([]);
    expect(anyTax(missingTitles(bareConvertible('Convertible loan note', 'England'), 'UK'))).toEqual([]);
  });
});

describe('expiry of the offer', () => {
  it.each([
    'Exclusivity: 30 days; the exclusivity expires on 1 March 2026.',
    'Confidentiality: the obligations in this letter lapse after two years; exclusivity lapses on 3 May.',
    'Options: an option that is not exercised lapses.',
    'Drag-along: if an offer is accepted by holders of 75% of the shares, all others must sell.',
    '[Note: this term sheet should expire after ten days.]',
  ])('is still missing beside %j', (text) => {
    expect(missingTitles(bareOffer('UK', text), 'UK')).toContain(expiry);
  });

  it.each([
    'This term sheet expires on 17 March 2026 if not accepted by then.',
    'This offer is open for acceptance until close of business on Friday.',
    'Our offer remains open for ten business days.',
    'If these terms are not signed by both parties by 5.00 pm on 12 June 2026, the offer lapses.',
    'Please return a signed copy of this letter by 12 June 2026.',
    'Validity: 14 days.',
    'Confidential. Open for acceptance until 14 February 2025.',
    'Other. Governed by the law of Scotland. Lapses on 23 May 2025 unless signed.',
    'Expiration: [_____]',
    'Please return a signed copy of this letter by 12 Sept. 2026.',
    'Please return a signed copy of this letter by Sep 12th, 2026.',
    'Please return a signed copy of this letter by the 1st of June, 2026.',
    'Please return a signed copy of this letter by June 12, 2026.',
    'Please return a signed copy of this letter by 2026-06-12.',
    'Please return a signed copy of this letter by 12/06/2026.',
    'Please return a signed copy of this letter by 06/30/2026.',
    'Please return a signed copy of this letter by 12.06.2026.',
    'Please return a signed copy of this letter by 12-Jun-2026.',
  ])('is not missing beside %j', (text) => {
    expect(missingTitles(bareOffer('UK', text), 'UK')).not.toContain(expiry);
  });

  it('is asked of the terms of a note, not of a note or a SAFE that is ready to sign', () => {
    const note = bareConvertible('Convertible loan note', 'England');
    expect(missingTitles(note, 'UK')).not.toContain(expiry);
    expect(missingTitles(`TERM SHEET\n\n${note}`, 'UK')).toContain(expiry);
    const safe = bareConvertible('Simple agreement for future equity (SAFE)', 'Delaware');
    expect(missingTitles(`TERM SHEET\n\n${safe}`, 'US')).not.toContain(expiry);
  });
});

describe("founders' own pre-emption", () => {
  it.each([
    'Pro rata: the Investor may take its pro rata share of any new issue of shares.',
    'Pre-emption right for the Investors on new issues.',
    'Pre-emption: none.',
    'Pre-emption and tag-along: customary pre-emption on transfers.',
    'Statutory pre-emption is disapplied.',
    'The Investor receives accounts. It may take up its part of each new issue.',
    'Liquidation: all shareholders share pro rata.',
  ])('is still missing beside %j', (text) => {
    expect(missingTitles(bareOffer('FR', text), 'EU')).toContain(preEmption);
  });

  it.each([
    'Pre-emption: new shares are offered to existing shareholders pro rata.',
    'New issues: each shareholder may take part in proportion to its holding.',
    'The Founders have a pre-emption right on every issue of new shares.',
    'Pre-emption: statutory.',
    'Shareholders with at least 5% receive accounts. They may take up their part of each new issue.',
    'Holders of 3% or more may subscribe for their proportionate share of new issues.',
    'Pre-emption rights: customary.',
  ])('is not missing beside %j', (text) => {
    expect(missingTitles(bareOffer('FR', text), 'EU')).not.toContain(preEmption);
  });

  it('is not missed in the US, where only investors have one by custom', () => {
    expect(missingTitles(bareOffer('US'), 'US')).not.toContain(preEmption);
    expect(missingTitles(bareOffer('UK'), 'UK')).toContain(preEmption);
  });
});

describe('every expected term', () => {
  it.each([
    ['US', 'US'],
    ['UK', 'UK'],
    ['DE', 'EU'],
    ['FR', 'EU'],
  ] as const)('is Amber, names a change and quotes nothing (%s)', (place, jurisdiction) => {
    const outcome = analyzeDocument(readPlainText(bareOffer(place)), {
      jurisdiction,
      analysisDetail: 'detailed',
    });
    if (!outcome.ok) throw new Error(outcome.error.message);
    const { missingClauses } = outcome.value;
    const expected = missingClauses.filter(({ clause }) => /^Tax|BSPCE|Notar|Expiry|own pre/.test(clause));
    expect(expected.length).toBeGreaterThan(1);
    for (const { rating, risk, recommendation, evidence } of expected) {
      expect(rating).toBe('Amber');
      expect(risk).toMatch(/^The document .*\.$/);
      expect(recommendation).toMatch(/^(?:Ask|Have) .*\.$/);
      expect(evidence).toBeUndefined();
    }
    const titles = missingClauses.map(({ clause }) => clause);
    expect(new Set(titles).size).toBe(titles.length);
  });
});
