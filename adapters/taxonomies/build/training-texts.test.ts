import { describe, expect, it } from 'vitest';
import { smallCodeTables } from '../../../core/codes/testing/small-code-tables.ts';
import { concordanceTexts } from './concordance-texts.ts';
import { outputs } from './outputs.ts';
import type { TrainingText } from './train-model.ts';
import { trainingTexts } from './training-texts.ts';

const tables = smallCodeTables();
const { collections } = tables.retrieval().index;
const named = ({ system, labels }: TrainingText): string[] => {
  const output = outputs[system] ?? 'sic';
  return labels.map((label) => `${output} ${collections[output].keys[label]}`);
};
const saying = (texts: readonly TrainingText[], ...stems: string[]) =>
  texts.filter((text) => stems.every((stem) => text.stems.includes(stem)));

describe('trainingTexts', () => {
  const texts = trainingTexts(tables);

  it('takes titles and index terms for their codes', () => {
    expect(saying(texts, 'pizza').flatMap(named)).toContain('naics 722513');
    expect(saying(texts, 'brown').flatMap(named)).toContain('sic 2051');
  });

  it('takes the phrases of a trade for the trade and its first codes in every system', () => {
    const said = saying(texts, 'batter').flatMap(named);
    expect(said).toEqual(
      expect.arrayContaining([
        'trades fish and chip shop',
        'naics 722513',
        'sic 5812',
        'isic 5610',
        'cpv 55300000-3',
      ]),
    );
  });

  it('has no text without words', () => {
    expect(texts.every(({ stems }) => stems.length > 0)).toBe(true);
  });
});

describe('concordanceTexts', () => {
  it('gives a term of one system all its counterparts in the others, for less than a certain text', () => {
    const [text] = concordanceTexts(tables, []).filter(
      (each) => outputs[each.system] === 'naics' && each.stems.join(' ').includes('sandwich bar'),
    );
    if (!text) throw new Error('the term of SIC is missing');
    expect(named(text).sort()).toEqual(['naics 722511', 'naics 722513']);
    expect(text.share).toBeLessThan(1);
  });

  it('adds nothing to a system that knows the words already', () => {
    const texts = concordanceTexts(tables, []);
    const [first] = texts;
    if (!first) throw new Error('no text');
    const again = concordanceTexts(tables, [{ ...first, stems: [...first.stems].reverse() }]);
    expect(again.length).toBeLessThan(texts.length);
    expect(again).not.toContainEqual(first);
  });

  it('adds nothing of CPV, which no concordance reaches', () => {
    expect(concordanceTexts(tables, []).some(({ system }) => outputs[system] === 'cpv')).toBe(false);
  });
});
