import { describe, expect, it } from 'vitest';
import { readWords } from './paragraph-words.ts';
import type { WordRun } from './word-document.ts';

const read = (...runs: WordRun[]) => readWords({ kind: 'paragraph', runs });

describe('the words of a paragraph', () => {
  it('leaves marks of notes out of the amount before them', () => {
    expect(read({ text: 'a cap of £4m' }, { text: '12', isRaised: true }, { text: '.' }).words).toBe(
      'a cap of £4m.',
    );
  });

  it('knows a note typed by hand by its mark', () => {
    expect(read({ text: '1', isRaised: true }, { text: ' Dropped in May.' })).toMatchObject({
      words: 'Dropped in May.',
      noteMark: '1',
    });
  });

  it('tells withdrawn words, neighbouring runs as one passage', () => {
    const { words, apart } = read(
      { text: 'a preference of ' },
      { text: 'two ', isWithdrawn: true },
      { text: 'times', isWithdrawn: true },
      { text: 'one time.' },
    );
    expect(words).toBe('a preference of one time.');
    expect(apart).toEqual([{ words: 'two times', apart: 'withdrawn' }]);
  });

  it('tells remarks that call themselves notes, or are sentences in italics, not bracketed terms', () => {
    expect(read({ text: 'Vesting [Note to draft: check] over four years' })).toMatchObject({
      words: 'Vesting over four years',
      apart: [{ words: '[Note to draft: check]', apart: 'note' }],
    });
    const remark = '[Counsel to confirm whether this is wanted]';
    expect(read({ text: 'A covenant. ' }, { text: remark, isSetOff: true })).toMatchObject({
      words: 'A covenant.',
      apart: [{ words: remark, apart: 'note' }],
    });
    expect(read({ text: `A covenant. ${remark}` }).apart).toEqual([]);
    expect(read({ text: 'A cap of ' }, { text: '[to be completed]', isSetOff: true }).apart).toEqual([]);
  });

  it.each([
    ['1\tAmount', 1],
    ['(iv)\tAmount', 4],
    ['Section 2\tAmount', 9],
    ['–\tAmount', 1],
    ['Amount:\t£1m', 0],
    ['1 Amount', 0],
  ])('knows the number before a tab in %j', (text, length) => {
    expect(read({ text }).numberLength).toBe(length);
  });
});
