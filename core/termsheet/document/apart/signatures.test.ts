import { describe, expect, it } from 'vitest';
import { assembleDocument } from '../assemble-document.ts';
import type { DocumentPart } from '../document-parts.ts';
import { readPlainText } from '../plain-text-document.ts';

/** The words of what is read as a signature in a document of such parts. */
function signed(...parts: readonly DocumentPart[]): string[] {
  const { text, blocks } = assembleDocument({ format: 'docx', parts, pageCount: 0, warnings: [] });
  return blocks.flatMap(({ apart, start, end }) => (apart === 'signature' ? [text.slice(start, end)] : []));
}

const row = (...cells: readonly string[]): DocumentPart => ({ kind: 'row', cells });
const words = (text: string): DocumentPart => ({ kind: 'words', words: text });
const law = words('This offer is governed by the law of England.');

describe('the close of a letter', () => {
  it('leaves the last sentence above it among the terms, whatever closes before its full stop', () => {
    const close = [words('With kind regards,'), words('W. de Haas')];
    expect(signed(law, words('Series A stock (the "Series A\nPreferred").'), ...close)).toEqual([
      'With kind regards,',
      'W. de Haas',
    ]);
  });
});

describe('the close of a mail', () => {
  const offer = 'We offer £500,000 for a fifth of the company.';
  const signedIn = (text: string) =>
    readPlainText(text).blocks.filter(({ apart }) => apart === 'signature').length;

  it('has a name, an office and a telephone number', () => {
    expect(signedIn(`${offer}\n\n\nPriya\nSecretary, Larch Angels\n021 555 0104\n`)).toBe(3);
    expect(signedIn(`${offer}\n\nBest wishes\nAnn\n\nAnn Kerr\nLead, Larch Angels\nm: 07700 900456\n`)).toBe(
      4,
    );
  });

  it('closes with what the writer is to the reader', () => {
    expect(signedIn(`${offer}\n\n\nYour neighbour\nNorman Larch\n(typed by Ellie)\n`)).toBe(3);
    expect(signedIn(`${offer}\n\nYour shares\nEarned over four years\n`)).toBe(0);
  });
});

describe('a rule to sign on', () => {
  it('has the name of a party right above it, though that looks like a title', () => {
    const text = 'English law applies.\n\nNorthern Loom Ventures\n....................\nPartner';
    const { blocks } = readPlainText(text);
    expect(blocks.map(({ apart }) => apart)).toEqual([undefined, 'signature', 'signature', 'signature']);
  });

  it('has a party over it that ends with the stop of its legal form', () => {
    const party = (name: string) => `${name}\nName: __________\nDate: __________`;
    expect(signed(law, row(party('Larch Fund'), party('Larch Salat ehf.')))).toHaveLength(1);
  });

  it('may be a field to fill in below a name in capitals', () => {
    const text = 'English law applies.\n\nLARCH CAPITAL PARTNERS\nName:\nDesignation:\n';
    expect(readPlainText(text).blocks.map(({ apart }) => apart)).toEqual([
      undefined,
      'signature',
      'signature',
      'signature',
    ]);
  });

  it('has for whom is signed right above it, where the rule stands behind the name of a field', () => {
    const text =
      'English law applies.\n\nFor Larch Boats Limited\nDirector: ..........\n\nFor the holders\nName: ..........';
    expect(readPlainText(text).blocks.map(({ apart }) => apart === 'signature')).toEqual([
      false,
      true,
      true,
      true,
      true,
    ]);
  });
});

describe('names over a rule', () => {
  it('are those of who signs where a blank line parts every two lines', () => {
    const text = 'English law applies.\n\nNorthern Loom Ventures\n\n....................\n\nPartner';
    expect(readPlainText(text).blocks.map(({ apart }) => apart === 'signature')).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  it('may be what a party is in the deal, beside a party that has a name', () => {
    const parties = row('For Larch Boats Limited', 'For the noteholders');
    expect(signed(law, parties, row('Director: ..........', 'Name: ..........'))).toHaveLength(2);
  });

  it('go on where a page has ended below the close of a letter', () => {
    const head: DocumentPart = { kind: 'words', words: 'Indicative offer', apart: 'running-head' };
    const close = [words('Yours sincerely,'), words('Joan Roe'), head];
    expect(signed(law, ...close, words('Agreed'), words('Ola Berg for Larch Ltd'))).toHaveLength(4);
  });
});

describe('the foot of a mail', () => {
  it('has the name above the address that spells it, and its initial', () => {
    const foot = [words('t.'), words('Theo Lindqvist'), words('theo@lindqvist.example')];
    expect(signed(law, ...foot)).toEqual(['t.', 'Theo Lindqvist', 'theo@lindqvist.example']);
    expect(signed(law, words('Theo Lindqvist and friends'), words('kim@firm.example'))).not.toContain(
      'This offer is governed by the law of England.',
    );
  });
});

describe('the last table of a document', () => {
  it('is signed where each party has a line to sign on', () => {
    expect(
      signed(law, row('Larch Ltd', 'Fund LP'), row('By: ________', 'By: ________'), row('Date:', 'Date:')),
    ).toEqual(['Larch Ltd\tFund LP', 'By: ________\tBy: ________', 'Date:\tDate:']);
  });

  it('is signed where the parties stand side by side, each with who signs for it', () => {
    expect(signed(law, row('Larch Ltd\nA. Lind', 'Fund LP\nJ. Roe'))).toEqual([
      'Larch Ltd\nA. Lind\tFund LP\nJ. Roe',
    ]);
  });

  it('is not what a last line below the names says to be binding', () => {
    const places = words('Founder: _________________');
    expect(signed(law, places, words('Non-binding except exclusivity (30 days)'))).toEqual([
      'Founder: _________________',
    ]);
  });

  it('states a term in its last row, however short it is', () => {
    expect(signed(law, row('Amount', '£1m'), row('Law', 'England'))).toEqual([]);
    expect(signed(law, row('Board', 'Two founders\nOne investor'))).toEqual([]);
    expect(signed(law, row('Amount', '£1m'), row('Seat\n(observer)', 'One\nwithout vote'))).toEqual([]);
  });

  it('keeps its last row where places to sign stand below it', () => {
    const places = [words('Larch Ltd'), words('By: ________'), words('Date:')];
    expect(signed(row('Amount', '£1m'), row('Law', 'England'), ...places)).not.toContain('Law\tEngland');
  });

  it('has no row of the table of holders above it', () => {
    const holders = [row('Founder Lind', '35'), row('Larch Angels', '20')];
    const parties = row('For Larch Ltd\nSigned ________', 'For Fund LP\nSigned ________');
    expect(signed(law, ...holders, parties)).toEqual([
      'For Larch Ltd\nSigned ________\tFor Fund LP\nSigned ________',
    ]);
  });

  it('is signed by no sentence that stands above it', () => {
    const unfinished = words('Consent of the lead is required to');
    expect(signed(law, unfinished, words('By: ________'), words('Name: J. Roe'))).toEqual([
      'By: ________',
      'Name: J. Roe',
    ]);
  });

  it('is none where a term begins as a field of one does', () => {
    const places = [words('Larch Ltd'), words('By: ________'), words('Name: J. Roe')];
    const begins = (term: string) =>
      signed(words('The board decides'), words(term), ...places).includes(term);
    expect(begins('By completion the founders sign service agreements with the company')).toBe(false);
    expect(begins('Date of closing: six weeks after signature')).toBe(false);
    expect(begins('By its general partner')).toBe(true);
  });

  it('leaves the last of several rows of terms above the parties that sign', () => {
    const places = row('By: ________', 'By: ________');
    expect(signed(law, row('Fees', 'None'), row('Law', 'French'), places)).not.toContain('Law\tFrench');
    const parties = row('LARCH LTD', 'FUND II LP');
    expect(signed(law, row('Fees', 'None'), parties, places)).toContain('LARCH LTD\tFUND II LP');
  });

  it('has names over a row with places to sign below another line', () => {
    const places = [words('By:'), row('________', 'By: ________'), row('Name: A. Lind', 'Name: J. Roe')];
    expect(signed(law, row('LARCH LTD', 'FUND II LP'), ...places)).toContain('LARCH LTD\tFUND II LP');
  });

  it('states terms where it gives amounts or sentences', () => {
    expect(signed(law, row('Price\na share', '£2\neach'))).toEqual([]);
    expect(signed(row('Larch Ltd', 'By: ____'), words('Exclusivity lasts for 30 days.'))).toEqual([]);
  });
});

describe('the end of a document', () => {
  it('is signed where fields are left empty', () => {
    expect(signed(law, words('Larch Data, Inc.'), words('Name'), words('Date'))).toEqual([
      'Larch Data, Inc.',
      'Name',
      'Date',
    ]);
  });

  it('is signed where four names stand alone, and not where two do', () => {
    const names = ['Larch AG', 'Dr. Anna Lind', 'For Fund of Zug', 'Jo van Roe, director'];
    expect(signed(law, ...names.map((name) => ({ kind: 'paragraph', words: name }) as const))).toEqual(names);
    expect(signed(law, words('Swiss Law'), words('Courts of Zug'))).toEqual([]);
  });

  it.each(['Med hilsen', 'Hochachtungsvoll', 'Distinti saluti', 'Z poważaniem'])(
    'is signed below %j',
    (close) => {
      expect(signed(law, words(close), words('Ingrid Solheim'))).toEqual([close, 'Ingrid Solheim']);
    },
  );

  it('keeps a sentence above it that ends in a short word or a figure', () => {
    const close = [words('Yours sincerely,'), words('Geoffrey Ward')];
    expect(signed(law, words('The law of England will do for us.'), ...close)).toHaveLength(2);
    expect(signed(law, words('This letter is open until July 15.'), ...close)).toHaveLength(2);
  });
});

it('a rule over notes is no place to sign, and what stands above it is a term', () => {
  expect(
    signed(
      words('Victorian law.\nNothing binds, apart from\nkeeping this to ourselves.[1]'),
      words('____________________'),
      { kind: 'words', words: '[1] Our usual exclusivity is waived.', apart: 'note' },
      words('Warmly,'),
      words('Priyanka'),
    ),
  ).toEqual(['Warmly,', 'Priyanka']);
});

describe('the end of a document in names', () => {
  const title = (text: string): DocumentPart => ({ kind: 'heading', words: text });
  const plain = (text: string): DocumentPart => ({ kind: 'paragraph', words: text });

  it('is signed where each party is set off over who signs for it', () => {
    const parties = [title('LARCH WORKS'), plain('Anna Lind, Partner'), title('FUND LP'), plain('Joan Roe')];
    expect(signed(law, ...parties, plain('Director'))).toHaveLength(5);
    expect(
      signed(law, plain('For the Investor'), plain('Anna Lind'), plain('For Larch Ltd'), plain('Joan Roe')),
    ).toHaveLength(4);
  });

  it('is a term under one title', () => {
    expect(
      signed(law, title('BOARD MEMBERS'), plain('Anna Lind'), plain('Joan Roe'), plain('Ola Berg')),
    ).toEqual([]);
  });
});

it.each([
  '/s/ Anna Lind',
  'In witness whereof',
  'Signed in two originals:',
  'Voor akkoord:',
  'Bon pour accord',
])('finds a place to sign in %s', (line) => {
  expect(signed(law, words(line))).toEqual([line]);
});

it('goes on above further names where parties sign side by side', () => {
  const beside = [
    row('For Larch Family Office LLP', 'For Cold Chain Limited'),
    row('(Designated Partner)', '_____________________'),
    row('Mukund Rao', 'Anna Lind, Director'),
  ];
  expect(signed(law, ...beside, words('Promoters'), words('Rutuja Sen'), words('Salim Khan'))).toHaveLength(
    6,
  );
});

it('leaves the last row of a table and a line of dates what they are', () => {
  const dates = [row('Step', 'By'), row('First draft', 'December 4'), row('Closing', 'January 20')];
  const names = [row('Tzuk Ventures II, L.P.', 'Meron Water Partners'), row('By: ________', 'By: ________')];
  expect(signed(law, ...dates, ...names)).toHaveLength(2);
  expect(
    signed(law, words('Signing 7.2. Money 14.2.'), row('Fund Oy\nA. Lind', 'Radar Oy\nO. Berg')),
  ).toHaveLength(1);
});
