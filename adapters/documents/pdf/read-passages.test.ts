import { describe, expect, it } from 'vitest';
import type { PdfPage } from '../testing/pdf-builder.ts';
import { linesFrom, readPages } from '../testing/read-pages.ts';

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
      ...linesFrom([60, 100], 30, ['Amount']),
      ...linesFrom([200, 100], 30, ['One million pounds, paid on one day']),
      ...linesFrom([60, 70], 12, ['Preference']),
      ...linesFrom([200, 70], 12, value),
    ];
    expect(await readPages(first, linesFrom([200, 780], 12, rest))).toEqual([
      'Amount = One million pounds, paid on one day',
      `Preference = ${[...value, ...rest].join(' ')}`,
    ]);
  });
});

describe('a line of a paragraph', () => {
  it('goes on with a figure whose thousands are set apart, and with its per cent sign', async () => {
    const long = 'The company is worth forty million before the investment and after it SEK 50';
    expect(await readPages(linesFrom([60, 700], 12, [long, '000 000 in all.']))).toEqual([
      `${long} 000 000 in all.`,
    ]);
  });

  it('is no title of a clause, which the line after the end of a sentence may be', async () => {
    const long = 'The management reports monthly and the accounts follow within four months.';
    expect(await readPages(linesFrom([60, 700], 12, [long, '§ 5 Transfer of shares']))).toHaveLength(2);
    expect(await readPages(linesFrom([60, 700], 12, [long, '§ 5 says what is transferred.']))).toHaveLength(
      1,
    );
  });

  it('may stand a dot lower below one that no paragraph ends with', async () => {
    const open = 'A sale that the board approves, with the preferred voting together and the';
    const full = 'The holders of the preferred vote together with the common on all other matters, as';
    const text = linesFrom([60, 700], 12, [
      full,
      'they have done so far and will do in future, but not on what follows.',
      open,
    ]);
    const rest = linesFrom([60, 700 - 2 * 12 - 13.4], 12, ['Common binds all.']);
    expect((await readPages([...text, ...rest])).at(-1)).toBe(`${open} Common binds all.`);
  });
});

describe('the last word of a sentence', () => {
  it('closes no letter', async () => {
    const lines = ['We take our money back or we convert, and the whole of the rest is', 'yours.'];
    expect(await readPages(linesFrom([60, 700], 12, lines))).toEqual([lines.join(' ')]);
  });
});

describe('a page break inside a row', () => {
  it('leaves the rest of a label, and of the value beside it, in the row', async () => {
    const first = [
      ...linesFrom([60, 100], 30, ['Amount', 'Affirmative vote']),
      ...linesFrom([200, 100], 30, ['One million pounds, paid on one day', 'No loan above five million,']),
    ];
    const next = [
      ...linesFrom([60, 780], 12, ['matters']),
      ...linesFrom([200, 780], 12, ['no sale of the shop and no new shares of any kind.']),
      ...linesFrom([60, 750], 12, ['Law']),
      ...linesFrom([200, 750], 12, ['That of India.']),
    ];
    expect(await readPages(first, next)).toEqual([
      'Amount = One million pounds, paid on one day',
      'Affirmative vote matters = No loan above five million, no sale of the shop and no new shares of any kind.',
      'Law = That of India.',
    ]);
  });
});

describe('the end of a letter', () => {
  it('goes on with no sentence above it', async () => {
    const page = linesFrom([45, 700], 12, [
      'We look forward to the work with all of you and your',
      'Sincerely,',
    ]);
    expect(await readPages(page)).toHaveLength(2);
  });

  it('goes on with no note that the end of the page broke', async () => {
    const first = [
      ...linesFrom([45, 100], 14, ['Ingrid Solheim']),
      ...linesFrom([45, 60], 12, [
        '____________________',
        '[1] We had wished for an option to buy all of the shares after',
      ]),
    ];
    const [name, note] = await readPages(
      first,
      linesFrom([45, 780], 12, ['four years, and were talked out of it.']),
    );
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
    const page = [...linesFrom([45, 700], 12, left), ...linesFrom([310, 700], 12, right)];
    expect(await readPages(page)).toEqual([left.join(' '), right.join(' ')]);
  });
});

describe('the beginning of a line', () => {
  it('goes on with a sentence where a figure with its unit did not fit above', async () => {
    const text = [
      'Accounts are sent to the holders of five per cent and more within three of the four weeks or',
      'so after a quarter. Who holds more may see the books once in a year, upon notice of',
      '10 days in writing.',
    ];
    expect(await readPages(linesFrom([60, 700], 12, text))).toEqual([text.join(' ')]);
  });

  it('goes on where the line above ends in the middle of a sentence, wherever that was broken', async () => {
    const text = [
      'Harbour Ventures confirms its wish to buy a note of one million in',
      'Lakes Limited on these terms.',
    ];
    const wide = 'A line that shows how wide the text of this page is set, which is as wide as it can be';
    expect(await readPages(linesFrom([60, 700], 12, [...text, `${wide}.`]))).toContain(text.join(' '));
  });

  it('is an item where its mark counts on from that of the item above', async () => {
    const page = linesFrom([60, 700], 12, [
      '1. three seats on the board, for you and me',
      '2. four years of vesting',
    ]);
    expect(await readPages(page)).toHaveLength(2);
  });

  it('is no item where it counts on inside a sentence', async () => {
    const text = [
      'The loan becomes shares (i) when the company raises one million pounds or more from others;',
      '(ii) when it is sold; or (iii) when both sides wish it, each time at the price of that day.',
    ];
    expect(await readPages(linesFrom([60, 700], 12, text))).toEqual([text.join(' ')]);
  });

  it('is no item where a name or an amount begins under the words of one', async () => {
    const page = [
      ...linesFrom([60, 700], 0, ['1.']),
      ...linesFrom([80, 700], 12, [
        'The committee has three members, of whom two are chosen by the founders and one is',
        'M. Benali, and decides by majority on what the company borrows beyond one year.',
      ]),
    ];
    expect(await readPages(page)).toHaveLength(1);
  });
});

it('a space that the letters beside it move into still parts two words', async () => {
  const words = 'Founders who leave keep what they have earned by then.';
  const page: PdfPage = [`BT /F1 10 Tf -1.4 Tw 60 700 Td (${words}) Tj ET`];
  expect(await readPages(page)).toEqual([words]);
});

describe('a passage in brackets', () => {
  it('goes on to its end, whatever ends a line inside it', async () => {
    const page = [
      ...linesFrom([45, 700], 12, [
        'The shares are paid in cash on the day of completion, all of them at one price.',
      ]),
      ...linesFrom([45, 676], 13, ['[Counsel to the fund asks for redemption. They say no.', 'Leave out]']),
    ];
    expect((await readPages(page)).at(-1)).toBe(
      '[Counsel to the fund asks for redemption. They say no. Leave out]',
    );
  });
});

describe('a rule of characters', () => {
  const rule = '____________________';
  const words = 'The fund pays one million pounds for new shares on the day of completion.';

  it('stays where names stand below it, and so do these', async () => {
    const texts = [words, 'Linth Ventures AG', rule, 'Urs Zopfi', rule, 'Reto Hefti'];
    expect(await readPages(linesFrom([45, 700], 30, texts))).toEqual(texts);
  });

  it('goes with the notes that it parts from the text', async () => {
    const note = '[1] An earlier draft had a second payment after a year.';
    expect(await readPages(linesFrom([45, 700], 30, [words, rule, note]))).toEqual([words, note]);
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
      ...linesFrom([45, 700], 12, text),
      { at: [45, 603], text: '1', size: 4 },
      { at: [52, 600], text: first, size: 7 },
      { at: [45, 589], text: 'January and are gone.', size: 7 },
    ];
    expect((await readPages(page)).at(-1)).toBe(`1 ${first} January and are gone.`);
  });
});
