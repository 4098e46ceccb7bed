import { describe, expect, it } from 'vitest';
import { keyOf, likeness, numberedWords, wordsOf } from './normalise.ts';

describe('keyOf', () => {
  it('forgets what a layout may change', () => {
    const key = keyOf('Non-participating “liquidation” preference of 1 500 000');
    expect(keyOf('NON-\nPARTICIPATING "liqui\u00addation" prefer\u2010\nence of 1\u202f500\u2009000')).toBe(
      key,
    );
    expect(keyOf('**non participating**  “liquidation” preference of 1\u00a0500 000')).toBe(key);
  });

  it('reads ligatures as letters', () => {
    expect(keyOf('ﬁrst ofﬁce')).toBe(keyOf('first office'));
  });

  it('forgets marks of notes that are set high, not figures that stand on the line', () => {
    expect(keyOf('preference¹² and ratchet†')).toBe(keyOf('preference and ratchet'));
    expect(keyOf('preference1')).not.toBe(keyOf('preference'));
  });

  it('keeps apart what differs in figures, letters or punctuation', () => {
    expect(keyOf('£1.5m')).not.toBe(keyOf('£15m'));
    expect(keyOf('1x')).not.toBe(keyOf('2x'));
  });
});

describe('wordsOf', () => {
  it('cuts at white space, hyphens and punctuation, and keeps figures whole', () => {
    expect(wordsOf('Pre-money: £1,200,000 (or 4.5m), Fund’s')).toEqual([
      'pre',
      'money',
      '1,200,000',
      'or',
      '4.5m',
      "fund's",
    ]);
  });

  it('joins a word over a soft hyphen and cuts at a line break of Markdown', () => {
    expect(wordsOf('partici\u00adpation<br>cap')).toEqual(['participation', 'cap']);
  });
});

describe('numberedWords', () => {
  it('counts a number once, whether it stands in the text or beside it', () => {
    expect(numberedWords({ text: '4. Board', number: '4.' })).toEqual(['4', 'board']);
    expect(numberedWords({ text: 'Board', number: '4.' })).toEqual(['4', 'board']);
  });
});

describe('likeness', () => {
  it('is 1 for the same, high for poor recognition, low for other words', () => {
    expect(likeness('abc', 'abc')).toBe(1);
    expect(
      likeness(keyOf('The founders vest over 1 year'), keyOf('The foun ders vest over l year.')),
    ).toBeGreaterThan(0.85);
    expect(likeness(keyOf('The founders vest'), keyOf('A right of first refusal'))).toBeLessThan(0.5);
    expect(likeness('a', 'b')).toBe(0);
  });
});
