import { describe, expect, it } from 'vitest';
import type { Offer } from '../content/offer.ts';
import { grid, item, list, named, section, terms, unnumbered } from '../content/write.ts';
import { plainText } from '../truth/text.ts';
import { layOut } from './lay-out.ts';

const bare: Offer = {
  id: 'made-up',
  hand: 'test',
  place: 'UK',
  type: 'priced-equity',
  facts: {},
  title: 'Offer',
  body: [],
};

/** Number and words of every block but tables. */
function printed(offer: Offer): string[] {
  return layOut(offer).blocks.flatMap((block) => {
    if (block.kind === 'table' || block.kind === 'box' || block.kind === 'drafting') return [];
    const number = 'number' in block && block.number !== undefined ? [block.number] : [];
    return [[...number, plainText(block.runs)].join(' ')];
  });
}

describe('layOut', () => {
  it('counts sections, sections in sections and items, and passes over what has no number', () => {
    const offer: Offer = {
      ...bare,
      numbering: { sections: 'Clause 1', subsections: '1.1' },
      body: [
        section('Money', section('Amount', 'One.'), section('Price', 'Two.')),
        unnumbered(section('Preamble', 'Three.')),
        section('Board', list('(a)', 'x', item('y', list('(i)', 'z')))),
      ],
    };
    expect(printed(offer)).toEqual([
      'Clause 1 Money',
      '1.1 Amount',
      'One.',
      '1.2 Price',
      'Two.',
      'Preamble',
      'Three.',
      'Clause 2 Board',
      '(a) x',
      '(b) y',
      '(i) z',
    ]);
  });

  it('resolves references before and after the section they name', () => {
    const body = [section('First', 'See {ref:law}.'), named('law', section('Law', 'This is {ref:law}.'))];
    expect(printed({ ...bare, numbering: { sections: '1.' }, body })).toEqual([
      '1. First',
      'See 2.',
      '2. Law',
      'This is 2.',
    ]);
    expect(printed({ ...bare, body })).toEqual(['First', 'See “Law”.', 'Law', 'This is “Law”.']);
  });

  it('orders footnotes by their marks, in tables too', () => {
    const offer: Offer = {
      ...bare,
      body: [section('A', 'x{^second}'), terms(['Label', 'y{^first}'])],
      footnotes: { first: 'of the table', second: 'of the text' },
    };
    expect(layOut(offer).footnotes).toEqual([
      { mark: '1', text: 'of the text' },
      { mark: '2', text: 'of the table' },
    ]);
    expect(layOut(offer, 'signs').footnotes.map(({ mark }) => mark)).toEqual(['*', '†']);
  });

  it('gives figures a header row', () => {
    const [table] = layOut({ ...bare, body: [grid(['Holder', '%'], ['A', '40'])] }).blocks;
    expect(table).toMatchObject({ kind: 'table', shape: 'grid', rows: [{ role: 'head' }, {}] });
  });

  it.each<[string, Partial<Offer>]>([
    ['a mark without its note', { body: [section('A', 'x{^gone}')] }],
    ['a note without its mark', { footnotes: { idle: 'x' } }],
    ['a reference to no section', { body: [section('A', 'see {ref:gone}')] }],
  ])('refuses %s', (_, wrong) => {
    expect(() => layOut({ ...bare, ...wrong })).toThrow('made-up');
  });
});
