import { describe, expect, it } from 'vitest';
import type { RenderingTruth, TrueBlock } from '../truth/true-block.ts';
import type { ReadBlock } from './read-block.ts';
import { scoreReading } from './score.ts';

const heading: TrueBlock = { kind: 'heading', text: 'Liquidation preference', number: '2.' };
const paragraph: TrueBlock = {
  kind: 'paragraph',
  text: 'The investors receive one times their price before the ordinary shares.',
  withMarks: 'The investors receive one times their price¹ before the ordinary shares.',
};
const item: TrueBlock = { kind: 'list-item', text: 'two directors named by the founders;', number: '(a)' };
const row: TrueBlock = {
  kind: 'table-row',
  text: 'Amount £500,000 at completion',
  cells: ['Amount', '£500,000 at completion'],
};
const note: TrueBlock = {
  kind: 'paragraph',
  text: 'A double preference was dropped in May.',
  number: '1',
  apart: 'note',
};
const withdrawn: TrueBlock = { kind: 'paragraph', text: 'participating without limit', apart: 'withdrawn' };
const foot: TrueBlock = {
  kind: 'paragraph',
  text: 'Draft 2, page 1',
  apart: 'running-foot',
  judged: 'no-term',
};
const front: TrueBlock = { kind: 'paragraph', text: 'Leeds, 4 May', judged: 'words' };
const blocks = [front, heading, paragraph, withdrawn, item, row, note, foot];

function truth(of: readonly TrueBlock[], noisy?: true): RenderingTruth {
  const said = {
    content: 'made-up',
    form: 'none',
    seed: 0,
    place: 'UK',
    type: 'priced-equity' as const,
    facts: {},
  };
  return { ...said, blocks: of, ...(noisy ? { noisy } : {}) };
}

/** A reader that makes no mistake. */
function faithful(of: readonly TrueBlock[]): ReadBlock[] {
  return of.map(({ kind, text, number, cells, apart }) => ({
    kind,
    text,
    ...(number === undefined ? {} : { number }),
    ...(cells ? { cells } : {}),
    ...(apart ? { apart } : {}),
  }));
}

function replaced(at: number, ...others: readonly ReadBlock[]): ReadBlock[] {
  return faithful(blocks).flatMap((block, index) => (index === at ? others : [block]));
}

const right = { precision: 1, recall: 1, f1: 1 };

it('calls rows of the same words, of which poor recognition changed one, in order', () => {
  const row = (text: string) => ({ kind: 'table-row' as const, text });
  const rows = [row('Pool 1,000,000'), row('Law of Ireland alone'), row('Pool 1,000,000')];
  const read = [row('Pool 1,OOO,000'), row('Law of Ireland alone'), row('Pool 1,000,000')];
  expect(scoreReading(truth(rows, true), { blocks: read }).outOfOrder).toEqual([]);
});

describe('scoreReading', () => {
  it('finds nothing wrong with a faithful reading', () => {
    expect(scoreReading(truth(blocks), { blocks: faithful(blocks) })).toEqual({
      blocks: right,
      boundaries: right,
      wrongKinds: [],
      wrongCells: [],
      wrongNumbers: [],
      missed: [],
      surplus: [],
      outOfOrder: [],
      termsLost: [],
      readAsTerms: [],
      apartMissed: [],
    });
  });

  it('takes a number within the text, a set-high mark within a paragraph and other white space for right', () => {
    const read = faithful(blocks).map(({ number, ...block }) => ({
      ...block,
      text: `${number ?? ''} ${block.text}`,
    }));
    read[2] = { kind: 'paragraph', text: paragraph.withMarks?.replaceAll(' ', '\n') ?? '' };
    const score = scoreReading(truth(blocks), { blocks: read });
    expect(score.blocks).toEqual(right);
    expect(score.wrongNumbers).toEqual([]);
    expect(score.termsLost).toEqual([]);
  });

  it('does not take a mark for right that reads as a figure of the text', () => {
    const read = replaced(2, { kind: 'paragraph', text: paragraph.text.replace('price', 'price1') });
    expect(scoreReading(truth(blocks), { blocks: read }).missed).toEqual([paragraph]);
  });

  it('counts a paragraph that was cut in two as missed, and its halves as surplus', () => {
    const halves = ['The investors receive one times', 'their price before the ordinary shares.'];
    const read = replaced(2, ...halves.map((text) => ({ kind: 'paragraph' as const, text })));
    const score = scoreReading(truth(blocks), { blocks: read });
    expect(score.missed).toEqual([paragraph]);
    expect(score.surplus.map(({ text }) => text)).toEqual(halves);
    expect(score.boundaries).toMatchObject({ precision: 3 / 5, recall: 3 / 4 });
    expect(score.boundaries.f1).toBeCloseTo(2 / 3);
    expect(score.termsLost).toEqual([]);
    expect(score.outOfOrder).toEqual([]);
  });

  it('counts blocks that were run together as missed', () => {
    const joined = `${heading.number} ${heading.text} ${paragraph.text}`;
    const read = faithful(blocks).flatMap((block, index): ReadBlock[] => {
      if (index === 1) return [{ kind: 'paragraph', text: joined }];
      return index === 2 ? [] : [block];
    });
    const score = scoreReading(truth(blocks), { blocks: read });
    expect(score.missed).toEqual([heading, paragraph]);
    expect(score.termsLost).toEqual([]);
  });

  it('tells wrong kinds, cells and numbers from wrong bounds', () => {
    const wrongKind = scoreReading(truth(blocks), {
      blocks: replaced(1, { kind: 'paragraph', text: '2. Liquidation preference' }),
    });
    expect(wrongKind.wrongKinds.map(({ truth: { text } }) => text)).toEqual([heading.text]);
    expect(wrongKind.boundaries).toEqual(right);
    expect(wrongKind.blocks.f1).toBeLessThan(1);
    const cells = ['Amount £500,000', 'at completion'];
    const wrongCells = scoreReading(truth(blocks), {
      blocks: replaced(5, { kind: 'table-row', text: row.text, cells }),
    });
    expect(wrongCells.wrongCells.map(({ read }) => read.cells)).toEqual([cells]);
    const wrongNumber = scoreReading(truth(blocks), {
      blocks: replaced(4, { kind: 'list-item', text: item.text, number: '(b)' }),
    });
    expect(wrongNumber.wrongNumbers.map(({ read }) => read.number)).toEqual(['(b)']);
  });

  it('names the words that are lost, once for each time', () => {
    const read = replaced(2, {
      kind: 'paragraph',
      text: 'The investors receive their price before the ordinary shares.',
    });
    expect(scoreReading(truth(blocks), { blocks: read }).termsLost).toEqual([
      'receive one times',
      'one times their',
    ]);
  });

  it('takes words that a reader joins or cuts at a hyphen for kept', () => {
    const hyphenated: TrueBlock = {
      kind: 'paragraph',
      text: 'A non-participating preference with participation capped.',
    };
    const read: ReadBlock = {
      kind: 'paragraph',
      text: 'A nonparticipating preference with partici- pation capped.',
    };
    expect(scoreReading(truth([hyphenated]), { blocks: [read] }).termsLost).toEqual([]);
  });

  it('counts a row that stands twice and is read once as lost', () => {
    const twice = [row, row];
    const score = scoreReading(truth(twice), { blocks: faithful([row]) });
    expect(score.missed).toEqual([row]);
    expect(score.termsLost.length).toBeGreaterThan(0);
  });

  it('finds terms among what was read as a note', () => {
    const read = replaced(2, { kind: 'paragraph', text: paragraph.text, apart: 'note' });
    const score = scoreReading(truth(blocks), { blocks: read });
    expect(score.missed).toEqual([paragraph]);
    expect(score.termsLost.length).toBe(11);
  });

  it.each([
    ['a note', 6, note],
    ['withdrawn words', 3, withdrawn],
    ['a running foot', 7, foot],
  ] as const)('finds %s that was read as a term', (_, at, block) => {
    const read = replaced(at, { kind: 'paragraph', text: block.text });
    const score = scoreReading(truth(blocks), { blocks: read });
    expect(score.readAsTerms).toEqual([block]);
    expect(score.blocks.f1).toBeLessThan(1);
  });

  it('finds a note that was read into a paragraph', () => {
    const read = replaced(2, { kind: 'paragraph', text: `${paragraph.text} ${note.text}` });
    expect(scoreReading(truth(blocks), { blocks: read }).readAsTerms).toEqual([note]);
  });

  it('takes no mark of a note for the number of a page', () => {
    const words = [
      { kind: 'paragraph', text: 'All may sell along.', withMarks: 'All may sell along.[1]' },
      { kind: 'paragraph', text: '1', apart: 'running-foot', judged: 'no-term' },
    ] as const;
    const read: ReadBlock[] = [{ kind: 'paragraph', text: 'All may sell along.[1]' }];
    expect(scoreReading(truth(words), { blocks: read }).readAsTerms).toEqual([]);
  });

  it('finds one withdrawn word in a paragraph', () => {
    const words = [
      { kind: 'paragraph', text: 'A pool of 10% is set up.' },
      { kind: 'paragraph', text: '15%', apart: 'withdrawn' },
    ] as const;
    const score = scoreReading(truth(words), {
      blocks: [{ kind: 'paragraph', text: 'A pool of 15% 10% is set up.' }],
    });
    expect(score.readAsTerms).toEqual([words[1]]);
  });

  it('lets a reader leave out running lines, and misses a note that was left out', () => {
    expect(scoreReading(truth(blocks), { blocks: faithful(blocks.slice(0, -1)) }).blocks).toEqual(right);
    const score = scoreReading(truth(blocks), { blocks: faithful(blocks.filter((block) => block !== note)) });
    expect(score.apartMissed).toEqual([note]);
    expect(score.blocks.recall).toBe(5 / 6);
  });

  it('lets a reader cut and name the lines under a title as it likes, but not lose them', () => {
    const cut = faithful(blocks).flatMap((block, index): ReadBlock[] =>
      index === 0 ? ['Leeds,', '4 May'].map((text) => ({ kind: 'heading', text })) : [block],
    );
    expect(scoreReading(truth(blocks), { blocks: cut }).blocks).toEqual(right);
    const lost = scoreReading(truth(blocks), { blocks: faithful(blocks).slice(1) });
    expect(lost.termsLost).toEqual(['leeds 4', 'leeds 4 may', '4 may']);
  });

  it('lets a header row come again on the next page, and no other row', () => {
    const head: TrueBlock = {
      kind: 'table-row',
      text: 'Holder Shares',
      cells: ['Holder', 'Shares'],
      repeats: true,
    };
    const table = [head, row];
    expect(scoreReading(truth(table), { blocks: faithful([head, row, head]) }).blocks).toEqual(right);
    expect(scoreReading(truth(table), { blocks: faithful([head, row, row]) }).surplus).toHaveLength(1);
    const other: TrueBlock = { kind: 'table-row', text: 'Ann 50', cells: ['Ann', '50'] };
    const tables = [head, row, head, other];
    expect(scoreReading(truth(tables), { blocks: faithful(tables) }).blocks).toEqual(right);
  });

  it('takes no figure of the lines under a title for one of the terms', () => {
    const date: TrueBlock = { kind: 'paragraph', text: 'Berlin, den 3. September', judged: 'words' };
    const share: TrueBlock = { kind: 'paragraph', text: 'They sell after 3 months.' };
    const read = faithful([date, paragraph, { ...share, text: 'They sell after 3months.' }]);
    expect(scoreReading(truth([date, paragraph, share]), { blocks: read }).outOfOrder).toEqual([]);
  });

  it('finds blocks and words out of their order', () => {
    const swapped = scoreReading(truth(blocks), {
      blocks: faithful([front, paragraph, heading, item, row, note]),
    });
    expect(swapped.outOfOrder.length).toBeGreaterThan(0);
    const columns: TrueBlock[] = [
      { kind: 'paragraph', text: 'Alpha beta gamma delta.' },
      { kind: 'paragraph', text: 'Epsilon zeta eta theta.' },
    ];
    const across: ReadBlock = { kind: 'paragraph', text: 'Alpha beta Epsilon zeta gamma delta. eta theta.' };
    expect(scoreReading(truth(columns), { blocks: [across] }).outOfOrder).toHaveLength(2);
  });

  it('judges a heading whose words, without their number, stand under the title as well', () => {
    const band: TrueBlock = { kind: 'heading', text: 'Section E: Founders' };
    const parties: TrueBlock = { kind: 'paragraph', text: 'Between the Founders and us', judged: 'words' };
    const read: ReadBlock = { kind: 'heading', text: 'Founders', number: 'Section E:' };
    const score = scoreReading(truth([parties, band]), { blocks: [...faithful([parties]), read] });
    expect([score.missed, score.wrongNumbers]).toEqual([[], []]);
    const other = scoreReading(truth([band]), { blocks: [{ ...read, text: band.text, number: '5.' }] });
    expect(other.wrongNumbers.length + other.missed.length).toBeGreaterThan(0);
  });

  it('compares texts of uncertain characters by likeness, and holds no words against them', () => {
    const read = faithful([heading, paragraph]).map((block) => ({
      ...block,
      text: block.text.replace('one', '0ne').replace('qui', 'qu1'),
    }));
    const score = scoreReading(truth([heading, paragraph, note], true), {
      blocks: [...read, ...faithful([note])],
    });
    expect(score.boundaries).toEqual(right);
    expect(score.termsLost).toEqual([]);
  });

  it('gives nothing for nothing, and all for an empty document', () => {
    const nothing = scoreReading(truth(blocks), { blocks: [] });
    expect(nothing.boundaries).toEqual({ precision: 1, recall: 0, f1: 0 });
    expect(scoreReading(truth([]), { blocks: [] }).blocks).toEqual(right);
  });
});
