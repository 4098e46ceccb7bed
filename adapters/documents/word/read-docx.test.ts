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
    expect(blockTexts(document)).toEqual(['Preference = 2x participating', 'Law = Delaware']);
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

  it('keeps comments, footnotes and a table of contents out of the text', async () => {
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
    expect(document.text).toBe('The valuation is £4m before the money.');
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
