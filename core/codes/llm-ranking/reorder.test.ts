import { describe, expect, it } from 'vitest';
import type { Classification, CodeSuggestion, CodeSystem } from '../classification.ts';
import { smallCodeTables } from '../testing/small-code-tables.ts';
import { checkPicks } from './check-picks.ts';
import type { ModelRanking } from './model-ranking.ts';
import { reorder } from './reorder.ts';

const tables = smallCodeTables();
const noCodes = { sic: [], naics: [], isic: [], cpv: [], ukSic: [] };
const ours = (code: string, title: string): CodeSuggestion => ({ code, title, score: 0.4, via: 'search' });
const restaurants = ours('722511', 'Full-Service Restaurants');
const takeaways = ours('722513', 'Limited-Service Restaurants');
const cafes = ours('56102', 'Unlicenced restaurants and cafes');
const bread = ours('10710', 'Manufacture of bread; manufacture of fresh pastry goods and cakes');

const builtin: Classification = {
  confidence: 0.6,
  reasoning: 'It fits a trade.',
  suggestions: {
    ...noCodes,
    sic: [ours('5812', 'Eating Places')],
    naics: [restaurants],
    isic: [ours('5610', 'Restaurants and mobile food service activities')],
    ukSic: [cafes],
  },
  alternativeOptions: { ...noCodes, naics: [takeaways], ukSic: [bread] },
  engine: { provider: 'builtin' },
};

type Picks = Partial<Record<CodeSystem, readonly (readonly [code: string, reason: string])[]>>;

function reordered(picks: Picks, changes: Partial<ModelRanking> = {}, from = builtin, isSound = () => true) {
  const picked = (system: CodeSystem) => (picks[system] ?? []).map(([code, reason]) => ({ code, reason }));
  const ranking: ModelRanking = {
    ...{ isBusiness: true, reasoning: 'It cooks.', searchWords: '', ...changes },
    ...{ sic: picked('sic'), naics: picked('naics'), isic: picked('isic'), cpv: picked('cpv') },
  };
  const all = (system: CodeSystem) => tables.entries(system);
  const candidates = { sic: all('sic'), naics: all('naics'), isic: all('isic'), cpv: all('cpv') };
  return reorder(tables, from, ranking, checkPicks(tables, ranking, candidates), isSound);
}
const codes = (suggestions: readonly CodeSuggestion[]) => suggestions.map(({ code }) => code);

describe('the codes of a model', () => {
  it('come before ours, with all that we know of them, and the rest of ours after them', () => {
    const { naics } = reordered({ naics: [['722513', 'It fries.']] }).suggestions;
    expect(naics).toEqual([{ ...takeaways, description: 'It fries.', via: 'model' }, restaurants]);
  });

  it('have their official title and their way down the table where they are none of ours', () => {
    const { naics } = reordered({ naics: [['311811', 'It bakes.']] }).suggestions;
    expect(naics[0]).toEqual({
      code: '311811',
      title: 'Retail Bakeries',
      path: tables.path('naics', '311811').map(({ code, title }) => ({ code, title })),
      description: 'It bakes.',
      via: 'model',
    });
    expect(codes(naics)).toEqual(['311811', '722511', '722513']);
  });

  it('have no reason where the model gave none, or none that may be shown', () => {
    const silent = reordered({ naics: [['722513', '']] }).suggestions.naics[0];
    expect(silent).toEqual({ ...takeaways, via: 'model' });
    const unsound = reordered({ naics: [['722513', 'See 1234.']] }, {}, builtin, () => false);
    expect(unsound.suggestions.naics[0]).toEqual({ ...takeaways, via: 'model' });
  });

  it('beyond five are alternatives', () => {
    const picks = ['311811', '311812', '311813', '513210', '722513', '722511'];
    const { suggestions, alternativeOptions } = reordered({ naics: picks.map((code) => [code, 'a']) });
    expect(codes(suggestions.naics)).toEqual(picks.slice(0, 5));
    expect(codes(alternativeOptions?.naics ?? [])).toEqual(['722511']);
  });
});

describe('the UK SIC codes', () => {
  it('stay as they are where nothing is known of ISIC', () => {
    const without = { ...builtin, suggestions: { ...builtin.suggestions, isic: [] } };
    expect(reordered({}, {}, without).suggestions.ukSic).toEqual([cafes, bread]);
  });

  it('of the class that the model chose come first', () => {
    expect(reordered({ isic: [['1071', 'a']] }).suggestions.ukSic).toEqual([bread, cafes]);
  });

  it('are those of the table where none of ours lies in the class, then ours', () => {
    const { ukSic } = reordered({ isic: [['5820', 'a']] }).suggestions;
    expect(ukSic[0]).toEqual({
      code: '58290',
      title: 'Other software publishing',
      path: [
        { code: 'J', title: 'Information and communication' },
        { code: '58', title: 'Publishing activities' },
        { code: '58290', title: 'Other software publishing' },
      ],
      via: 'concordance',
    });
    expect(ukSic.slice(1)).toEqual([cafes, bread]);
  });

  it('are not filled up where one of ours lies in the class', () => {
    expect(codes(reordered({}).suggestions.ukSic)).toEqual(['56102', '10710']);
  });

  it('need no alternatives', () => {
    const { alternativeOptions: _, ...fewer } = builtin;
    expect(reordered({}, {}, fewer).suggestions.ukSic).toEqual([cafes]);
  });
});

describe('the confidence', () => {
  const confidence = (picks: Picks, isBusiness = true, from = builtin) =>
    reordered(picks, { isBusiness }, from).confidence;
  const agreeing = { sic: [['5812', 'a']], naics: [['722511', 'a']], isic: [['5610', 'a']] } as const;

  it('moves by how many of the named industries have our first code', () => {
    expect(confidence({})).toBe(0.6);
    expect(confidence({ cpv: [['55300000-3', 'a']] })).toBe(0.6);
    expect(confidence(agreeing)).toBe(0.75);
    expect(confidence({ naics: [['722513', 'a']] })).toBe(0.45);
    expect(confidence({ naics: [['722511', 'a']], sic: [['5461', 'a']] })).toBe(0.6);
    expect(confidence({ ...agreeing, isic: [['1071', 'a']] })).toBe(0.65);
  });

  it('does not take a code for agreement where we have none', () => {
    const without = { ...builtin, suggestions: { ...builtin.suggestions, naics: [] }, confidence: 0.5 };
    expect(confidence({ naics: [['722511', 'a']] }, true, without)).toBe(0.35);
  });

  it('stays between 0.05 and 0.97, and at most 0.1 where the model sees no business', () => {
    expect(confidence(agreeing, true, { ...builtin, confidence: 0.95 })).toBe(0.97);
    expect(confidence({ naics: [['722513', 'a']] }, true, { ...builtin, confidence: 0.1 })).toBe(0.05);
    expect(confidence({}, false)).toBe(0.1);
    expect(confidence({}, false, { ...builtin, confidence: 0.04 })).toBe(0.04);
  });
});

describe('the reasoning', () => {
  it('is what the model says and what we say, and nothing else where all is well', () => {
    expect(reordered({}).reasoning).toBe(
      'The language model says: It cooks. The built-in engine says: It fits a trade.',
    );
  });

  it('says what was left out, and that the model sees no business', () => {
    const { reasoning } = reordered({ naics: [['999999', 'a']] }, { isBusiness: false });
    expect(reasoning).toBe(
      'The language model says: It cooks. It finds that the text does not describe a business. ' +
        '1 of its codes were not among the candidates and were left out. The built-in engine says: It fits a trade.',
    );
  });
});
