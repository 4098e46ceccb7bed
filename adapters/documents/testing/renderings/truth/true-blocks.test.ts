import { describe, expect, it } from 'vitest';
import type { Offer } from '../content/offer.ts';
import {
  band,
  commented,
  drafting,
  grid,
  item,
  list,
  paragraph,
  remark,
  section,
  term,
  terms,
  withdrawn,
} from '../content/write.ts';
import { layOut } from '../layout/lay-out.ts';
import { type Shown, trueBlocks } from './true-blocks.ts';

const offer: Offer = {
  id: 'made-up',
  hand: 'test',
  place: 'UK',
  type: 'priced-equity',
  facts: {},
  title: 'Offer',
  front: ['4 May'],
  cover: ['Private'],
  numbering: { sections: '1.' },
  body: [
    section(
      'Round',
      'We pay {-£1m-}{+£2m+}{^n} for shares{#to be checked#}.',
      withdrawn(paragraph('Twice, first.')),
      commented(paragraph('Board of three.'), 'A. Lee', 'Five?'),
      drafting('Note: no veto'),
      list('(a)', item('one', list('(i)', 'two'))),
    ),
    terms(
      band('Rights'),
      [
        'Vesting',
        'Four years:',
        list('–', 'monthly', withdrawn(item('quarterly'))),
        drafting('Note: cliff?'),
      ],
      withdrawn(term('Put', 'After year 5')),
    ),
    remark('The price was agreed by telephone.'),
    grid(['Holder', '%'], ['A{^m}', '40']),
  ],
  footnotes: { n: 'It was £3m.', m: 'Through a trust.' },
  signatures: [{ for: 'For A', lines: ['Date'] }],
};

const everything: Shown = {
  withdrawn: true,
  coverPage: true,
  printComment: ({ says }) => says,
  printMark: (mark) => `[${mark}]`,
};

/** Blocks in a line each: standing, kind, number and text. */
function lines(shown: Shown): string[] {
  return trueBlocks(layOut(offer), shown).map(({ apart = 'term', kind, number, text }) =>
    [apart, kind, ...(number === undefined ? [] : [number]), text].join(' | '),
  );
}

describe('trueBlocks', () => {
  it('knows every block, and what stands apart from the terms', () => {
    expect(lines(everything)).toEqual([
      'cover | paragraph | Private',
      'term | heading | Offer',
      'term | paragraph | 4 May',
      'term | heading | 1. | Round',
      'term | paragraph | We pay £2m for shares.',
      'withdrawn | paragraph | £1m',
      'note | paragraph | [to be checked]',
      'withdrawn | paragraph | Twice, first.',
      'term | paragraph | Board of three.',
      'note | paragraph | Five?',
      'note | paragraph | [Note: no veto]',
      'term | list-item | (a) | one',
      'term | list-item | (i) | two',
      'term | heading | Rights',
      'term | table-row | Vesting Four years: – monthly',
      'withdrawn | list-item | – | quarterly',
      'note | paragraph | [Note: cliff?]',
      'withdrawn | table-row | Put After year 5',
      'note | paragraph | The price was agreed by telephone.',
      'term | table-row | Holder %',
      'term | table-row | A 40',
      'signature | paragraph | For A',
      'signature | paragraph | Date',
      'note | paragraph | 1 | It was £3m.',
      'note | paragraph | 2 | Through a trust.',
    ]);
  });

  it('leaves out what a clean copy does not show', () => {
    const clean = lines({ withdrawn: false, coverPage: true, printMark: everything.printMark });
    expect(clean.filter((line) => line.startsWith('withdrawn'))).toEqual([]);
    expect(clean).not.toContain('note | paragraph | Five?');
  });

  it('says how far each is judged, and what may come again or keep a mark', () => {
    const blocks = trueBlocks(layOut(offer), { ...everything, coverPage: false });
    const find = (words: string) => blocks.find(({ text }) => text.startsWith(words));
    expect(find('Private')?.judged).toBe('not');
    expect(find('4 May')?.judged).toBe('words');
    expect(find('Holder')).toMatchObject({ repeats: true, cells: ['Holder', '%'] });
    expect(find('We pay')?.withMarks).toBe('We pay £2m[1] for shares.');
    expect(find('A 40')).toMatchObject({ withMarks: 'A[2] 40', cells: ['A', '40'] });
    expect(find('Vesting')?.cells).toEqual(['Vesting', 'Four years: – monthly']);
  });
});
