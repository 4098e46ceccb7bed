import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseGoldenRows } from '../evaluation/golden-row.ts';
import { languageOf } from './detect-language.ts';

describe('languageOf', () => {
  it.each([
    ['Wir reparieren Autos und Motorräder', 'de'],
    ['Wir betreiben eine Bäckerei und verkaufen Brot', 'de'],
    ['Nous vendons des chaussures dans notre boutique', 'fr'],
    ['Somos una panadería y vendemos pan para restaurantes', 'es'],
    ['Siamo un negozio di scarpe e vendiamo anche borse', 'it'],
    ['Wij verkopen fietsen en repareren ze in onze winkel', 'nl'],
    ['Prowadzimy sklep z rowerami oraz naprawiamy rowery', 'pl'],
    ['Vendemos pão e bolos em nossa loja para o bairro', 'pt'],
  ])('tells %j as %s', (text, language) => {
    expect(languageOf(text)).toBe(language);
  });

  it.each([
    'We run a crêperie and a pâtisserie in Leeds',
    'Café with a terrace, serving pasta alla Norma and vin de pays',
    'Der Kaiser Ltd sells beer',
    'We make haute couture for the bride and die casting tools',
    '',
    'SIC 7372',
  ])('takes %j for English', (text) => {
    expect(languageOf(text)).toBeNull();
  });

  it('takes every English description of the golden sets for English', () => {
    const sets = ['development', 'holdout', 'drawn', 'trade-names', 'blind', 'rare', 'fresh'];
    const taken = sets
      .flatMap((name) =>
        parseGoldenRows(readFileSync(new URL(`../evaluation/golden/${name}.jsonl`, import.meta.url), 'utf8')),
      )
      .filter(({ description }) => languageOf(description) !== null);
    expect(taken).toEqual([]);
  });
});
