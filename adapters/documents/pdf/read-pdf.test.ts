import { describe, expect, it } from 'vitest';
import type { PdfPage, PdfWords } from '../testing/pdf-builder.ts';
import { buildPdf } from '../testing/pdf-builder.ts';
import { blockTexts, parseSound } from '../testing/read-blocks.ts';

const body: PdfWords = { at: [60, 780], text: 'Heads of terms for the sale of new shares in the company.' };

function lines(at: readonly [number, number], leading: number, texts: readonly string[]): PdfWords[] {
  return texts.map((text, index) => ({ at: [at[0], at[1] - index * leading], text }));
}

async function read(...pages: readonly PdfPage[]): Promise<string[]> {
  return blockTexts(await parseSound('pdf', buildPdf(pages)));
}

describe('words that cannot be seen', () => {
  it.each<[string, PdfPage]>([
    ['white on white', [{ at: [60, 700], text: 'HIDDEN', grey: 1 }]],
    ['invisible ink', [{ at: [60, 700], text: 'HIDDEN', renderingMode: 3 }]],
    ['without size', [{ at: [60, 700], text: 'HIDDEN', size: 0.4 }]],
    ['off the page', [{ at: [700, 700], text: 'HIDDEN' }]],
    [
      'under a box',
      [
        { at: [60, 700], text: 'HIDDEN' },
        { box: [50, 690, 200, 30], grey: 1 },
      ],
    ],
  ])('leaves out what is %s, and says so', async (_how, drawn) => {
    const document = await parseSound('pdf', buildPdf([[body, ...drawn]]));
    expect(document.text).toBe(body.text);
    expect(document.warnings).toEqual([expect.stringContaining('cannot be seen (page 1)')]);
  });

  it('leaves out what is cut off', async () => {
    const page: PdfPage = [body, 'q 0 750 595 92 re W n', { at: [60, 745], text: 'CUT' }, 'Q'];
    expect(await read(page)).toEqual([body.text]);
  });

  it('keeps white words on a dark ground', async () => {
    const page: PdfPage = [
      body,
      { box: [50, 690, 200, 30], grey: 0.2 },
      { at: [60, 700], text: 'Key terms', grey: 1 },
    ];
    const document = await parseSound('pdf', buildPdf([page]));
    expect(document.text).toContain('Key terms');
    expect(document.warnings).toEqual([]);
  });

  it('reads the text layer of a scan, with a warning', async () => {
    const words = lines([60, 780], 14, ['Amount of the round:', 'one million pounds']);
    const page = words.map((item) => ({ ...item, renderingMode: 3 }));
    const document = await parseSound('pdf', buildPdf([page]));
    expect(document.text).toContain('one million pounds');
    expect(document.warnings).toEqual([expect.stringContaining('text recognition')]);
  });

  it('does not let a footnote mark change an amount', async () => {
    const page: PdfPage = [
      { at: [60, 780], text: 'The valuation is £4,000,000' },
      { at: [183, 784], text: '12', size: 6 },
      { at: [195, 780], text: 'before the money.' },
    ];
    expect(await read(page)).toEqual(['The valuation is £4,000,000 before the money.']);
  });
});

describe('tables', () => {
  const value = [
    'One times the subscription price of each share and any dividend that was declared',
    'and not paid, then nothing more; the rest goes to the holders of Ordinary shares.',
  ];

  it('reads label and value row by row although the columns are drawn one after the other', async () => {
    const page: PdfPage = [
      ...lines([60, 700], 30, ['Amount', 'Preference', 'Board']),
      ...lines([180, 700], 30, ['£500,000']),
      ...lines([180, 670], 12, value),
      ...lines([180, 640], 30, ['Two founders and one investor']),
    ];
    expect(await read([body, ...page])).toEqual([
      body.text,
      'Amount = £500,000',
      `Preference = ${value.join(' ')}`,
      'Board = Two founders and one investor',
    ]);
  });

  it('joins labels and values that wrap, without rules and without space between the rows', async () => {
    const page: PdfPage = [
      ...lines([60, 700], 12, ['Liquidation preference', 'and participation', 'Drag-along']),
      ...lines([180, 700], 12, [...value, 'Holders of 75% of all shares']),
    ];
    expect(await read([body, ...page])).toEqual([
      body.text,
      `Liquidation preference and participation = ${value.join(' ')}`,
      'Drag-along = Holders of 75% of all shares',
    ]);
  });

  it('parts rows at ruled lines where a label stands in the middle of its row', async () => {
    const rule = (y: number) => `0.5 w 55 ${y} m 540 ${y} l S`;
    const page: PdfPage = [
      rule(715),
      rule(660),
      rule(605),
      '170 605 m 170 715 l S',
      ...lines([60, 684], 0, ['Preference']),
      ...lines([180, 700], 12, [...value, 'No dividend accrues.']),
      ...lines([60, 630], 0, ['Board']),
      ...lines([180, 640], 12, ['Two founders,', 'one investor.']),
    ];
    expect(await read([body, ...page])).toEqual([
      body.text,
      `Preference = ${value.join(' ')} No dividend accrues.`,
      'Board = Two founders, one investor.',
    ]);
  });

  it('keeps rows of figures apart', async () => {
    const page: PdfPage = [
      ...lines([60, 700], 12, ['Founders', 'Existing shareholders', 'Option pool']),
      ...lines([250, 700], 12, ['6,600,000', '1,800,000', '1,600,000']),
      ...lines([400, 700], 12, ['66.0%', '18.0%', '16.0%']),
    ];
    expect((await read([body, ...page])).slice(1)).toEqual([
      'Founders = 6,600,000\t66.0%',
      'Existing shareholders = 1,800,000\t18.0%',
      'Option pool = 1,600,000\t16.0%',
    ]);
  });

  it('goes on with a row on the next page', async () => {
    const first: PdfPage = [
      body,
      ...lines([60, 200], 30, ['Board', 'Preference']),
      ...lines([180, 200], 30, ['Two seats', value[0] ?? '']),
    ];
    const second: PdfPage = [
      ...lines([180, 780], 12, [value[1] ?? '']),
      ...lines([60, 740], 12, ['Law']),
      ...lines([180, 740], 12, ['England']),
    ];
    const document = await parseSound('pdf', buildPdf([first, second]));
    expect(blockTexts(document).slice(2)).toEqual([`Preference = ${value.join(' ')}`, 'Law = England']);
    const [, page] = document.pages;
    expect(document.text.slice(page?.start, page?.end)).toMatch(/^and not paid/u);
  });
});

describe('running text', () => {
  const left = [
    'The investors subscribe for new shares in',
    'one closing. The company uses the money',
    'for product work and for sales in its home',
    'market, as set out in the business plan',
    'that the board approved last month, and',
    'for nothing else without their consent.',
  ];
  const right = [
    'Each founder works for the company full',
    'time and assigns to it what he or she',
    'invents at work. Shares vest over four',
    'years from closing, a quarter of them at',
    'the end of the first year and the rest in',
    'equal monthly parts after that.',
  ];

  it('reads two columns one after the other', async () => {
    const drawn = left.flatMap((text, index) => [
      { at: [60, 700 - index * 12] as const, text },
      { at: [320, 703 - index * 12] as const, text: right[index] ?? '' },
    ]);
    expect(await read([body, ...drawn])).toEqual([body.text, left.join(' '), right.join(' ')]);
  });

  it('puts words together again at the end of a line, and keeps the hyphens that belong to them', async () => {
    const text = [
      'The preference is non-',
      'participating and ranks pari passu. The liqui-',
      'dation of the company counts as an exit for',
      'this.',
    ];
    expect(await read(lines([60, 780], 12, text))).toEqual([
      'The preference is non-participating and ranks pari passu. The liquidation of the company counts as an exit for this.',
    ]);
  });

  it('leaves page numbers and running lines out of sentences that cross pages', async () => {
    const page = (number: number, texts: readonly string[]): PdfPage => [
      { at: [60, 815], text: 'Strictly private' },
      ...lines([60, number === 3 ? 780 : 100], 12, texts),
      { at: [280, 30], text: `Page ${number} of 3` },
    ];
    const document = await parseSound(
      'pdf',
      buildPdf([
        page(1, ['The exclusivity period ends thirty days after both parties have signed this and then the']),
        page(2, ['company may talk to other investors about a round of at least the size that is set out']),
        page(3, ['above.']),
      ]),
    );
    expect(blockTexts(document)).toEqual([
      'Strictly private',
      'The exclusivity period ends thirty days after both parties have signed this and then the company may talk to other investors about a round of at least the size that is set out above.',
    ]);
    expect(document.pages.map(({ start, end }) => document.text.slice(start, end).slice(-4))).toEqual([
      'the ',
      'out ',
      'ove.',
    ]);
  });

  it('takes bold words at the start of a paragraph for its label, and bold lines for headings', async () => {
    const page: PdfPage = [
      { at: [60, 780], text: 'Terms of the investment', bold: true },
      { at: [60, 750], text: 'Option pool', bold: true },
      { at: [120, 750], text: 'is ten per cent of all shares after completion.' },
    ];
    const document = await parseSound('pdf', buildPdf([page]));
    expect(document.blocks[0]?.kind).toBe('heading');
    expect(blockTexts(document)[1]).toBe('Option pool = is ten per cent of all shares after completion.');
  });
});
