import { describe, expect, it } from 'vitest';
import type { RiskRating } from '../../analysis.ts';
import { type PlacedFinding, placeFinding } from '../../assessment/finding.ts';
import { allClauses } from '../../clauses/all-clauses.ts';
import { factNames, noFacts, withFacts } from '../../facts.ts';
import { logOdds } from '../log-odds.ts';
import type { HarshPassage } from '../read-statements.ts';
import { clauseOf, readingOf } from '../testing/read-as.ts';
import { ratedClauses, withSettledRedFlags } from './red-flags.ts';

const first = 'Whoever leaves gives back all that he holds, for what he once paid.';
const second = 'What was earned before goes the same way, whatever the cause.';
const reading = readingOf([first, second]);
const [sentence, other] = reading.sentences;

const passage = (probability: number, more: Partial<HarshPassage> = {}): HarshPassage => {
  if (!sentence) throw new Error('no sentence');
  const usual = { clause: 'F03', readBy: new Set<string>(), sentence, isShort: false, isLikeliest: true };
  return { ...usual, probability, ...more };
};
const found = (id: 'F03' | 'G03', rating: RiskRating, more: Partial<PlacedFinding['finding']> = {}) => {
  const placed = placeFinding(clauseOf(id), { rating, risk: 'It is so.', recommendation: 'Ask.' }, [
    { quote: first, start: 0, end: first.length },
  ]);
  return { ...placed, finding: { ...placed.finding, ...more } };
};
const figuresOf = (findings: readonly PlacedFinding[], passages: readonly HarshPassage[]) =>
  ratedClauses(
    findings.map(({ finding }) => finding),
    passages,
  ).find(({ clause }) => clause === 'F03')?.figures;
const faint = logOdds(0.01);

describe('what tells the harm of a clause', () => {
  it('is how its likeliest passages read', () => {
    expect(figuresOf([], [passage(0.3), passage(0.6)])).toEqual([
      logOdds(0.6),
      logOdds(0.3),
      0,
      0,
      1,
      ...[0, 0, 0, 0, 0, 0],
    ]);
    const read = passage(0.6, { readBy: new Set(['F03']), isShort: true, isLikeliest: false });
    expect(figuresOf([], [read])?.slice(0, 5)).toEqual([logOdds(0.6), faint, 1, 1, 0]);
  });

  it.each([
    ['a Red of the wordings', [found('F03', 'Red')], [1, 0, 1, 0, 0, 0]],
    ['one by likeness', [found('F03', 'Red', { by: 'model' })], [1, 0, 0, 1, 0, 0]],
    ['an Amber', [found('F03', 'Amber')], [0, 1, 0, 0, 0, 0]],
    ['a Red elsewhere', [found('F03', 'Green'), found('G03', 'Red')], [0, 0, 0, 0, 0, Math.log1p(1)]],
    ['an Amber elsewhere', [found('F03', 'Green'), found('G03', 'Amber')], [0, 0, 0, 0, 0, 0]],
  ] as const)('is what was found: %s', (_, findings, expected) => {
    expect(figuresOf(findings, [])?.slice(5)).toEqual(expected);
  });

  it('is not how the passages of other clauses read', () => {
    const own = figuresOf([], [passage(0.6), passage(0.9, { clause: 'G03' })]);
    expect(own?.slice(0, 2)).toEqual([logOdds(0.6), faint]);
    const none = figuresOf([found('F03', 'Green')], [passage(0.9, { clause: 'G03' })]);
    expect(none?.slice(0, 5)).toEqual([faint, faint, 0, 0, 0]);
  });

  it('is that a Red rests on what is not there', () => {
    const { evidence: _, ...silent } = found('F03', 'Red').finding;
    expect(figuresOf([{ place: 'founder', finding: silent }], [])?.at(9)).toBe(1);
  });
});

/** Facts of a form that the wordings have read nearly whole. */
const ofForm = withFacts(
  noFacts,
  factNames.slice(0, 24).map((name) => [name, 1]),
);

describe('a clause', () => {
  const asHeard = { offset: 0, weights: [1], clauses: {} };
  const context = (passages: readonly HarshPassage[]) => ({
    ...{ reading, clauses: allClauses, passages, facts: noFacts, heard: noFacts, denied: new Set<string>() },
  });
  const ratings = (
    findings: readonly PlacedFinding[],
    passages: readonly HarshPassage[],
    weights = asHeard,
  ) =>
    withSettledRedFlags(findings, weights, context(passages)).map(({ finding }) => [
      finding.rating,
      finding.by ?? 'wording',
    ]);

  it('is Red where that is likely, with its passages, and says that it was read by likeness', () => {
    if (!other) throw new Error('no second sentence');
    const passages = [passage(0.61), passage(0.3, { sentence: other }), passage(0.05)];
    const [placed] = withSettledRedFlags([], asHeard, context(passages));
    expect(placed?.finding).toMatchObject({ id: 'F03', rating: 'Red', by: 'model', uncertain: true });
    expect(placed?.finding.evidence?.map(({ quote }) => quote)).toEqual([first, second]);
    expect(ratings([], [passage(0.59)])).toEqual([['Amber', 'model']]);
    expect(ratings([], [passage(0.49)])).toEqual([]);
    expect(ratings([found('F03', 'Amber')], [passage(0.59)])).toEqual([['Amber', 'wording']]);
  });

  it('is told by its total where participation ends with one', () => {
    const heard = { ...noFacts, participation: 'capped', participationCap: 2 } as const;
    const passages = [passage(0.9, { clause: 'E04' })];
    expect(withSettledRedFlags([], asHeard, { ...context(passages), heard })).toEqual([]);
    expect(ratings([], passages)).toEqual([['Red', 'model']]);
  });

  it('has to be surer where the wordings have read that there is no such term', () => {
    const rated = (probability: number) =>
      withSettledRedFlags([], asHeard, { ...context([passage(probability)]), denied: new Set(['F03']) }).map(
        ({ finding }) => finding.rating,
      );
    expect([rated(0.74), rated(0.76)]).toEqual([['Amber'], ['Red']]);
  });

  it('has to be surer where the wordings have read a usual figure', () => {
    const facts = withFacts(noFacts, [['nonCompeteMonths', 12]]);
    const rated = (probability: number) =>
      withSettledRedFlags([], asHeard, { ...context([passage(probability, { clause: 'F04' })]), facts }).map(
        ({ finding }) => finding.rating,
      );
    expect([rated(0.74), rated(0.76)]).toEqual([['Amber'], ['Red']]);
  });

  it('is not Red by what stands elsewhere alone', () => {
    const weights = { offset: 9, weights: [], clauses: {} };
    expect(ratings([], [passage(0.09)], weights)).toEqual([]);
    expect(ratings([], [passage(0.11)], weights)).toEqual([['Red', 'model']]);
  });

  it('takes the place of a finding that only says to look', () => {
    const doubt = found('F03', 'Amber', { uncertain: true, by: 'model' });
    expect(ratings([doubt], [passage(0.65)])).toEqual([['Red', 'model']]);
  });

  it('stands beside what is sure of the same clause, and beside what is unsure of another', () => {
    const sure = found('F03', 'Amber');
    expect(ratings([sure], [passage(0.65)])).toEqual([
      ['Amber', 'wording'],
      ['Red', 'model'],
    ]);
    const elsewhere = found('G03', 'Amber', { uncertain: true, by: 'model' });
    expect(ratings([elsewhere], [passage(0.65)])).toEqual([
      ['Amber', 'model'],
      ['Red', 'model'],
    ]);
  });

  it('is not called Red twice, and nothing but a Red is taken back', () => {
    expect(ratings([found('F03', 'Red')], [passage(0.65)])).toEqual([['Red', 'wording']]);
    expect(ratings([found('F03', 'Amber')], [passage(0.05)])).toEqual([['Amber', 'wording']]);
  });

  it('shows two of its passages, however many read so', () => {
    const passages = [0.9, 0.8, 0.7].map((probability) => passage(probability));
    const [placed] = withSettledRedFlags([], asHeard, context(passages));
    expect(placed?.finding.evidence).toHaveLength(2);
  });

  it('is Amber where a Red is unlikely, and marked', () => {
    const red = found('F03', 'Red');
    expect(ratings([red], [passage(0.34)])).toEqual([['Amber', 'model']]);
    expect(ratings([red], [passage(0.36)])).toEqual([['Red', 'wording']]);
  });

  it('is Amber at more where likeness alone calls it Red, and then keeps the offer from being Green', () => {
    const [placed] = withSettledRedFlags(
      [found('F03', 'Red', { by: 'model' })],
      asHeard,
      context([passage(0.59)]),
    );
    expect(placed?.finding).toMatchObject({ rating: 'Amber', uncertain: true });
    expect(ratings([found('F03', 'Red', { by: 'model' })], [passage(0.61)])).toEqual([['Red', 'model']]);
  });

  it('is Amber where one of two statements is hardly of this offer, unless figures were reckoned', () => {
    const red = found('F03', 'Red');
    const differing = { ...red, isContradiction: true as const };
    expect(ratings([differing], [passage(0.39)])).toEqual([['Amber', 'model']]);
    expect(ratings([differing], [passage(0.41)])).toEqual([['Red', 'wording']]);
    expect(ratings([{ ...red, isReckoned: true }], [passage(0.11)])).toEqual([['Red', 'wording']]);
  });

  it('keeps full participation Red unless that is hardly possible, and a label beside other mechanics', () => {
    const full = placeFinding(clauseOf('E04'), { rating: 'Red', risk: 'Twice.', recommendation: 'Ask.' });
    const ofParticipation = (probability: number) => passage(probability, { clause: 'E04' });
    expect(ratings([full], [ofParticipation(0.11)])).toEqual([['Red', 'wording']]);
    expect(ratings([full], [ofParticipation(0.09)])).toEqual([['Amber', 'model']]);
    expect(ratings([{ ...full, isContradiction: true }], [])).toEqual([['Red', 'wording']]);
  });

  it('stays Red by a figure that likeness heard and that is harmful by itself, unless hardly likely', () => {
    const harsh = placeFinding(clauseOf('E03'), { rating: 'Red', risk: 'Twice.', recommendation: 'Ask.' });
    const twice = { ...harsh, finding: { ...harsh.finding, by: 'model' as const } };
    const heard = withFacts(noFacts, [['liquidationMultiple', 2]]);
    const rated = (probability: number) =>
      withSettledRedFlags([twice], asHeard, {
        ...context([passage(probability, { clause: 'E03' })]),
        heard,
      }).map(({ finding }) => finding.rating);
    expect([rated(0.11), rated(0.09)]).toEqual([['Red'], ['Amber']]);
  });

  it('is Red in a form at less where the wordings say so, and at more by likeness', () => {
    const rated = (placed: PlacedFinding, probability: number) =>
      withSettledRedFlags([placed], asHeard, { ...context([passage(probability)]), facts: ofForm }).map(
        ({ finding }) => finding.rating,
      );
    expect(rated(found('F03', 'Red'), 0.21)).toEqual(['Red']);
    expect(rated(found('F03', 'Red'), 0.19)).toEqual(['Amber']);
    expect(rated({ ...found('F03', 'Red'), isContradiction: true }, 0.01)).toEqual(['Red']);
    expect(rated(found('F03', 'Red', { by: 'model' }), 0.69)).toEqual(['Amber']);
  });

  it('stays Red where its figure is harmful by itself', () => {
    const facts = withFacts(noFacts, [
      ['badLeaverIncludesResignation', true],
      ['nonCompeteMonths', 36],
    ]);
    const nonCompete = placeFinding(clauseOf('F04'), {
      rating: 'Red',
      risk: 'Long.',
      recommendation: 'Ask.',
    });
    const settled = withSettledRedFlags([nonCompete], asHeard, { ...context([]), facts });
    expect(settled).toEqual([nonCompete]);
  });

  it('is left alone where nothing was learned of it', () => {
    const red = found('F03', 'Red');
    expect(withSettledRedFlags([red], null, context([passage(0.9)]))).toEqual([red]);
  });
});
