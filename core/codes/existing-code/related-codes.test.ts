import { describe, expect, it } from 'vitest';
import type { CodeLink, CodeTables } from '../code-tables.port.ts';
import { smallCodeTables } from '../testing/small-code-tables.ts';
import { type ConcordanceSource, relatedCodes } from './related-codes.ts';
import { suggestCodes } from './suggest-codes.ts';
import { profileOf } from './word-profile.ts';

const linked = (links: Readonly<Record<string, readonly string[]>>): CodeTables => ({
  ...smallCodeTables(),
  links: (_, code) =>
    (links[code] ?? []).map(
      (link): CodeLink => ({ code: link.slice(0, 6), match: link.endsWith('=') ? 'exact' : 'partial' }),
    ),
});
const source = (code: string, weight = 1): ConcordanceSource => ({ system: 'sic', code, weight });
const related = (
  links: Readonly<Record<string, readonly string[]>>,
  sources: readonly ConcordanceSource[],
  words = profileOf('', []),
) =>
  relatedCodes(linked(links), sources, 'naics', words).map(({ code, exact, from, score }) => [
    code,
    exact,
    from.code,
    Number(score.toFixed(3)),
  ]);

describe('relatedCodes', () => {
  it('puts the exact pair of a single source first, though the words speak for another', () => {
    const words = profileOf('Limited-Service Restaurants', []);
    const codes = related({ '5812': ['722513', '513210='] }, [source('5812')], words);
    expect(codes.map(([code, exact]) => [code, exact])).toEqual([
      ['513210', true],
      ['722513', false],
    ]);
  });

  it('orders partial pairs by their words', () => {
    const words = profileOf('Software Publishers', []);
    const codes = related({ '5812': ['722511', '513210'] }, [source('5812')], words);
    expect(codes).toEqual([
      ['513210', false, '5812', 1],
      ['722511', false, '5812', 0.4],
    ]);
  });

  it('counts a source among many pairs less, and adds up what several sources say', () => {
    // 722511: 1 / sqrt 4 + 1; 722513: 1 / sqrt 4. Without common words 0.4 of the score is left.
    const links = { '5812': ['722513', '722511', '513210', '311811'], '5813': ['722511='] };
    expect(related(links, [source('5812'), source('5813')])).toEqual([
      ['722511', false, '5813', 0.4],
      ['722513', false, '5812', 0.133],
      ['513210', false, '5812', 0.133],
      ['311811', false, '5812', 0.133],
    ]);
  });

  it.each([
    ['the stronger', 0.2, 1, '5813'],
    ['the stronger', 1, 0.2, '5812'],
    ['of two alike the first', 1, 1, '5812'],
  ])('names %s source', (_, one, other, from) => {
    const links = { '5812': ['722511'], '5813': ['722511'] };
    expect(related(links, [source('5812', one), source('5813', other)])).toEqual([
      ['722511', false, from, 0.4],
    ]);
  });
});

describe('suggestCodes', () => {
  it('gives ten linked codes at most, as sure as all of them allow', () => {
    const tables = smallCodeTables();
    const plan = {
      own: null,
      sources: [source('5812')],
      words: profileOf('', []),
      searchWords: '',
    };
    const naics = tables.entries('naics').map(({ code }) => code);
    const suggested = suggestCodes(
      { ...tables, links: () => naics.map((code) => ({ code, match: 'partial' })) },
      plan,
    );
    expect(suggested.lists.naics.map(({ code }) => code)).toEqual(naics.slice(0, 10));
    expect(suggested.certainties.naics).toBe(0.23);
  });
});
