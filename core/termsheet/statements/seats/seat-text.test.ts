import { describe, expect, it } from 'vitest';
import { readPlainText } from '../../document/plain-text-document.ts';
import { createReading } from '../../reading/reading.ts';
import { seatTextOf } from './seat-text.ts';

const reading = (text: string) => createReading(readPlainText(text));
const words = (text: string) => seatTextOf(reading(text)).tokens.map(({ word }) => word);

describe('the text about seats', () => {
  it('is the sentences that speak of seats, word by word and mark by mark', () => {
    expect(
      words("We pay now.\n\nThe founders' vice-chair sits, co-opted on 2-3-26.\n\nWe close in May."),
    ).toEqual(['The', 'founders', "'", 'vice-chair', 'sits', ',', 'co-opted', 'on', '2-3-26', '.']);
  });

  it('starts empty, and is empty where nothing speaks of seats', () => {
    expect(seatTextOf(reading('We pay £500,000 for a tenth.'))).toEqual({ sentences: [], tokens: [] });
  });

  it('goes on for four sentences of the same paragraph', () => {
    const text = 'The board is small. One is ours. Two are yours. One is new. One is old. One is out.';
    expect(words(text).filter((word) => word === 'One')).toHaveLength(3);
    expect(words(text)).not.toContain('out');
    expect(words('The board is small.\n\nOne is ours.')).not.toContain('ours');
  });

  it('holds what stands under a title that speaks of seats, or under a part of such a chapter', () => {
    const under = (section: { title: string; parent?: { title: string } } | null) => {
      const [sentence] = reading('Two of yours and one of ours.').sentences;
      if (!sentence) throw new Error('there is no sentence');
      const sentences = [{ ...sentence, section: section as typeof sentence.section }];
      return seatTextOf({ sentences, isAlternative: () => false, isForwarded: () => false }).sentences.length;
    };
    expect(under({ title: 'Board' })).toBe(1);
    expect(under({ title: 'Rights', parent: { title: 'The board' } })).toBe(1);
    expect(under({ title: 'Rights', parent: { title: 'Money' } })).toBe(0);
    expect(under({ title: 'Rights' })).toBe(0);
    expect(under(null)).toBe(0);
  });

  it('leaves out what lies among alternatives or was passed on, each by itself', () => {
    const whole = reading('The board has three seats. The board has four seats.');
    const without = (hidden: 'isAlternative' | 'isForwarded') =>
      seatTextOf({
        sentences: whole.sentences,
        isAlternative: () => false,
        isForwarded: () => false,
        [hidden]: ({ start }: { start: number }) => start === whole.sentences[0]?.start,
      }).tokens.map(({ word }) => word);
    for (const hidden of ['isAlternative', 'isForwarded'] as const) {
      expect(without(hidden)).toContain('four');
      expect(without(hidden)).not.toContain('three');
    }
  });

  it('says no more than six hundred words', () => {
    const sentence = 'The board has one seat more.\n\n';
    const count = seatTextOf(
      reading(Array.from({ length: 200 }, (_, at) => sentence.replace('one', `${at}`)).join('')),
    ).tokens.length;
    expect(count).toBeGreaterThan(590);
    expect(count).toBeLessThanOrEqual(600);
  });
});
