import { describe, expect, it } from 'vitest';
import type { PdfPage, PdfWords } from '../testing/pdf-builder.ts';
import { buildPdf } from '../testing/pdf-builder.ts';
import { blockTexts, parseSound } from '../testing/read-blocks.ts';

function lines(at: readonly [number, number], leading: number, texts: readonly string[]): PdfWords[] {
  return texts.map((text, index) => ({ at: [at[0], at[1] - index * leading], text }));
}

async function read(...pages: readonly PdfPage[]): Promise<string[]> {
  return blockTexts(await parseSound('pdf', buildPdf(pages)));
}

describe('a page break', () => {
  it('leaves a cell in its row where nothing but that cell stands on the next page', async () => {
    const value = [
      'The investors take back what they paid for their shares before',
      'anybody else is paid, and',
    ];
    const rest = [
      'then share what is left with the holders of all other shares, each',
      'by the number held.',
    ];
    const first = [
      ...lines([60, 100], 30, ['Amount']),
      ...lines([200, 100], 30, ['One million pounds, paid on one day']),
      ...lines([60, 70], 12, ['Preference']),
      ...lines([200, 70], 12, value),
    ];
    expect(await read(first, lines([200, 780], 12, rest))).toEqual([
      'Amount = One million pounds, paid on one day',
      `Preference = ${[...value, ...rest].join(' ')}`,
    ]);
  });
});

describe('a page break inside a row', () => {
  it('leaves the rest of a label, and of the value beside it, in the row', async () => {
    const first = [
      ...lines([60, 100], 30, ['Amount', 'Affirmative vote']),
      ...lines([200, 100], 30, ['One million pounds, paid on one day', 'No loan above five million,']),
    ];
    const next = [
      ...lines([60, 780], 12, ['matters']),
      ...lines([200, 780], 12, ['no sale of the shop and no new shares of any kind.']),
      ...lines([60, 750], 12, ['Law']),
      ...lines([200, 750], 12, ['That of India.']),
    ];
    expect(await read(first, next)).toEqual([
      'Amount = One million pounds, paid on one day',
      'Affirmative vote matters = No loan above five million, no sale of the shop and no new shares of any kind.',
      'Law = That of India.',
    ]);
  });
});

describe('the end of a letter', () => {
  it('goes on with no sentence above it', async () => {
    const page = lines([45, 700], 12, ['We look forward to the work with all of you and your', 'Sincerely,']);
    expect(await read(page)).toHaveLength(2);
  });

  it('goes on with no note that the end of the page broke', async () => {
    const first = [
      ...lines([45, 100], 14, ['Ingrid Solheim']),
      ...lines([45, 60], 12, [
        '____________________',
        '[1] We had wished for an option to buy all of the shares after',
      ]),
    ];
    const [name, note] = await read(first, lines([45, 780], 12, ['four years, and were talked out of it.']));
    expect(name).toBe('Ingrid Solheim');
    expect(note).toContain('after four years');
  });
});

describe('two columns', () => {
  it('are told from rows although one of them is short', async () => {
    const left = [
      'The lead investor will put in the whole of the sum at',
      'completion and may bring in others whom it knows. It',
      'holds its shares for as long as it likes and sells them to',
      'whom it likes, after offering them to the other holders.',
      'The founders give the usual promises about the company.',
    ];
    const right = [
      'Interest on the loan of last year is four per cent and is',
      'never paid in cash before the loan',
      'becomes shares.',
    ];
    const page = [...lines([45, 700], 12, left), ...lines([310, 700], 12, right)];
    expect(await read(page)).toEqual([left.join(' '), right.join(' ')]);
  });
});

describe('the beginning of a line', () => {
  it('goes on with a sentence where a figure with its unit did not fit above', async () => {
    const text = [
      'Accounts are sent to the holders of five per cent and more within three of the four weeks or',
      'so after a quarter. Who holds more may see the books once in a year, upon notice of',
      '10 days in writing.',
    ];
    expect(await read(lines([60, 700], 12, text))).toEqual([text.join(' ')]);
  });

  it('goes on where the line above ends in the middle of a sentence, wherever that was broken', async () => {
    const text = [
      'Harbour Ventures confirms its wish to buy a note of one million in',
      'Lakes Limited on these terms.',
    ];
    const wide = 'A line that shows how wide the text of this page is set, which is as wide as it can be';
    expect(await read(lines([60, 700], 12, [...text, `${wide}.`]))).toContain(text.join(' '));
  });

  it('is an item where its mark counts on from that of the item above', async () => {
    const page = lines([60, 700], 12, [
      '1. three seats on the board, for you and me',
      '2. four years of vesting',
    ]);
    expect(await read(page)).toHaveLength(2);
  });

  it('is no item where it counts on inside a sentence', async () => {
    const text = [
      'The loan becomes shares (i) when the company raises one million pounds or more from others;',
      '(ii) when it is sold; or (iii) when both sides wish it, each time at the price of that day.',
    ];
    expect(await read(lines([60, 700], 12, text))).toEqual([text.join(' ')]);
  });

  it('is no item where a name or an amount begins under the words of one', async () => {
    const page = [
      ...lines([60, 700], 0, ['1.']),
      ...lines([80, 700], 12, [
        'The committee has three members, of whom two are chosen by the founders and one is',
        'M. Benali, and decides by majority on what the company borrows beyond one year.',
      ]),
    ];
    expect(await read(page)).toHaveLength(1);
  });
});

it('a space that the letters beside it move into still parts two words', async () => {
  const words = 'Founders who leave keep what they have earned by then.';
  const page: PdfPage = [`BT /F1 10 Tf -1.4 Tw 60 700 Td (${words}) Tj ET`];
  expect(await read(page)).toEqual([words]);
});

describe('a passage in brackets', () => {
  it('goes on to its end, whatever ends a line inside it', async () => {
    const page = [
      ...lines([45, 700], 12, [
        'The shares are paid in cash on the day of completion, all of them at one price.',
      ]),
      ...lines([45, 676], 13, ['[Counsel to the fund asks for redemption. They say no.', 'Leave out]']),
    ];
    expect((await read(page)).at(-1)).toBe(
      '[Counsel to the fund asks for redemption. They say no. Leave out]',
    );
  });
});

describe('a rule of characters', () => {
  const rule = '____________________';
  const words = 'The fund pays one million pounds for new shares on the day of completion.';

  it('stays where names stand below it, and so do these', async () => {
    const page = lines([45, 700], 30, [words, 'Linth Ventures AG', rule, 'Urs Zopfi', rule, 'Reto Hefti']);
    expect(await read(page)).toEqual([words, 'Linth Ventures AG', rule, 'Urs Zopfi', rule, 'Reto Hefti']);
  });

  it('goes with the notes that it parts from the text', async () => {
    const note = '[1] An earlier draft had a second payment after a year.';
    expect(await read(lines([45, 700], 30, [words, rule, note]))).toEqual([words, note]);
  });
});

describe('notes below a text', () => {
  it('have a measure of their own', async () => {
    const text = [
      'The investors take back what they paid for their shares before anybody else is paid, and so on.',
      'What is left is shared by all of them in proportion to their shares, as it would be without this.',
    ];
    const first = 'An earlier draft let loan notes convert. They were repaid in';
    const page: PdfPage = [
      ...lines([45, 700], 12, text),
      { at: [45, 603], text: '1', size: 4 },
      { at: [52, 600], text: first, size: 7 },
      { at: [45, 589], text: 'January and are gone.', size: 7 },
    ];
    expect((await read(page)).at(-1)).toBe(`1 ${first} January and are gone.`);
  });
});

describe('rows without rules', () => {
  it('are of one line each where they stand further apart than lines of a paragraph', async () => {
    const label = ['On a sale', 'Side letter', 'Interest', 'Law'];
    const value = [
      'Purchase amount or as-converted amount',
      'Pro rata in the equity financing, at least',
      'None',
      'Texas',
    ];
    const page = [...lines([60, 700], 19, label), ...lines([160, 700], 19, value)];
    expect(await read(page)).toEqual(label.map((name, row) => `${name} = ${value[row]}`));
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
    expect(await read(page)).toHaveLength(7);
  });
});

describe('a table of terms', () => {
  it('ends before rows of more cells, which begin or end in line', async () => {
    const cells = ['Founder pay', 'Quotaholder', 'Carla Ferrero', 'Luca Bono'];
    const page = [
      ...lines([60, 724], 12, ['Notice']),
      ...lines([213, 724], 12, ['One month for each of them']),
      ...lines([60, 700], 12, cells),
      ...lines([213, 700], 12, ['Reviewed by all of them in April']),
      ...lines([150, 688], 12, ['Before', '60%', '40%']),
      ...lines([196, 688], 12, ['After', '48%', '32%']),
    ];
    expect((await read(page)).slice(-3)).toEqual([
      expect.stringMatching(/^Quotaholder/u),
      expect.stringMatching(/^Carla Ferrero/u),
      expect.stringMatching(/^Luca Bono/u),
    ]);
  });

  it('takes the distance of its lines from its values, however close those of the text stand', async () => {
    const page = [
      ...lines([60, 780], 11, [
        'Words of a paragraph that stand on lines above a table, closer to each other than those in',
        'its cells, and go on for some lines, so that the measure of the page is taken from them and',
        'not from the table.',
      ]),
      ...lines([60, 700], 15, ['Protective', 'provisions']),
      ...lines([160, 700], 15, [
        'For as long as shares of that class',
        'that remain, a majority of them must',
        'agree to what changes their rights, to',
        'new classes and to the sale of the',
        'company.',
      ]),
      ...lines([60, 600], 15, ['Law']),
      ...lines([160, 600], 15, ['Ireland.']),
    ];
    expect((await read(page)).slice(-2)).toEqual([
      expect.stringMatching(/^Protective provisions = For/u),
      'Law = Ireland.',
    ]);
  });
});

describe('rows between the rule of what stands above and that of the notes', () => {
  it('are those that white paper parts', async () => {
    const rule = (bottom: number) => ({ box: [50, bottom, 300, 0.5] as const, grey: 0 });
    const page = [
      ...lines([60, 740], 12, ['Words in a box']),
      rule(722),
      ...lines([60, 700], 40, ['Exclusivity', 'Costs', 'Law']),
      ...lines([160, 700], 12, ['For forty days neither of them', 'talks to anybody.']),
      ...lines([160, 660], 12, ['Each side pays its own costs', 'but for the fees of the notary.']),
      ...lines([160, 620], 12, ['Ireland.']),
      rule(605),
    ];
    expect(await read(page)).toHaveLength(4);
  });
});

describe('a column of numbers beside the names of rows', () => {
  it('may be empty in a row', async () => {
    const page = [
      ...lines([60, 700], 40, ['8)', '9)']),
      ...lines([110, 700], 40, ['Costs', 'Promises', 'Until then']),
      ...lines([260, 700], 12, ['Each side pays its own,', 'but for the notary.']),
      ...lines([260, 660], 12, ['The usual statements', 'about the business.']),
      ...lines([260, 620], 12, ['Nobody talks to others', 'for thirty days.']),
    ];
    expect(await read(page)).toHaveLength(3);
  });
});
