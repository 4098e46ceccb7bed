import { body, hostileDocx, opened, packed, repeated } from './docx-parts.ts';
import type { HostileKind } from './hostile-file.ts';
import { times } from './hostile-file.ts';

const [begin, end] = body;
const gigabyte = 1_000_000_000;

/** A document whose main part is the same words over and over. */
function repeating(name: string, before: string, words: string, count: number, after: string): HostileKind {
  const main = (size: number) =>
    Buffer.concat([opened(begin + before), repeated(words, times(count, size)), packed(after + end)]);
  return { name, format: 'docx', make: (size) => hostileDocx(main(size)) };
}

/** A document of its own words and parts. */
function whole(name: string, make: (size: number) => { main: string; [part: string]: string }): HostileKind {
  return {
    name,
    format: 'docx',
    make: (size) => {
      const { main, ...further } = make(size);
      const parts = Object.entries(further).map(([part, words]) => [part, packed(words)] as const);
      return hostileDocx(packed(main), Object.fromEntries(parts));
    },
  };
}

const paragraph = '<w:p><w:r><w:t>Amount</w:t></w:r></w:p>';
const numbered = '<w:p><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>a</w:t></w:r></w:p>';
const cell = ['<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>'] as const;
const continuedRow =
  '<w:tr><w:tc><w:tcPr><w:vMerge/></w:tcPr><w:p/></w:tc><w:tc><w:p><w:r><w:t>some words of a row</w:t></w:r></w:p></w:tc></w:tr>';
const runningOn = '<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr><w:r><w:t>words</w:t></w:r></w:p>';

/** Word files that unpack to far more than they say. */
export const docxBombs: readonly HostileKind[] = [
  repeating('a gigabyte of blanks that claims a kilobyte', '', ' ', gigabyte, paragraph),
  repeating('a gigabyte of text', '<w:p><w:r><w:t>', 'a', gigabyte, '</w:t></w:r></w:p>'),
  repeating('a comment of a gigabyte', '<!--', 'a', gigabyte, '-->'),
  repeating('an instruction of a gigabyte', '<?a ', 'a', gigabyte, '?>'),
  repeating('a value of a gigabyte', '<w:p w:a="', 'a', gigabyte, '"/>'),
  repeating('a name of a gigabyte', '<w:p', 'a', gigabyte, '/>'),
  repeating('twenty million empty elements', '', '<w:r/>', 20_000_000, ''),
  repeating('two million paragraphs', '', paragraph, 2_000_000, ''),
  repeating(
    'ten million references to characters',
    '<w:p><w:r><w:t>',
    '&#65;',
    10_000_000,
    '</w:t></w:r></w:p>',
  ),
  repeating('elements ten million deep', '', '<w:p>', 10_000_000, ''),
  repeating('a million rows that go on with the one above', '<w:tbl>', continuedRow, 1_000_000, '</w:tbl>'),
  repeating('a million paragraphs that run into one', '', runningOn, 1_000_000, ''),
  repeating('half a million open brackets', '<w:p><w:r><w:t>', '[', 500_000, '</w:t></w:r></w:p>'),
  repeating(
    'remarks by the hundred thousand, a run each',
    '<w:p>',
    '<w:r><w:t>[a]</w:t></w:r>',
    40_000,
    '</w:p>',
  ),
  {
    name: 'the same hundred megabytes for every part',
    format: 'docx',
    make: (size) => {
      const part = Buffer.concat([opened(begin), repeated(' ', times(90_000_000, size)), packed(end)]);
      return hostileDocx(part, {
        styles: part,
        numbering: part,
        footnotes: part,
        endnotes: part,
        comments: part,
      });
    },
  },
  {
    name: 'sixty thousand names for the same bytes',
    format: 'docx',
    make: (size) => {
      const part = packed(`${begin}${paragraph}${end}`);
      const names = Array.from({ length: times(60_000, size) }, (_, at) => ({
        name: `word/${at}.xml`,
        packed: part,
      }));
      return hostileDocx(part, {}, names);
    },
  },
];

/** Word files whose structure asks for more than their size. */
export const docxStructures: readonly HostileKind[] = [
  whole('a million attributes in a tag', (size) => ({
    main: `${begin}<w:p ${Array.from({ length: times(1_000_000, size) }, (_, at) => `a${at}=""`).join(' ')}/>${end}`,
  })),
  whole('entities that double at thirty levels', () => ({
    main: `<!DOCTYPE d [<!ENTITY e0 "a">${Array.from({ length: 30 }, (_, at) => `<!ENTITY e${at + 1} "&e${at};&e${at};">`).join('')}]>${begin}<w:p><w:r><w:t>&e30;</w:t></w:r></w:p>${end}`,
  })),
  whole('a declaration of a million entities', (size) => ({
    main: `<!DOCTYPE d [${'<!ENTITY a "b">'.repeat(times(1_000_000, size))}]>${begin}${paragraph}${end}`,
  })),
  whole('tables 150 deep', () => ({
    main: `${begin}${cell[0].repeat(150)}${paragraph.repeat(5000)}${cell[1].repeat(150)}${end}`,
  })),
  whole('styles based on one another in a circle', (size) => ({
    main: `${begin}${'<w:p><w:pPr><w:pStyle w:val="s0"/></w:pPr><w:r><w:t>a</w:t></w:r></w:p>'.repeat(1000)}${end}`,
    styles: `<w:styles>${Array.from({ length: times(20_000, size) }, (_, at) => `<w:style w:type="paragraph" w:styleId="s${at}"><w:basedOn w:val="s${(at + 1) % times(20_000, size)}"/></w:style>`).join('')}</w:styles>`,
  })),
  whole('a number of a megabyte before each paragraph', (size) => ({
    main: `${begin}${numbered.repeat(10_000)}${end}`,
    numbering: `<w:numbering><w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="3888"/><w:numFmt w:val="lowerRoman"/><w:lvlText w:val="${'%1'.repeat(times(500_000, size))}"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num></w:numbering>`,
  })),
  whole('a footnote that refers to itself', () => ({
    main: `${begin}<w:p><w:r><w:t>a</w:t><w:footnoteReference w:id="2"/></w:r></w:p>${end}`,
    footnotes: `<w:footnotes><w:footnote w:id="2"><w:p><w:r><w:t>b</w:t><w:footnoteReference w:id="2"/></w:r></w:p></w:footnote></w:footnotes>`,
  })),
  whole('twenty thousand footnotes, each in the one before', (size) => ({
    main: `${begin}<w:p><w:r><w:t>a</w:t><w:footnoteReference w:id="0"/></w:r></w:p>${end}`,
    footnotes: `<w:footnotes>${Array.from({ length: times(20_000, size) }, (_, at) => `<w:footnote w:id="${at}"><w:p><w:r><w:footnoteReference w:id="${at + 1}"/></w:r></w:p></w:footnote>`).join('')}</w:footnotes>`,
  })),
];
