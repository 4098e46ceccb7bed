import { describe, expect, it } from 'vitest';
import { readPlainText } from './plain-text-document.ts';

/** Blocks in a form that reads well in an expectation: kind, then label and value, or the words. */
function read(text: string): string[][] {
  const quote = (span: { start: number; end: number }): string => text.slice(span.start, span.end);
  return readPlainText(text).blocks.map((block) =>
    block.label || block.value
      ? [block.kind, block.label ? quote(block.label) : '', block.value ? quote(block.value) : '']
      : [block.kind, quote(block)],
  );
}

describe('titles and what answers them', () => {
  function kinds(text: string): string[] {
    return read(text).map(([kind, words]) => `${kind} ${words}`);
  }

  it('takes a title for one that ends with the stop of a legal form', () => {
    for (const title of ['Indicative Offer to Larch Audio Zrt.', 'Offer of Fund to Larch Glass s.r.o.']) {
      expect(kinds(`${title}\n\nBudapest, 2 March\n\nThe fund subscribes.`)[0]).toBe(`heading ${title}`);
    }
  });

  it('takes a letter over a paragraph for that of a title, in two languages too, and after one that heads like it', () => {
    const body = 'The board has three members, two of them named by the founders.';
    const text = `A. Pris - the price\n\n${body}\n\nB. We pay it at once.\n\n${body}\n\nC. Lag - the law\n\n${body}`;
    expect(kinds(text).filter((line) => line.startsWith('heading'))).toEqual([
      'heading A. Pris - the price',
      'heading C. Lag - the law',
    ]);
  });

  it('takes no item for a title that a colon ends', () => {
    expect(kinds('The law is English.\n\na) Up to five directors:\n\ni) one of us;\n\nii) two.')[1]).toMatch(
      /^list-item/,
    );
  });

  it('knows a row by its tabs, where the first cell ends with a stop of its own', () => {
    const rows = ['No.\tName\tShares', '1\tA. Lind\t600', '2\tLarch B.V.\t400', 'W. Roe Holding B.V.\t10\t1'];
    expect(
      kinds(`The holders are these.\n\n${rows.join('\n')}\nSeat?\tNo`)
        .slice(1)
        .every((line) => line.startsWith('table-row')),
    ).toBe(true);
  });

  it('knows a schedule by its name, with its number and what it has', () => {
    const text =
      'The law is English, in all that is said here.\n\nSchedule, part two: Sums on 31 March\n\nA is due. B is not.';
    expect(kinds(text)[1]).toBe('heading Schedule, part two: Sums on 31 March');
  });

  it('decides a number in front by the numbers before it', () => {
    const body = 'The board has three members, two of them named by the founders.';
    const text = `(a) Board\n\n${body}\n\n(i) one thing;\n(ii) another thing.\n\n(b) Consents\n\n${body}`;
    expect(kinds(text).filter((line) => line.startsWith('heading'))).toEqual([
      'heading (a) Board',
      'heading (b) Consents',
    ]);
  });

  it('takes bare numbers that count up from one for those of titles', () => {
    const text = '1 Parties\n\nAn AG and its lenders.\n\n2 Loan\n\nCHF 800 in one amount.';
    expect(kinds(text)[2]).toBe('heading 2 Loan');
    expect(kinds('30 Days\n\nOf exclusivity.')[0]).not.toBe('heading 30 Days');
  });

  it('takes numbers before a stroke for those of titles, and no line of their parts for one', () => {
    const text =
      '1 / Round\nCHF 800 in one amount\nEqual rank with seed\n\n2 / Rights\nCo-sale, reciprocal\n\n3 / Law\nSwiss law';
    expect(kinds(text).filter((line) => line.startsWith('heading'))).toEqual([
      'heading 1 / Round',
      'heading 2 / Rights',
      'heading 3 / Law',
    ]);
  });

  it('lets a title in a row of numbers ask, and end in any of two words', () => {
    const text = '1) How much?\n\nOne million.\n\n2) What for\n\nSix per cent.\n\n3) When\n\nBefore June.';
    expect(kinds(text).filter((line) => line.startsWith('heading'))).toEqual([
      'heading 1) How much?',
      'heading 2) What for',
      'heading 3) When',
    ]);
  });

  it('lets bare numbers stand over the rows of a table', () => {
    const text = '1 Round\nAmount\t€700,000\nPayment\tAt once\n2 Proceeds\nPreference\tOne times cost';
    expect(kinds(text).filter((line) => line.startsWith('heading'))).toEqual([
      'heading 1 Round',
      'heading 2 Proceeds',
    ]);
  });

  it('lets bare numbers begin anew in each part', () => {
    const body = 'One million is paid in at completion.';
    const text = `Part A MONEY\n\n1 Sum\n\n${body}\n\n2 Price\n\n${body}\n\nPart B CONTROL\n\n1 Board\n\n${body}`;
    expect(kinds(text)).toContain('heading 1 Board');
  });

  it('takes a number right below the items of another list for that of a title', () => {
    const body = 'The fund appoints one director and the founders two.';
    const text = `1. EXIT\n\n  (a) One thing.\n  (b) Another.\n2. BOARD\n\n${body}\n\n3. LAW\n\n${body}`;
    expect(kinds(text).filter((line) => line.startsWith('heading'))).toEqual([
      'heading 1. EXIT',
      'heading 2. BOARD',
      'heading 3. LAW',
    ]);
  });

  it('takes a title for one that has bars or colons in it', () => {
    const title = 'Larch Glass Ltda. | Convertible loan | Principal terms';
    expect(kinds(`${title}\n\nLisbon, 2 March\n\nThe fund lends.`)[0]).toBe(`heading ${title}`);
    expect(kinds('Terms bind.\n\nSchedule: capitalisation\n\nHolder\tShares\nFund\t100')[1]).toBe(
      'heading Schedule: capitalisation',
    );
  });

  it('takes a title of six words or more for one, and the beginning of a sentence for none', () => {
    const text =
      'Cap\n\n€5,000,000\n\nIf there is no round in 18 months\n\nThe holder may convert at the cap.';
    expect(kinds(text)).toContain('heading If there is no round in 18 months');
    const list = 'Consent\n\nYou ask me before\n\n  - loans over €30,000,\n  - new shareholders.';
    expect(kinds(list)[1]).toBe('paragraph You ask me before');
    expect(kinds('Holders\n\nOn a fully diluted basis:\n\nFund\t20%\nFounder\t80%')[1]).toBe(
      'paragraph On a fully diluted basis:',
    );
  });

  it('takes a label over a list for no title where labels stand above', () => {
    const text = 'Price: €8m before the money\n\nConditions:\n\n(a) a sea trial;\n(b) a clean report.';
    expect(kinds(text)[1]).toBe('paragraph Conditions:');
  });

  it('counts capitals anew below the items of a list', () => {
    const text = 'We need:\n\n  a) a board;\n\n  b) a plan.\n\nA. Costs\n\nEach side bears its own costs.';
    expect(kinds(text)).toContain('heading A. Costs');
  });

  it('takes short lines alone for titles and answers by turns', () => {
    const text =
      'Subscribers\n\nSix members of the club\n\nSum\n\n200 000 euros, never to be paid back\n\nSeats\n\nNo seat\n\nLaw\n\nFrench';
    expect(kinds(text)).toEqual([
      'heading Subscribers',
      'paragraph Six members of the club',
      'heading Sum',
      'paragraph 200 000 euros, never to be paid back',
      'heading Seats',
      'paragraph No seat',
      'heading Law',
      'paragraph French',
    ]);
  });

  it.each([
    'Wattle Media Pty Ltd: the deal on two pages',
    'Copper Grid Co. | SAFE summary',
    'dovetail seed: what i can do',
  ])('takes %j over a paragraph for the title', (title) => {
    const body = title.startsWith('dovetail') ? 'so you can decide:' : 'We would invest as follows.';
    expect(kinds(`${title}\n\n${body}`)[0]).toBe(`heading ${title}`);
  });

  it('takes the subject of a letter for its title, and a labelled term for none', () => {
    expect(kinds('14 May\n\nRe: Lake Ltd. - simple agreement\n\nWe confirm this.')[1]).toMatch(
      /^heading Re/u,
    );
    expect(kinds('Investor Name: North Fund\n\nAmount: one million')[0]).toBe('paragraph Investor Name');
  });

  it('takes a short line between a title and an underlined one for what answers the first', () => {
    const text = 'Costs\n\nEach side pays its own costs in full, whatever becomes of it.\n\nLaw\n\nIllinois';
    const notes = 'Notes outstanding\n-----------------\n\nThey stay as they are.';
    expect(kinds(`${text}\n\n${notes}`)).toEqual([
      'heading Costs',
      'paragraph Each side pays its own costs in full, whatever becomes of it.',
      'heading Law',
      'paragraph Illinois',
      'heading Notes outstanding',
      'paragraph They stay as they are.',
    ]);
  });

  it('takes a question over a table or among its like for a title', () => {
    const paid = 'Who pays whose lawyer?\n\nEach side pays its own, and the company ours up to ten thousand.';
    const part = 'Can we keep our part?\n\nYes, by paying in.';
    const held = 'Who holds what?\n\nHolder\tShares\nAda Roe\t100\nOla Berg\t200';
    const headings = kinds(['Our offer', paid, part, held].join('\n\n')).filter((each) =>
      each.startsWith('heading'),
    );
    expect(headings).toHaveLength(4);
  });

  it('counts titles apart from a list between them that is further in', () => {
    const list = '  1. The board has five members.\n  2. The chair is elected.\n  3. It meets monthly.';
    const text = `2. BOARD\n\nFive members.\n\n3. DECISIONS\n\n${list}\n\n4. EXCLUSIVITY\n\nSixty days.`;
    expect(kinds(text)).toContain('heading 4. EXCLUSIVITY');
  });

  it('takes the title of a paper for one in a message that is passed on', () => {
    const head = 'Please read.\n\nBegin forwarded message:\nFrom: Ada Roe <ada@firm.example>\nTo: Ola Berg';
    const text = `${head}\n\nDear Ola,\n\nLarch Pumps ApS - Term Sheet\n\nAarhus, 1 March\n\nWe pay all at once.`;
    expect(kinds(text)).toContain('heading Larch Pumps ApS - Term Sheet');
  });

  it('joins a title that was broken', () => {
    const title = 'Meridian Grain Exchange, Inc. Series B Preferred Stock Term\nSheet';
    const line = 'This is a paragraph that goes on for longer than a single line\nof the text does.';
    expect(read(`${title}\n\n${line}\n\n${line}`)[0]).toEqual(['heading', title]);
  });
});
