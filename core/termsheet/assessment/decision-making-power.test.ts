import { describe, expect, it } from 'vitest';
import type { DocumentType, RiskRating } from '../analysis.ts';
import { type BoardFacts, noFacts, type TermSheetFacts } from '../facts.ts';
import { decisionMakingPower } from './decision-making-power.ts';
import { placeFinding } from './finding.ts';

function power(
  facts: Partial<TermSheetFacts>,
  ratings: Readonly<Partial<Record<'G02' | 'G03', RiskRating>>> = {},
  documentType: DocumentType = 'priced-equity',
  isUnderstood = true,
): string {
  const findings = (['G02', 'G03'] as const).flatMap((id) => {
    const rating = ratings[id];
    const clause = { id, name: id, group: 'governance' } as const;
    return rating ? [placeFinding(clause, { rating, risk: 'A risk.', recommendation: 'Ask.' })] : [];
  });
  const ground = { allowsAbsence: () => isUnderstood };
  return decisionMakingPower({ facts: { ...noFacts, ...facts }, documentType, findings, ground });
}

function seats(
  total: BoardFacts['total'],
  founders: BoardFacts['founders'],
  investors: BoardFacts['investors'],
  independent: BoardFacts['independent'] = null,
): string {
  return power({ board: { total, founders, investors, independent } });
}

describe('what founders can still decide', () => {
  it('says of a silent offer that it is silent, not that all is well', () => {
    expect(power({})).toBe(
      'Board: the document does not say who sits on it, so your say on it is open. Vetoes: we found none. Sale of the company: the document does not say whether others can make you join one.',
    );
  });

  it('says of an offer that was not understood that it was not, and takes nothing for granted', () => {
    const said = power({}, {}, 'priced-equity', false);
    expect(said).toContain('Vetoes: not found, but it may stand in a passage that we could not understand.');
    expect(said).not.toMatch(/we found none|does not say/);
  });

  it.each([
    [seats(5, 'unresolved', 2), 'left open'],
    [seats(5, null, 2), 'one side are not stated'],
    [
      seats(5, 2, 2, 1),
      '5 seats, 2 for founders or ordinary shareholders, 2 for investors and 1 for others; neither side',
    ],
    [
      seats(null, 2, 1),
      '3 seats, 2 for founders or ordinary shareholders and 1 for investors; you keep the majority',
    ],
    [seats(5, 1, 3, 1), 'the investors have the majority of the board and can outvote you'],
    [seats(5, 3, 1), '1 for others; you keep the majority'],
    [seats(null, 2, 2), 'neither side controls the board'],
    // A size that is smaller than the seats given out is no size.
    [seats(3, 2, 2, 1), 'Board: 5 seats'],
  ])('weighs the board: %s', (text, expected) => {
    expect(text).toContain(expected);
  });

  it.each([
    [{ protectiveProvisions: true }, { G02: 'Red' }, 'a wider veto than their shares need'],
    [{ protectiveProvisions: true }, { G02: 'Green' }, 'other business does not'],
    [{ protectiveProvisions: false }, {}, 'investors cannot block'],
    [{ protectiveProvisions: 'unresolved' }, {}, 'is left open'],
    [{ dragAlong: true }, { G03: 'Red' }, 'without your side’s agreement'],
    [{ dragAlong: true }, { G03: 'Amber' }, 'if enough of them agree'],
    [{ dragAlong: true }, { G03: 'Green' }, 'broad agreement'],
    [{ dragAlong: false }, {}, 'nobody can make you sell'],
    [{ vestingMonths: 48 }, {}, 'over 4 years; if you leave earlier'],
    [{ vestingMonths: 0 }, {}, 'they are yours, without vesting'],
    [{ vestingMonths: 'unresolved' }, {}, 'how long you have to stay'],
    [{ badLeaverIncludesResignation: true }, {}, 'if you resign you are a bad leaver'],
    [{ badLeaverIncludesResignation: false }, {}, 'resigning does not make you a bad leaver'],
    [{ badLeaverIncludesResignation: 'unresolved' }, {}, 'who counts as a bad leaver is left open'],
  ] as const)('tells what %j leaves to founders', (facts, ratings, expected) => {
    expect(power(facts, ratings)).toContain(expected);
  });

  it.each(['safe', 'convertible-note'] as const)(
    'does not miss in a %s what it never has',
    (documentType) => {
      expect(power({}, {}, documentType)).toBe(
        'Until the money converts into shares, it gives the investor no seat on the board.',
      );
      const withVeto = power({ protectiveProvisions: true }, { G02: 'Amber' }, documentType);
      expect(withVeto).toContain('need the investors’ consent');
    },
  );
});
