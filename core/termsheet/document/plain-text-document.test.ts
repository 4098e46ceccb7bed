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

describe('what is no structure', () => {
  it.each(['', ' \n\t\n ', '\uFEFF', '---\n***\n```'])('finds no block in %j', (text) => {
    expect(readPlainText(text)).toEqual({ format: 'text', text, blocks: [], pages: [], warnings: [] });
  });

  it('does not take a sentence with a colon for a label', () => {
    const text = 'the consent of the holders is required for the following matters: a sale of the Company.';
    expect(read(text)).toEqual([['paragraph', text]]);
  });

  it('takes no mark for one that a program broke a sentence before', () => {
    const width = 'The bank would contribute forty million for preference shares of series';
    const broken = `${width}\nP. The company and the bank have agreed that all shares issued so far are\nworth more.`;
    expect(read(broken)).toEqual([['paragraph', broken]]);
  });

  it('ends a paragraph at an empty line where its writer begins all of them with small letters', () => {
    const lines = ['# my offer', 'here it is, so nobody can say it was not written:', 'the yard as it is'];
    const text = [...lines, 'you show me the order book in spring and in autumn', 'think it over', 'bye'];
    expect(read(text.join('\n\n'))).toHaveLength(text.length);
  });

  it('takes a total that has no name for none of the row above', () => {
    const rows = [
      'Ordinary shares      500,000',
      'Bank facility      3,000,000',
      '                   3,500,000',
    ];
    expect(
      read(rows.join('\n')).map(([kind, ...words]) => [kind, ...words.filter(Boolean)].join(' ')),
    ).toEqual([
      'table-row Ordinary shares 500,000',
      'table-row Bank facility 3,000,000',
      'table-row 3,500,000',
    ]);
  });

  it('takes a sentence about notes for none', () => {
    const [block] = readPlainText('Notes to the schedule are those of the accountant:\n- none').blocks;
    expect(block?.apart).toBeUndefined();
  });

  it('takes one label under another for terms of their own, wherever the lines end', () => {
    const text = 'Put right: from the fourth year on, at twice the issue price paid\nBoard: two founders';
    expect(read(text)).toEqual([
      ['paragraph', 'Put right', 'from the fourth year on, at twice the issue price paid'],
      ['paragraph', 'Board', 'two founders'],
    ]);
  });

  it('does not take an amount in capitals for a heading', () => {
    expect(read('Amount:\nEUR 1,500,000')).toEqual([
      ['heading', 'Amount:'],
      ['paragraph', 'EUR 1,500,000'],
    ]);
  });

  it('does not take two spaces after a full stop for a column', () => {
    expect(read('Paid when declared.  No dividend accrues.')[0]?.[0]).toBe('paragraph');
  });

  it('does not take a decimal for a clause number', () => {
    expect(read('1.5 million pounds in one closing')).toEqual([
      ['paragraph', '1.5 million pounds in one closing'],
    ]);
  });
});

describe('headings', () => {
  it.each([
    ['# Terms', 'Terms'],
    ['## **Offering Terms** ##', 'Offering Terms'],
    ['ECONOMIC TERMS\nx', 'ECONOMIC TERMS'],
    ['2.1 Liquidation preference\nOne times cost.', '2.1 Liquidation preference'],
    ['4. Board\nTwo directors.', '4. Board'],
    ['Schedule 2 Reserved Matters\nx', 'Schedule 2 Reserved Matters'],
    ['Protective Provisions:\nx', 'Protective Provisions:'],
    ['Closing Date\nOn signing the long form documents.', 'Closing Date'],
    ['Term Sheet\n==========\nx', 'Term Sheet'],
  ])('reads %j', (text, heading) => {
    expect(read(text)[0]).toEqual(['heading', heading]);
  });

  it('orders them by level', () => {
    const levels = readPlainText('# A\n## B\nNote:\nx').blocks.map((block) => block.level);
    expect(levels).toEqual([1, 2, 3, undefined]);
  });

  it('reads labels and answers that alternate without blank lines', () => {
    const text = 'Liquidation preference\nNon-participating\nGoverning law\nEngland and Wales';
    expect(read(text).map(([kind]) => kind)).toEqual(['heading', 'paragraph', 'heading', 'paragraph']);
  });
});

describe('labels', () => {
  it.each([
    ['Pre-money valuation: £4,000,000', 'Pre-money valuation', '£4,000,000'],
    ['**Pre-money valuation:** £4,000,000', 'Pre-money valuation', '£4,000,000'],
    ['**Board**: two seats', 'Board', 'two seats'],
    ['Option pool – 10% post-money', 'Option pool', '10% post-money'],
    ['Discount. 15%', 'Discount', '15%'],
  ])('reads %j', (text, label, value) => {
    expect(read(text)).toEqual([['paragraph', label, value]]);
  });

  it('reads them inside list items, without the marker', () => {
    expect(read('- **Price:** $20.00\n3. Drag-along: 75% of all shares')).toEqual([
      ['list-item', 'Price', '$20.00'],
      ['list-item', 'Drag-along', '75% of all shares'],
    ]);
  });

  it('keeps a blank to be filled in as the value', () => {
    expect(read('Amount: ________')).toEqual([['paragraph', 'Amount', '________']]);
  });
});

describe('table rows', () => {
  it('reads pipe tables without their rule', () => {
    const text = '| Parameter | Value |\n|---|:--:|\n| Price | **€600,00** |\n| Holder | 25,000 | 90% |';
    expect(read(text)).toEqual([
      ['table-row', 'Parameter', 'Value'],
      ['table-row', 'Price', '**€600,00**'],
      ['table-row', 'Holder', '25,000 | 90%'],
    ]);
  });

  it('reads tabs, the number of a row aside', () => {
    expect(read('Pre-money valuation\t£4,000,000\n1.\tBoard\tTwo founders, one investor')).toEqual([
      ['table-row', 'Pre-money valuation', '£4,000,000'],
      ['table-row', 'Board', 'Two founders, one investor'],
    ]);
  });

  it('reads aligned columns with cells that wrap', () => {
    const text =
      'Amount         £500,000\nPreference     One times cost, and then\n               nothing more.';
    expect(read(text)).toEqual([
      ['table-row', 'Amount', '£500,000'],
      ['table-row', 'Preference', 'One times cost, and then\n               nothing more.'],
    ]);
  });

  it('keeps rows apart whose values begin in lower case', () => {
    expect(
      read('Preference      once, pari passu\nAnti-dilution   broad-based\nBoard           of three'),
    ).toEqual([
      ['table-row', 'Preference', 'once, pari passu'],
      ['table-row', 'Anti-dilution', 'broad-based'],
      ['table-row', 'Board', 'of three'],
    ]);
  });

  it('passes over a column of clause numbers and the foot of a page', () => {
    const text =
      '6   Board:      three in all,\n                of whom two\n\n   Page 1 of 2\n7   Law:        Dutch law';
    expect(read(text)).toEqual([
      ['table-row', 'Board:', 'three in all,\n                of whom two'],
      ['table-row', 'Law:', 'Dutch law'],
    ]);
  });
});

describe('line breaks and spacing', () => {
  it('measures the lines of a region, not of the text', () => {
    const narrow = 'These words were broken by a mail program at fifty\nBoard seats, and they go on.';
    const wide = `${'A paragraph on one line, as a page was pasted. '.repeat(8)}`;
    const blocks = read(`${`${narrow}\n\n`.repeat(20)}${`${wide}\n`.repeat(3)}`);
    expect(blocks).toHaveLength(23);
  });

  it('reads a blank line after every line as the end of a line', () => {
    const paragraph =
      'The investor pays the amount in cash and at the\n\nclosing, and it receives shares for it.';
    const text = `${paragraph}\n\n\n\n${paragraph}\n\n\n\n${paragraph}\n\n\n\n${paragraph}`;
    expect(read(text).map(([, words]) => words)).toEqual([paragraph, paragraph, paragraph, paragraph]);
  });
});

it('reads marks that begin with a letter or a Roman numeral as those of items', () => {
  expect(
    readPlainText('VII.1 Shares rank equally.\nA.2 Costs are shared.').blocks.map(({ kind }) => kind),
  ).toEqual(['list-item', 'list-item']);
});

it('joins a line to one that ends in the middle of a sentence, where one line alone was broken', () => {
  const note = '[1] Not a seat, as in our offer of May with EUR 500,000 at\n20% discount.';
  expect(read(`Cap\n\n${note}`)[1]?.[1]).toBe(note);
});

it('keeps short lines apart that begin in lower case between blank lines', () => {
  const text =
    '1. two million\n\n2. a pool\n\n3. three seats\n\n4. you vest\n\n5. i keep mine\n\nno fees\n\nsign it';
  expect(read(text)).toHaveLength(7);
});

describe('cells of a row', () => {
  function cells(text: string): string[][] {
    return readPlainText(text).blocks.map(({ cells: found = [] }) =>
      found.map((cell) => (cell.lines ?? [cell]).map(({ start, end }) => text.slice(start, end)).join(' ')),
    );
  }

  it('are told line by line where two are broken side by side', () => {
    const text =
      'Interest       7% a year\n\nQualified      When the company sells\nfinancing      stock to new investors.\n\nLaw            Illinois';
    expect(cells(text)).toEqual([
      ['Interest', '7% a year'],
      ['Qualified financing', 'When the company sells stock to new investors.'],
      ['Law', 'Illinois'],
    ]);
  });

  it('stand in frames, ruled row by row', () => {
    const rule = '+-----------+--------------+';
    const text = `${rule}\n| Amount    | One million  |\n|           | in cash      |\n${rule}\n| Qualified | When stock   |\n| financing | is sold      |\n${rule}`;
    expect(cells(text)).toEqual([
      ['Amount', 'One million in cash'],
      ['Qualified financing', 'When stock is sold'],
    ]);
  });

  it('are all there in a table of figures, whose first row names the columns', () => {
    const text = 'Holder      Shares   Percent\nFounders   800,000        80\nPool       200,000        20';
    expect(cells(text)[1]).toEqual(['Founders', '800,000', '80']);
    expect(readPlainText(text).blocks.map(({ isColumnHead }) => isColumnHead)).toEqual([
      true,
      undefined,
      undefined,
    ]);
  });

  it('have the name of a column alone above them', () => {
    const spaced = '                %\nFounders       80\nPool           20';
    const tabbed = '\t%\nFounders\t80\nPool\t20';
    for (const text of [spaced, tabbed]) expect(read(text)[0]).toEqual(['table-row', '', '%']);
  });

  it('go on in the next line where a label had no more room', () => {
    const text =
      'Holder          Common  Preferred\nA. Alva      6,000,000          -\nEmployees    3,100,000          -\n(issued)\nOthers               -  1,666,667';
    expect(cells(text)[2]?.[0]).toBe('Employees (issued)');
    expect(cells(text)).toHaveLength(4);
  });

  it('make a title of a row across', () => {
    const text = '| Term | Value |\n|---|---|\n| Economics | |\n| Amount | 1m |';
    expect(read(text)[1]).toEqual(['heading', 'Economics']);
  });
});

describe('paragraphs and lists', () => {
  it('joins lines that a program broke, and no others', () => {
    const line = 'The Company shall reimburse the reasonable fees of one counsel to the';
    const text = `${line}\n${line}\n${line}\n${line}\nInvestors.\nAnother paragraph begins here.`;
    expect(read(text).map(([, words]) => words)).toEqual([
      `${line}\n${line}\n${line}\n${line}\nInvestors.`,
      'Another paragraph begins here.',
    ]);
  });

  it('take a line of underscores over notes for a rule, and any other for a place to fill in', () => {
    const kinds = (text: string) => readPlainText(text).blocks.map(({ kind, apart }) => apart ?? kind);
    expect(kinds('LAW\n\nFrench\n\n__________\n\n[1] Not so before.')).toEqual([
      'heading',
      'paragraph',
      'note',
    ]);
    expect(kinds('LAW\n\n__________\n\nThat is all.')).toHaveLength(3);
  });

  it('reads bullets and letters as items, with their depth', () => {
    const { blocks } = readPlainText('• one\n    - two\n(a) three\n2.1 The Investor subscribes for shares.');
    expect(blocks.map(({ kind, level }) => [kind, level])).toEqual([
      ['list-item', 1],
      ['list-item', 3],
      ['list-item', 1],
      ['list-item', 2],
    ]);
  });

  it('reads consecutive numbers as a list, not as headings', () => {
    expect(
      read('1. Sale of the business\n2. Issue of shares\n3. Change of name').map(([kind]) => kind),
    ).toEqual(['list-item', 'list-item', 'list-item']);
  });
});
