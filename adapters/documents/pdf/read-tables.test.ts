import { describe, expect, it } from 'vitest';
import type { PdfWords } from '../testing/pdf-builder.ts';
import { linesFrom, readPages } from '../testing/read-pages.ts';

describe('rows without rules', () => {
  it('are of one line each where they stand further apart than lines of a paragraph', async () => {
    const label = ['On a sale', 'Side letter', 'Interest', 'Law'];
    const value = [
      'Purchase amount or as-converted amount',
      'Pro rata in the equity financing, at least',
      'None',
      'Texas',
    ];
    const page = [...linesFrom([60, 700], 19, label), ...linesFrom([160, 700], 19, value)];
    expect(await readPages(page)).toEqual(label.map((name, row) => `${name} = ${value[row]}`));
  });

  it('end before white paper and the name of the next table', async () => {
    const rows = (top: number, cells: readonly (readonly string[])[], lefts: readonly number[]) =>
      cells.flatMap((row, index): PdfWords[] =>
        row.map((text, column) => ({ at: [lefts[column] ?? 0, top - index * 12], text })),
      );
    const loans = [
      ['R. Okafor', 'March', '$75,000', '5%'],
      ['Lakefront Angels', 'May', '$150,000', '6%'],
      ['Total', '', '$225,000', ''],
    ];
    const holders = [
      ['Holder', 'Class', 'Shares', 'Percent'],
      ['Dr Imogen Sayer', 'Ordinary', '3,250,000', '32.50%'],
      ['Lead Investor and others', 'Series A', '2,500,000', '25.00%'],
    ];
    const page = [
      ...rows(700, loans, [60, 170, 220, 290]),
      { at: [60, 652] as const, text: 'HOLDINGS' },
      ...rows(628, holders, [60, 200, 270, 340]),
    ];
    expect(await readPages(page)).toHaveLength(7);
  });
});

describe('cells that are set about the middle of their row', () => {
  /** Rows of a label and a value of one to three lines, as browsers print them, with white paper between the rows. */
  const rows: readonly (readonly [label: string, ...value: string[]])[] = [
    ['Round', '4,000,000 euros'],
    ['Price', '160 euros for each of', 'the new shares'],
    ['Dividend', 'None fixed, as the', 'meeting decides, equal', 'with ordinary shares'],
    ['Pool', 'Ten per cent of the', 'enlarged capital'],
    ['Law', 'Dutch'],
  ];
  const page = (top: number, shown = rows): PdfWords[] => {
    let height = top;
    return shown.flatMap(([label, ...value]) => {
      const first = height;
      height -= (value.length - 1) * 15 + 20;
      const middle = first - ((value.length - 1) * 15) / 2;
      return [
        ...value.map((text, line): PdfWords => ({ at: [200, first - line * 15], text })),
        { at: [60, middle] as const, text: label },
      ];
    });
  };
  const read = rows.map(([label, ...value]) => `${label} = ${value.join(' ')}`);

  it('are read row by row', async () => {
    expect(await readPages(page(700))).toEqual(read);
  });

  it('are read so on paper of another colour, whose edges are no rules of the table', async () => {
    const ground = { box: [28, 28, 555, 740] as const, grey: 0.99 };
    expect(await readPages([ground, ...page(755)])).toEqual(read);
  });

  it('begin above their label on the next page as well', async () => {
    const all = await readPages(page(700), page(760, rows.slice(1)));
    expect(all).toEqual([...read, ...read.slice(1)]);
  });
});

describe('the rows of a table of figures', () => {
  it('begin anew at an amount with the name of its currency, and at a date below another', async () => {
    const page = [
      ...linesFrom([60, 700], 14, ['Price of round', 'US$30.00', 'US$40.00']),
      ...linesFrom([200, 700], 14, ['Less a tenth', 'US$27.00', 'US$36.00']),
    ];
    expect(await readPages(page)).toHaveLength(3);
    const calendar = [
      ...linesFrom([60, 700], 14, ['Water certificate of the town', 'Count of lamps']),
      ...linesFrom([230, 700], 14, ['Brynjar', 'the engineer of it']),
      ...linesFrom([360, 700], 14, ['26 September', '3 October']),
    ];
    expect(await readPages(calendar)).toHaveLength(2);
  });

  it('end with a sum that stands below words and an empty cell as well as below figures', async () => {
    const page = [
      ...linesFrom([60, 700], 14, ['Holder', 'Trust', 'Angels']),
      ...linesFrom([160, 700], 14, ['Before', '7,000,000', 'nil', '7,000,000']),
      { at: [260, 700] as const, text: 'Percent' },
      { at: [260, 658] as const, text: '100.0' },
      ...linesFrom([340, 700], 14, ['After', '7,000,000', '1,000,000', '8,000,000']),
    ];
    expect(await readPages(page)).toHaveLength(4);
  });

  it('are as many as its figures, with a name or without', async () => {
    const page = [
      ...linesFrom([60, 700], 14, ['Holder', 'Founders', 'Pool']),
      ...linesFrom([160, 700], 14, ['Shares', '7,000,000', '1,000,000', '8,000,000']),
      ...linesFrom([260, 700], 14, ['Per cent', '87.5', '12.5', '100']),
    ];
    expect(await readPages(page)).toHaveLength(4);
  });
});

describe('a table of terms', () => {
  it('ends before rows of more cells, which begin or end in line', async () => {
    const cells = ['Founder pay', 'Quotaholder', 'Carla Ferrero', 'Luca Bono'];
    const page = [
      ...linesFrom([60, 724], 12, ['Notice']),
      ...linesFrom([213, 724], 12, ['One month for each of them']),
      ...linesFrom([60, 700], 12, cells),
      ...linesFrom([213, 700], 12, ['Reviewed by all of them in April']),
      ...linesFrom([150, 688], 12, ['Before', '60%', '40%']),
      ...linesFrom([196, 688], 12, ['After', '48%', '32%']),
    ];
    expect((await readPages(page)).slice(-3)).toEqual([
      expect.stringMatching(/^Quotaholder/u),
      expect.stringMatching(/^Carla Ferrero/u),
      expect.stringMatching(/^Luca Bono/u),
    ]);
  });

  it('takes the distance of its lines from its values, however close those of the text stand', async () => {
    const page = [
      ...linesFrom([60, 780], 11, [
        'Words of a paragraph that stand on lines above a table, closer to each other than those in',
        'its cells, and go on for some lines, so that the measure of the page is taken from them and',
        'not from the table.',
      ]),
      ...linesFrom([60, 700], 15, ['Protective', 'provisions']),
      ...linesFrom([160, 700], 15, [
        'For as long as shares of that class',
        'that remain, a majority of them must',
        'agree to what changes their rights, to',
        'new classes and to the sale of the',
        'company.',
      ]),
      ...linesFrom([60, 600], 15, ['Law']),
      ...linesFrom([160, 600], 15, ['Ireland.']),
    ];
    expect((await readPages(page)).slice(-2)).toEqual([
      expect.stringMatching(/^Protective provisions = For/u),
      'Law = Ireland.',
    ]);
  });
});

describe('rows between the rule of what stands above and that of the notes', () => {
  it('are those that white paper parts', async () => {
    const rule = (bottom: number) => ({ box: [50, bottom, 300, 0.5] as const, grey: 0 });
    const page = [
      ...linesFrom([60, 740], 12, ['Words in a box']),
      rule(722),
      ...linesFrom([60, 700], 40, ['Exclusivity', 'Costs', 'Law']),
      ...linesFrom([160, 700], 12, ['For forty days neither of them', 'talks to anybody.']),
      ...linesFrom([160, 660], 12, ['Each side pays its own costs', 'but for the fees of the notary.']),
      ...linesFrom([160, 620], 12, ['Ireland.']),
      rule(605),
    ];
    expect(await readPages(page)).toHaveLength(4);
  });
});

describe('a column of numbers beside the names of rows', () => {
  it('may be empty in a row', async () => {
    const page = [
      ...linesFrom([60, 700], 40, ['8)', '9)']),
      ...linesFrom([110, 700], 40, ['Costs', 'Promises', 'Until then']),
      ...linesFrom([260, 700], 12, ['Each side pays its own,', 'but for the notary.']),
      ...linesFrom([260, 660], 12, ['The usual statements', 'about the business.']),
      ...linesFrom([260, 620], 12, ['Nobody talks to others', 'for thirty days.']),
    ];
    expect(await readPages(page)).toHaveLength(3);
  });
});
