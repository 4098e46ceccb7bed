import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { classifyBusiness } from '../../core/codes/classify-business.ts';
import { sharedCodeTables } from './testing/shared-code-tables.ts';

const tables = sharedCodeTables();
const ask = async (businessDescription: string) => {
  const answer = await classifyBusiness({ tables }, { businessDescription });
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value;
};

interface ForeignRow {
  readonly description: string;
  /** Every class of NACE that an expert coder would accept. */
  readonly nace: readonly string[];
}

const rowsOf = (name: string): readonly ForeignRow[] =>
  readFileSync(new URL(`../../core/codes/evaluation/golden/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('a description in another language', () => {
  it('is answered from the official titles of its language, with the English ones beside them', async () => {
    const answer = await ask('Nous sommes une agence de voyages pour les familles');
    expect(answer.language).toBe('fr');
    expect(answer.reasoning).toContain('The official French title that fits best is “');
    expect(answer.reasoning).toContain('(NACE 79.11), in English “Travel agency activities”');
    expect(answer.suggestions.isic[0]).toMatchObject({ code: '7911', title: 'Travel agency activities' });
    expect(answer.suggestions.isic[0]?.matched?.[0]).toContain('voyage');
    expect(answer.confidence).toBeLessThanOrEqual(0.6);
  });

  it('is said to be one where no title decides', async () => {
    const answer = await ask('Wir verkaufen Brot und Kuchen in unserem Laden');
    expect(answer).toMatchObject({
      language: 'de',
      confidence: 0,
      reasoning: 'This looks like German: write it in English, or give a code.',
    });
    expect(answer.suggestions.naics).toEqual([]);
  });

  it.each([
    ['boulangerie', 'fr', '1071', '4721'],
    ['Loodgieter', 'nl', '4322', '4322'],
    ['Steuerberater', 'de', '6920', '6920'],
    ['fryzjer', 'pl', '9602', '9602'],
    ['Cabinet comptable', 'fr', '6920', '6920'],
    ['fontanero', 'es', '4322', '4322'],
  ])(
    'that names a trade has its codes, from a title or from what English calls it: %s',
    async (words, language, ...accepted) => {
      const answer = await ask(words);
      expect(answer.language).toBe(language);
      expect(answer.reasoning).toMatch(/is read as “|title that fits best is “/);
      expect(accepted).toContain(answer.suggestions.isic[0]?.code);
      expect(answer.confidence).toBeLessThanOrEqual(0.6);
    },
  );

  it('says which word beside the trade was not read, and is less sure', async () => {
    const answer = await ask('Boulangerie artisanale');
    expect(answer.reasoning).toContain('This looks like French: “boulangerie” is read as “bakery shop”.');
    expect(answer.reasoning).toContain('“artisanale” was not read.');
    expect(answer.confidence).toBeLessThanOrEqual(0.4);
  });

  it('is not guessed by a trade where much beside it was not read', async () => {
    const answer = await ask('Nous sommes une équipe de passionnés près de la boulangerie du village');
    expect(answer).toMatchObject({ language: 'fr', confidence: 0 });
  });

  it.each([
    'pizzeria',
    'gelateria in Leeds',
    'patisserie',
    'kindergarten',
    'taqueria',
    'trattoria',
    'boutique hotel',
  ])('is not what English has borrowed: %s', async (words) => {
    expect((await ask(words)).reasoning).not.toContain('is read as “');
  });

  it.each([
    ['other-languages', 12, 1],
    ['other-languages-check', 5, 0],
  ])('of %s is decided for %i or more, at most %i of them wrongly', async (name, leastDecided, mostWrong) => {
    let decided = 0;
    let wrong = 0;
    for (const { description, nace } of rowsOf(name)) {
      const { reasoning, language } = await ask(description);
      const found = /\(NACE (\d\d\.\d\d)\)/.exec(reasoning)?.[1];
      if (language === undefined || found === undefined) continue;
      decided += 1;
      if (!nace.includes(found)) wrong += 1;
    }
    expect(decided).toBeGreaterThanOrEqual(leastDecided);
    expect(wrong).toBeLessThanOrEqual(mostWrong);
  });
});
