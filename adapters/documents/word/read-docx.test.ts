import { describe, expect, it } from 'vitest';
import { buildDocx, paragraph, run, table } from '../testing/docx-builder.ts';
import { blockTexts, parseSound } from '../testing/read-blocks.ts';
import { hiddenTextWarning, trackedChangesWarning } from './word-warnings.ts';

async function read(body: string, parts?: Parameters<typeof buildDocx>[1]) {
  return parseSound('docx', await buildDocx(body, parts));
}

const change = 'w:id="1" w:author="A" w:date="2026-01-01T00:00:00Z"';

describe('what is not to be read', () => {
  it('reads tracked changes as accepted, and says so', async () => {
    const deleted = `<w:del ${change}><w:r><w:delText>1x</w:delText></w:r></w:del>`;
    const document = await read(
      paragraph(
        `${run('Preference: ')}${deleted}<w:ins ${change}>${run('2x')}</w:ins>${run(' participating')}`,
      ) +
        paragraph(`<w:moveFrom ${change}>${run('MOVED AWAY')}</w:moveFrom>${run('Law: Delaware')}`) +
        '<w:tbl><w:tr><w:trPr><w:del w:id="2" w:author="A"/></w:trPr><w:tc><w:p/></w:tc></w:tr></w:tbl>',
    );
    expect(blockTexts(document)).toEqual(['Preference = 2x participating', '1x', 'Law = Delaware']);
    expect(document.blocks.map(({ apart }) => apart)).toEqual([undefined, 'withdrawn', undefined]);
    expect(document.warnings).toEqual([trackedChangesWarning]);
  });

  it('leaves out hidden runs and hidden styles, and says so', async () => {
    const document = await read(
      paragraph(run('No cap') + run(' unless hidden', '<w:vanish/>') + run(' applies.')) +
        paragraph(run('SECRET', '<w:rStyle w:val="Ghost"/>')) +
        paragraph('GHOSTLY', '<w:pStyle w:val="Spectre"/>') +
        paragraph(run('Shown', '<w:vanish w:val="0"/>')),
      {
        styles:
          '<w:style w:type="character" w:styleId="Ghost"><w:name w:val="Ghost"/><w:rPr><w:vanish/></w:rPr></w:style>' +
          '<w:style w:type="paragraph" w:styleId="Spectre"><w:name w:val="Spectre"/><w:rPr><w:vanish/></w:rPr></w:style>' +
          '<w:style w:type="paragraph" w:styleId="Plain"><w:name w:val="Plain"/></w:style>',
      },
    );
    expect(document.text).toBe('No cap applies.\n\nShown');
    expect(document.warnings).toEqual([hiddenTextWarning]);
  });

  it('tells comments and footnotes from terms, and leaves a table of contents out', async () => {
    const document = await read(
      paragraph('Valuation 3', '<w:pStyle w:val="T1"/>') +
        paragraph(
          `${run('The valuation is £4m')}<w:r><w:footnoteReference w:id="2"/></w:r>${run('5', '<w:vertAlign w:val="superscript"/>')}` +
            `<w:r><w:commentReference w:id="3"/></w:r>${run(' before the money.')}`,
        ),
      {
        styles: '<w:style w:type="paragraph" w:styleId="T1"><w:name w:val="toc 1"/></w:style>',
        comments: `<w:comment w:id="3" w:author="A">${paragraph('PUSH BACK ON THIS')}</w:comment>`,
        footnotes: `<w:footnote w:id="2">${paragraph('SUBJECT TO DILIGENCE')}</w:footnote>`,
      },
    );
    expect(blockTexts(document)).toEqual([
      'The valuation is £4m before the money.',
      '1 SUBJECT TO DILIGENCE',
      'PUSH BACK ON THIS',
    ]);
    expect(document.blocks.map(({ apart }) => apart)).toEqual([undefined, 'note', 'note']);
    const [, footnote] = document.blocks;
    expect(document.text.slice(footnote?.number?.start, footnote?.number?.end)).toBe('1');
    expect(document.warnings).toEqual([]);
  });
});

describe('what is read', () => {
  it('keeps table rows as label and value', async () => {
    const merged = (value: string) =>
      `<w:tc><w:tcPr><w:vMerge${value}/></w:tcPr>${paragraph(value ? 'Board' : '')}</w:tc>`;
    const document = await read(
      table([
        ['ECONOMICS'],
        ['Amount:', '£1m', 'in one closing'],
        ['Preference', paragraph('One times cost.') + paragraph('Nothing more.')],
        [merged(' w:val="restart"'), 'Two founders'],
        [merged(''), 'One investor'],
        ['', 'One independent'],
        ['1.', 'Law', 'England'],
      ]),
    );
    expect(blockTexts(document)).toEqual([
      'ECONOMICS',
      'Amount = £1m\tin one closing',
      'Preference = One times cost.\nNothing more.',
      'Board = Two founders\nOne investor\nOne independent',
      'Law = England',
    ]);
    expect(document.blocks.map(({ kind }) => kind)).toEqual([
      'heading',
      'table-row',
      'table-row',
      'table-row',
      'table-row',
    ]);
  });

  it('keeps a total without a name as a row of its own', async () => {
    const document = await read(
      table([
        ['Ordinary', '500'],
        ['Preferred', '3,000'],
        ['', '3,500'],
      ]),
    );
    expect(document.blocks.map(({ kind }) => kind)).toEqual(['table-row', 'table-row', 'table-row']);
  });

  it('reads a table inside a cell line by line', async () => {
    const inner = table([
      ['Series A', '1x'],
      ['Series B', '2x'],
    ]);
    expect(blockTexts(await read(table([['Preference', inner + paragraph('')]])))).toEqual([
      'Preference = Series A 1x\nSeries B 2x',
    ]);
  });

  it('knows headings by style, by weight and by number, and bold words that open a paragraph', async () => {
    const document = await read(
      paragraph('Heads of Terms', '<w:pStyle w:val="H1"/>') +
        paragraph(run('Control', '<w:b/>')) +
        paragraph(run('Board.', '<w:b/>') + run(' Two founders and one investor.')) +
        paragraph('2. Leavers') +
        paragraph('A founder who resigns keeps all vested shares.'),
      { styles: '<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/></w:style>' },
    );
    expect(document.blocks.map(({ kind, level }) => [kind, level])).toEqual([
      ['heading', 1],
      ['heading', 2],
      ['paragraph', undefined],
      ['heading', 1],
      ['paragraph', undefined],
    ]);
    expect(blockTexts(document)[2]).toBe('Board = Two founders and one investor.');
  });

  it('reads fields, boxes to tick, tabs and line breaks', async () => {
    const field = `<w:fldSimple w:instr="DOCPROPERTY Company">${run('Larch Ltd')}</w:fldSimple>`;
    const document = await read(
      paragraph(`${run('Issuer: ')}${field}`) +
        paragraph('<w:r><w:t>Cap</w:t><w:tab/><w:t>none</w:t><w:br/><w:t>Floor none</w:t></w:r>'),
    );
    expect(document.text).toBe('Issuer: Larch Ltd\n\nCap none\nFloor none');
  });
});

describe('what Word prints or shows beside the words', () => {
  const level = (at: number, format: string, text: string) =>
    `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
  const numbering =
    `<w:abstractNum w:abstractNumId="7">${level(0, 'decimal', '%1.')}${level(1, 'lowerLetter', '(%2)')}</w:abstractNum>` +
    '<w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num>' +
    '<w:num w:numId="2"><w:abstractNumId w:val="7"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>';
  const item = (words: string, list: number, at: number) =>
    paragraph(words, `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${list}"/></w:numPr>`);

  it('puts the numbers in front of headings and items', async () => {
    const document = await read(
      item(run('Control', '<w:b/>'), 1, 0) +
        item('the founders name two directors;', 1, 1) +
        item('the investor names one.', 1, 1) +
        item(run('Exit', '<w:b/>'), 1, 0) +
        item('The first of another list.', 2, 0),
      { numbering },
    );
    expect(blockTexts(document)).toEqual([
      '1. Control',
      '(a) the founders name two directors;',
      '(b) the investor names one.',
      '2. Exit',
      '1. The first of another list.',
    ]);
    const numbers = document.blocks.map(({ number }) => document.text.slice(number?.start, number?.end));
    expect(numbers).toEqual(['1.', '(a)', '(b)', '2.', '1.']);
  });

  it('reads a text box once, where it is anchored', async () => {
    const content = `<w:txbxContent>${paragraph('The offer is open for a week.')}</w:txbxContent>`;
    const box =
      `<w:r><mc:AlternateContent xmlns:mc="m"><mc:Choice><w:drawing>${content}</w:drawing></mc:Choice>` +
      `<mc:Fallback><w:pict>${content}</w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
    const document = await read(paragraph('Before the box.') + paragraph(box) + paragraph('After the box.'));
    expect(blockTexts(document)).toEqual([
      'Before the box.',
      'The offer is open for a week.',
      'After the box.',
    ]);
  });

  it('tells rows that were deleted or struck out, a band across, and the row that names the columns', async () => {
    const words = (text: string, properties = '') => `<w:tc>${paragraph(run(text, properties))}</w:tc>`;
    const row = (cells: string, properties = '') => `<w:tr><w:trPr>${properties}</w:trPr>${cells}</w:tr>`;
    const document = await read(
      `<w:tbl>${row(words('Holder') + words('Shares'), '<w:tblHeader/>')}` +
        row(
          '<w:tc><w:tcPr><w:gridSpan w:val="2"/></w:tcPr><w:p><w:r><w:t>After the round</w:t></w:r></w:p></w:tc>',
        ) +
        row(words('Fund') + words('200')) +
        row(words('Angel') + words('50'), `<w:del ${change}/>`) +
        `${row(words('Pool', '<w:strike/>') + words('10', '<w:strike/>'))}</w:tbl>`,
    );
    expect(document.blocks.map(({ kind, apart, isColumnHead }) => [kind, apart ?? isColumnHead])).toEqual([
      ['table-row', true],
      ['heading', undefined],
      ['table-row', undefined],
      ['table-row', 'withdrawn'],
      ['table-row', 'withdrawn'],
    ]);
  });

  it('reads the name of one column alone as the row that names the columns', async () => {
    const words = (text: string) => `<w:tc>${paragraph(run(text))}</w:tc>`;
    const row = (...cells: readonly string[]) => `<w:tr>${cells.map(words).join('')}</w:tr>`;
    const document = await read(`<w:tbl>${row('', '%')}${row('Pool', '20')}</w:tbl>`);
    expect(document.blocks.map(({ kind, isColumnHead }) => [kind, isColumnHead])).toEqual([
      ['table-row', true],
      ['table-row', undefined],
    ]);
  });

  it('runs a heading whose end is hidden into its paragraph', async () => {
    const hidden = '<w:rPr><w:vanish/><w:specVanish/></w:rPr>';
    const document = await read(
      paragraph(run('Board.', '<w:b/>'), hidden) + paragraph(run(' Two founders and one investor.')),
    );
    expect(blockTexts(document)).toEqual(['Board = Two founders and one investor.']);
  });
});
