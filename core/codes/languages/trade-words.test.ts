import { describe, expect, it } from 'vitest';
import type { CodeTables, TradeWord } from '../code-tables.port.ts';
import { namedTrade } from './trade-words.ts';

const words: readonly TradeWord[] = [
  { language: 'fr', phrase: 'boulangerie', english: 'bakery shop' },
  { language: 'es', phrase: 'peluquería', english: 'hairdresser' },
  { language: 'es', phrase: 'peluquería canina', english: 'dog groomer' },
  { language: 'it', phrase: 'panificio', english: 'bakery shop' },
  { language: 'es', phrase: 'panificio', english: 'industrial bakery' },
];
const tables = { tradeWords: () => words } as Partial<CodeTables> as CodeTables;

describe('the trade that a description names in another language', () => {
  it('tells its language, with what beside it was not read', () => {
    expect(namedTrade(tables, 'Boulangerie artisanale', null)).toEqual({
      language: 'fr',
      words: ['boulangerie'],
      english: 'bakery shop',
      unread: ['artisanale'],
    });
  });

  it('is told without the frequent words of its language, which say nothing of it', () => {
    expect(namedTrade(tables, 'notre boulangerie', null)?.unread).toEqual([]);
  });

  it('is the longest of its names, with accents or without', () => {
    expect(namedTrade(tables, 'Peluqueria canina en Leeds', null)).toMatchObject({
      english: 'dog groomer',
      unread: ['leeds'],
    });
  });

  it('is that of the language that is known', () => {
    expect(namedTrade(tables, 'panificio', 'es')?.english).toBe('industrial bakery');
    expect(namedTrade(tables, 'panificio', 'it')?.english).toBe('bakery shop');
    expect(namedTrade(tables, 'boulangerie', 'de')).toBeNull();
  });

  it('is none where no name is known', () => {
    expect(namedTrade(tables, 'a bakery in Leeds', null)).toBeNull();
    expect(namedTrade(tables, '', null)).toBeNull();
  });
});
