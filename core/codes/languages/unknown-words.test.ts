import { describe, expect, it } from 'vitest';
import { officialCodeTables } from '../testing/official-code-tables.ts';
import { languageOfUnknownWords } from './unknown-words.ts';

const languageOf = (text: string) => languageOfUnknownWords(officialCodeTables(), text);

describe('languageOfUnknownWords', () => {
  it.each([
    ['Fahrradladen', 'de'],
    ['Maler und Lackierer', 'de'],
    ['Panadería artesanal', 'es'],
    ['Piekarnia i cukiernia', 'pl'],
    ['Kapper voor dames en heren', 'nl'],
    ['Oficina de reparação de automóveis', 'pt'],
    ['Riparazione di autoveicoli e pneumatici', 'it'],
    ['Boulangerie artisanale et pâtisserie', 'fr'],
  ])('tells the language of %j', (text, language) => expect(languageOf(text)).toBe(language));

  it.each([
    '',
    'plumber',
    'hairdreser',
    'plummer and heeting enginer',
    'Dry stone waller in the Dales',
    'lkjsdf sldkfj wlekrj',
    'asdf',
    'trattoria',
    `Wir ${'sehr '.repeat(50)}`,
  ])('says nothing of %j', (text) => expect(languageOf(text)).toBeNull());
});
