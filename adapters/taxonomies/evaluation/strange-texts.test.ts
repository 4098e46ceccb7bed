import { describe, expect, it } from 'vitest';
import { buildClassification } from '../../../core/codes/answer/build-classification.ts';
import { findCodes } from '../../../core/codes/ranking/find-codes.ts';
import { sharedCodeTables } from '../testing/shared-code-tables.ts';
import { shortTexts, strangeTexts } from './evaluation-sets.ts';

const tables = sharedCodeTables();
const saysSo = /not read like|hardly reads like/;
const classify = (text: string) => buildClassification(tables, findCodes(tables, text));

describe('texts that describe no business', () => {
  it('get no confident code, bar one in ten, and are told so', () => {
    const texts = strangeTexts('strange');
    const taken = texts.filter((text) => {
      const { confidence, reasoning } = classify(text);
      return confidence >= 0.2 || !saysSo.test(reasoning);
    });
    expect(texts.length).toBeGreaterThanOrEqual(60);
    expect(taken.length, taken.join('\n')).toBeLessThanOrEqual(texts.length / 10);
  });

  it.each([
    'dynamic, forward thinking company',
    'test test testing 123',
    'what is the SIC code?',
    'John Smith',
    'Margaret',
    'Stoke-on-Trent, Staffordshire',
    'professional, reliable, friendly, affordable',
    'function add(a, b) { return a + b; }',
  ])('"%s" gets almost no confidence', (text) => {
    expect(classify(text).confidence).toBeLessThanOrEqual(0.12);
  });
});

describe('businesses in few words', () => {
  it.each(shortTexts('short'))('"%s" is taken for a business', (text) => {
    const { reasoning, suggestions } = classify(text);
    expect(reasoning).not.toMatch(saysSo);
    expect(suggestions.naics.length).toBeGreaterThan(0);
  });

  it('are told from boilerplate around them', () => {
    const { suggestions } = classify('We are a dynamic, forward thinking plumbing company');
    expect(suggestions.naics[0]?.code).toBe('238220');
  });
});
