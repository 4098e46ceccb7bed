import { describe, expect, it } from 'vitest';
import { buildClassification } from '../answer/build-classification.ts';
import type { CodeSuggestion, ExistingCodeType } from '../classification.ts';
import { type FoundCodes, findCodes } from '../ranking/find-codes.ts';
import { officialCodeTables } from '../testing/official-code-tables.ts';
import { smallCodeTables } from '../testing/small-code-tables.ts';
import { answerWithCode } from './answer-with-code.ts';
import { resolveExistingCode } from './resolve-existing-code.ts';

const small = smallCodeTables();
const answer = (type: ExistingCodeType, code: string, found: FoundCodes | null = null, tables = small) => {
  const resolved = resolveExistingCode(tables, { type, code });
  if (!resolved.ok) throw new Error(resolved.error.message);
  return answerWithCode(tables, resolved.value, found);
};
const chippy = findCodes(small, 'we run a chippy and sell from it by the sea');
const codes = (items: readonly CodeSuggestion[] = []) => items.map(({ code }) => code);
const scores = (items: readonly CodeSuggestion[]) => items.map(({ code, score }) => [code, score]);
const links =
  'The NAICS and ISIC codes follow from the concordances between the tables; a link marked partial says only that the two codes share some activities.';

describe('an existing code alone', () => {
  it('is answered in all systems, five codes and five more', () => {
    const eating = answer('SIC', '5812', null, officialCodeTables());
    expect(eating).toMatchObject({
      confidence: 0.7,
      confidences: { sic: 0.99, naics: 0.45, isic: 0.67, cpv: 0 },
      reasoning: `5812 is Eating Places in US SIC 1987. ${links}`,
      engine: { provider: 'builtin' },
    });
    const { sic, naics, isic, cpv, ukSic } = eating.suggestions;
    expect(codes(sic)).toEqual(['5812']);
    expect(codes(naics)).toEqual(['722513', '722515', '722511', '722310', '722514']);
    expect(codes(isic)).toEqual(['5610', '5629', '5630', '5621']);
    expect(codes(cpv)).toEqual([]);
    expect(ukSic).toHaveLength(5);
    expect(codes(eating.alternativeOptions?.naics)).toEqual(['722320', '711110']);
    expect(codes(eating.alternativeOptions?.ukSic)).toHaveLength(2);
  });

  it('gives each code its chance, the first as sure as its system', () => {
    const takeAway = answer('SIC', '56103');
    expect(takeAway.confidence).toBe(0.93);
    expect(takeAway.confidences).toMatchObject({ sic: 0.99, naics: 0.8, isic: 0.99, ukSic: 0.99 });
    expect(scores(takeAway.suggestions.sic)).toEqual([['5812', 0.99]]);
    expect(scores(takeAway.suggestions.naics)).toEqual([
      ['722513', 0.8],
      ['722511', 0.2],
    ]);
    expect(scores(takeAway.suggestions.ukSic)[0]).toEqual(['56103', 0.99]);
    expect(takeAway).not.toHaveProperty('alternativeOptions');
  });

  it('is sure of the UK code of a company that does not trade, and of nothing else', () => {
    expect(answer('UKSIC', '99999')).toEqual({
      confidence: 0,
      confidences: { sic: 0, naics: 0, isic: 0, cpv: 0, ukSic: 0.99 },
      reasoning:
        '99999 is a UK SIC 2007 code of five digits (Dormant company), the kind that Companies House uses. It falls in no ISIC class, and no concordance leads from it.',
      suggestions: {
        sic: [],
        naics: [],
        isic: [],
        cpv: [],
        ukSic: [
          {
            code: '99999',
            title: 'Dormant company',
            description: 'The code you gave.',
            score: 0.99,
            path: [{ code: '99999', title: 'Dormant company' }],
            via: 'concordance',
          },
        ],
      },
      engine: { provider: 'builtin' },
    });
  });
});

describe('an existing code with a description', () => {
  const described = buildClassification(small, chippy);

  it('is as sure as the surer of both where they agree', () => {
    const both = answer('SIC', '5812', chippy);
    const words = described.confidences?.naics ?? 0;
    const ofCode = answer('SIC', '5812').confidences?.naics ?? 0;
    expect(words).toBeGreaterThan(0.6);
    expect(both.confidences).toMatchObject({ sic: 0.99, naics: Math.max(ofCode, words), isic: 0.99 });
    expect(codes(both.suggestions.naics)).toEqual(['722513', '722511']);
    expect(both.suggestions.sic[0]?.matched).toEqual(['chippy', 'fish and chip shop']);
    expect(both.reasoning).toBe(
      `5812 is Eating Places in US SIC 1987. ${links} The description points the same way. ${described.reasoning}`,
    );
  });

  const conflict = (points: string) =>
    `7372 is Prepackaged Software in US SIC 1987. ${links} The code and the description contradict each other: the code stands for Prepackaged Software, the description points ${points}. Both are listed, the codes that follow from the given one first; check which is right. `;

  it('is half as sure where they contradict each other', () => {
    const both = answer('SIC', '7372', chippy);
    expect(both.reasoning).toBe(
      conflict('to NAICS 722513 (Limited-Service Restaurants)') + described.reasoning,
    );
    expect(codes(both.suggestions.sic)).toEqual(['7372', '5812']);
    expect(codes(both.suggestions.isic)).toEqual(['5820', '5610']);
    expect(both.suggestions.isic[0]?.score).toBe(0.495);
    expect(both.confidence).toBeLessThanOrEqual(0.5);
  });

  it.each([
    ['to SIC 5812 (Eating Places)', { naics: [] }],
    ['to ISIC 5610 (Restaurants and mobile food service activities)', { naics: [], sic: [] }],
  ])('says that the description points %s', (points, none) => {
    const both = answer('SIC', '7372', { ...chippy, systems: { ...chippy.systems, ...none } });
    expect(both.reasoning.startsWith(conflict(points))).toBe(true);
    expect(codes(both.suggestions.cpv)).toContain('55300000-3');
  });

  it('leaves out a description that is none', () => {
    const alone = answer('SIC', '7372');
    expect(answer('SIC', '7372', findCodes(small, 'asdf qwer'))).toEqual({
      ...alone,
      reasoning: `${alone.reasoning} The description does not read like a business and was left out.`,
    });
  });
});
