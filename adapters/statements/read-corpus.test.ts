import { describe, expect, it } from 'vitest';
import { clauseCodes } from '../../core/termsheet/statements/sentence-labels.ts';
import { choiceFacts, quantityFacts } from '../../core/termsheet/statements/stated-facts.ts';
import { readCorpus } from './read-corpus.ts';

const corpus = readCorpus();
const sentences = [...corpus.values()].flat();
const wordsOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}]+/gu, ' ');

describe('the labelled sentences', () => {
  it('are by several hands, and many', () => {
    expect(corpus.size).toBeGreaterThanOrEqual(4);
    expect(sentences.length).toBeGreaterThanOrEqual(4000);
  });

  it('are not the same but for figures', () => {
    const seen = new Set<string>();
    const doubles = sentences.filter(({ text }) => seen.size === seen.add(wordsOf(text)).size);
    expect(doubles.map(({ text }) => text)).toEqual([]);
  });

  it('state values that their facts can have', () => {
    const choices: Readonly<Record<string, readonly unknown[]>> = choiceFacts;
    const wrong = sentences.filter(({ says }) =>
      says.some(([fact, value]) => {
        if (value === 'unresolved' || fact === 'currency' || fact === 'governingLaw') return false;
        return fact in quantityFacts ? typeof value !== 'number' : !choices[fact]?.includes(value);
      }),
    );
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });

  it('never say what they are said not to say', () => {
    const torn = sentences.filter(({ says, not }) => says.some(([fact]) => not.includes(fact)));
    expect(torn.map(({ text }) => text)).toEqual([]);
  });

  it('are about every clause and state every fact, many times over', () => {
    const least = 40;
    const count = (name: string): number =>
      sentences.filter(({ about, says }) => about.includes(name) || says.some(([fact]) => fact === name))
        .length;
    const names = [...clauseCodes, ...Object.keys(quantityFacts), ...Object.keys(choiceFacts)];
    expect(names.filter((name) => count(name) < least)).toEqual([]);
  });
});
