import { describe, expect, it } from 'vitest';
import type { ClauseFinding, Evidence, RiskRating } from '../analysis.ts';
import type { PlacedFinding } from '../assessment/finding.ts';
import { type AcceptedFinding, mergeFindings } from './merge-findings.ts';
import { finding } from './testing/ask-model.ts';

/** A passage by its place alone: the words are of no account here. */
const at = (start: number, end: number): Evidence => ({ quote: 'A passage.', start, end });

const exclusivity = (changes: Partial<ClauseFinding> = {}): PlacedFinding => ({
  place: 'governance',
  finding: {
    id: 'G07',
    clause: 'Exclusivity (no-shop)',
    rating: 'Amber',
    risk: 'You may not talk to others.',
    recommendation: 'Ask for a shorter time.',
    evidence: [at(100, 150)],
    ...changes,
  },
});

const said = (
  changes: Partial<AcceptedFinding['finding']> = {},
  evidence = at(100, 150),
): AcceptedFinding => ({
  finding: finding({ risk: 'It has no way out.', recommendation: 'Ask for a way out.', ...changes }),
  evidence,
});

describe('a clause that both the engine and a model speak of', () => {
  const ours = 'You may not talk to others.';
  const both = `${ours} It has no way out.`;

  it.each<[RiskRating, RiskRating, RiskRating, string, string]>([
    ['Amber', 'Red', 'Red', both, 'Ask for a way out.'],
    ['Amber', 'Amber', 'Amber', both, 'Ask for a shorter time.'],
    ['Amber', 'Green', 'Amber', ours, 'Ask for a shorter time.'],
    ['Green', 'Red', 'Red', both, 'Ask for a way out.'],
    ['Red', 'Amber', 'Red', ours, 'Ask for a shorter time.'],
  ])('is, where we say %s and the model %s, %s', (rule, view, rating, risk, recommendation) => {
    expect(mergeFindings([exclusivity({ rating: rule })], [said({ rating: view })])).toEqual([
      exclusivity({ rating, risk, recommendation }),
    ]);
  });

  it('does not say the same sentence twice', () => {
    const merged = mergeFindings([exclusivity()], [said({ risk: ours })]);
    expect(merged.map(({ finding: { risk } }) => risk)).toEqual([ours]);
  });

  it.each([
    ['the same words', at(100, 150), [at(100, 150)]],
    ['words inside ours', at(110, 140), [at(100, 150)]],
    ['words that begin before ours', at(90, 120), [at(100, 150), at(90, 120)]],
    ['words that end after ours', at(140, 160), [at(100, 150), at(140, 160)]],
    ['words elsewhere', at(200, 230), [at(100, 150), at(200, 230)]],
  ])('shows each passage once where the model quotes %s', (_, quoted, shown) => {
    const merged = mergeFindings([exclusivity()], [said({}, quoted)]);
    expect(merged.map(({ finding: { evidence } }) => evidence)).toEqual([shown]);
  });

  it('shows a passage once where one of several of ours holds it', () => {
    const evidence = [at(100, 150), at(300, 350)];
    const merged = mergeFindings([exclusivity({ evidence })], [said({}, at(310, 320))]);
    expect(merged.map((one) => one.finding.evidence)).toEqual([evidence]);
  });
});

describe('a clause that only a model found', () => {
  const found: PlacedFinding = {
    place: 'governance',
    finding: {
      id: 'G07',
      clause: 'Exclusivity (no-shop)',
      rating: 'Amber',
      risk: 'It has no way out.',
      recommendation: 'Ask for a way out.',
      evidence: [at(100, 150)],
      by: 'language-model',
    },
  };

  it('comes after ours, under its name and marked as the model’s', () => {
    const valuation: PlacedFinding = {
      place: 'economic',
      finding: { ...exclusivity().finding, id: 'E01', clause: 'Valuation' },
    };
    expect(mergeFindings([valuation], [said()])).toEqual([valuation, found]);
  });

  it('takes the place of ours that rests on no passage', () => {
    const { evidence: _, ...notFound } = exclusivity().finding;
    expect(mergeFindings([{ place: 'governance', finding: notFound }], [said()])).toEqual([found]);
  });

  it('leaves what is missing of the same clause missing', () => {
    const missing: PlacedFinding = {
      ...exclusivity({ clause: 'Length of the exclusivity' }),
      place: 'missing',
    };
    expect(mergeFindings([missing], [said()])).toEqual([missing, found]);
  });

  it('is one clause, however often the model speaks of it', () => {
    const merged = mergeFindings([], [said(), said({ risk: 'It is long.', rating: 'Red' }, at(200, 230))]);
    expect(merged).toEqual([
      {
        ...found,
        finding: {
          ...found.finding,
          rating: 'Red',
          risk: 'It has no way out. It is long.',
          evidence: [at(100, 150), at(200, 230)],
        },
      },
    ]);
  });

  it('stops the analysis where no clause has its code, which the checks before rule out', () => {
    expect(() => mergeFindings([], [said({ id: 'Z99' })])).toThrow(
      'the schema let an unknown clause through: Z99',
    );
  });
});
