import { describe, expect, it } from 'vitest';
import { parseSynonyms } from '../lexicon/synonyms.ts';
import { stemsOf } from '../text/tokenise.ts';
import { expandWords } from './expand-words.ts';
import { readDescription } from './read-description.ts';

const synonyms = parseSynonyms(
  '# everyday words\ncar park = parking garage\noff licence = liquor store\nlorry; HGV = truck\n\nempty =\n',
  stemsOf,
);

function stems(text: string): string[] {
  return expandWords(readDescription(text).runs, synonyms).map((word) => word.stem);
}

describe('expandWords', () => {
  it('adds nothing to words that need no explanation', () => {
    expect(stems('bakery')).toEqual(['bakeri']);
  });

  it('adds the official words for a phrase, at less than its weight', () => {
    const words = expandWords(readDescription('car park').runs, synonyms);
    expect(words.find(({ stem }) => stem === 'garag')?.weight).toBeLessThan(1);
  });

  it('knows several phrases with one meaning, whatever their case', () => {
    expect(stems('hgv')).toContain('truck');
    expect(stems('Lorries')).toContain('truck');
  });

  it('looks for phrases inside one part of a sentence only', () => {
    expect(stems('wash any car, park outside')).not.toContain('garag');
  });

  it('leaves out phrases of which stop words leave one word', () => {
    expect(stems('licence granted')).not.toContain('liquor');
  });
});
