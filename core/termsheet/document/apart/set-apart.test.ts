import { describe, expect, it } from 'vitest';
import { readPlainText } from '../plain-text-document.ts';

/** What stands apart, whole blocks and passages inside blocks, and the words that are left as terms. */
function read(text: string): { apart: string[][]; terms: string[] } {
  const { blocks } = readPlainText(text);
  return {
    apart: blocks.flatMap(({ start, end, apart, asides = [] }) =>
      apart
        ? [[apart, text.slice(start, end)]]
        : asides.map((aside) => [aside.apart, text.slice(aside.start, aside.end)]),
    ),
    terms: blocks.filter(({ apart }) => !apart).map(({ start, end }) => text.slice(start, end)),
  };
}

describe('notes', () => {
  it('are tied to their mark at the end of a text', () => {
    const text = 'The Company pays £1m in cash.[1]\n\n[1] A second £1m was refused.';
    expect(read(text)).toEqual({
      apart: [['note', '[1] A second £1m was refused.']],
      terms: ['The Company pays £1m in cash.[1]'],
    });
    expect(readPlainText(text).blocks.at(-1)?.number).toEqual({ start: 34, end: 37 });
  });

  it.each([
    '[Note to draft: founders ask for 12 months]',
    '[Our memo said £8m before the money. I moved it]',
    'Drafting note: some funds ask for 4x.',
  ])('stand alone: %s', (note) => {
    expect(read(`The board has three members.\n\n${note}`).apart).toEqual([['note', note]]);
  });

  it('are none where a clause with a number is about notes that are issued', () => {
    expect(read('1. Board: three members.\n2. Notes: the company issues none.').apart).toEqual([]);
  });

  it('stand inside a paragraph', () => {
    const text = 'The founders give warranties. [Investor to confirm whether a tax covenant is wanted]';
    expect(read(text).apart).toEqual([['note', '[Investor to confirm whether a tax covenant is wanted]']]);
  });

  it.each([
    'The pool is [10% of the fully diluted capital after completion].',
    '[The Investor receives a participating preference of one times cost.]',
    'Fees: [Amount to be agreed between the parties]',
  ])('are not proposals in brackets: %s', (text) => {
    expect(read(text).apart).toEqual([]);
  });

  it.each([
    'Notes: up to $1,000,000 in convertible notes.',
    'Note-holders of two thirds may extend the term.',
    'Notes: £500,000 of loan notes at 8%.',
  ])('are not the notes that are offered: %s', (text) => {
    expect(read(text).apart).toEqual([]);
  });

  it('are what stands under "Commentary", not the notes that are offered', () => {
    expect(read('# Commentary\n\nMarket is 2x.\n\n# Law\n\nEnglish law.').terms).toEqual([
      'Law',
      'English law.',
    ]);
    expect(read('# Notes\n\nInterest is 7% a year.\n\n# Law\n\nEnglish law.').apart).toEqual([]);
  });
});

describe('signatures', () => {
  it('close a letter', () => {
    const text = 'We would invest £1m.\n\nKind regards,\nMaya\n\nMaya Osei\nFenwick Vale\n+44 20 7946 0018';
    expect(read(text).terms).toEqual(['We would invest £1m.']);
  });

  it('have a place to sign', () => {
    const text = 'English law governs.\n\nQuarry Lane Limited\nBy: ____________\nName: Imogen Sayer\nDate:';
    expect(read(text).terms).toEqual(['English law governs.']);
  });

  it('leave the schedule below them', () => {
    const text =
      'We would invest.\n\nYours sincerely,\nMaya Osei\n\nSchedule 1\n\nThe Investor subscribes £1,000,000 for ordinary shares of the Company at £2 each.';
    expect(read(text).terms).toContain(
      'The Investor subscribes £1,000,000 for ordinary shares of the Company at £2 each.',
    );
    expect(read(text).terms).toContain('Schedule 1');
  });

  it('are not the terms of a form', () => {
    expect(read('Name: Quarry Lane Limited\nAmount: £1,000,000\nDate: 3 May').apart).toEqual([]);
  });
});

describe('withdrawn words', () => {
  it('take the title over them with them where people sign below', () => {
    const { apart } = read('# Offer\n\nOnce.\n\n### Ratchet\n\n~~Full.~~\n\nKind regards,\nA. Lind');
    expect(apart.slice(0, 2)).toEqual([
      ['withdrawn', 'Ratchet'],
      ['withdrawn', '~~Full.~~'],
    ]);
  });

  it('are struck out in part or whole, with the title over them', () => {
    const text =
      '# Offer\n\n## Exit\n\nOnce~~, then a share~~.\n\n## Ratchet\n\n~~Full.~~\n\n## Law\n\nEnglish.';
    expect(read(text).apart).toEqual([
      ['withdrawn', '~~, then a share~~'],
      ['withdrawn', 'Ratchet'],
      ['withdrawn', '~~Full.~~'],
    ]);
  });
});
