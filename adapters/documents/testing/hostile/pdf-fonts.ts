import { cffOf, trueTypeOf, type1Of } from './font-files.ts';
import type { HostileKind } from './hostile-file.ts';
import { times } from './hostile-file.ts';
import { onePage, type PdfObject, packedStream, rawStream } from './pdf-objects.ts';

const shown = 'BT /T 9 Tf 50 700 Td <00410042> Tj ET';

/** A page set in a font of two bytes a letter, object 10, whose descendant is object 11. */
function composite(
  name: string,
  make: (size: number) => {
    font?: string;
    descendant?: string;
    objects?: readonly PdfObject[];
    contents?: string;
  },
): HostileKind {
  return {
    name,
    format: 'pdf',
    make: (size) => {
      const { font = '', descendant = '', objects = [], contents = shown } = make(size);
      return onePage({
        contents,
        resources: '/Font << /T 10 0 R >>',
        objects: [
          `<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [11 0 R] ${font} >>`,
          `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 12 0 R ${descendant} >>`,
          '<< /Type /FontDescriptor /FontName /X /Flags 4 >>',
          ...objects,
        ],
      });
    },
  };
}

/** A page set in a font of one byte a letter with a file of its own. */
function simple(name: string, key: string, subtype: string, make: (size: number) => Buffer): HostileKind {
  return {
    name,
    format: 'pdf',
    make: (size) =>
      onePage({
        contents: 'BT /T 9 Tf 50 700 Td (The amount of the round) Tj ET',
        resources: '/Font << /T 10 0 R >>',
        objects: [
          `<< /Type /Font /Subtype /${subtype} /BaseFont /X /FirstChar 0 /LastChar 255 /Widths [${'500 '.repeat(256)}] /FontDescriptor 11 0 R >>`,
          `<< /Type /FontDescriptor /FontName /X /Flags 4 /${key} 12 0 R >>`,
          packedStream(make(size), key === 'FontFile3' ? '/Subtype /Type1C' : ''),
        ],
      }),
  };
}

const cmap = (lines: string) =>
  packedStream(`/CMapName /X def 1 begincodespacerange <0000> <ffff> endcodespacerange\n${lines}\nendcmap`);

/** Fonts whose tables and maps run over far more letters than there are. */
export const pdfFonts: readonly HostileKind[] = [
  composite('widths for two billion letters', () => ({ descendant: '/W [0 2000000000 500]' })),
  composite('widths for 60,000 letters, 5,000 times', (size) => ({
    descendant: `/W [${'0 60000 500 '.repeat(times(5000, size))}]`,
  })),
  composite('heights for two billion letters', () => ({
    font: '/Encoding /Identity-V',
    descendant: '/W2 [0 2000000000 1 2 3]',
  })),
  composite('a map of 16 million letters', (size) => ({
    font: '/ToUnicode 13 0 R',
    objects: [
      cmap(
        `${times(50, size)} beginbfrange ${'<000000> <fffffe> <0041> '.repeat(times(50, size))} endbfrange`,
      ),
    ],
  })),
  composite('a map of a million lines', (size) => ({
    font: '/ToUnicode 13 0 R',
    objects: [cmap(`beginbfchar ${'<0041> <0042>\n'.repeat(times(1_000_000, size))} endbfchar`)],
  })),
  composite('a map whose commands never end', (size) => ({
    font: '/ToUnicode 13 0 R',
    objects: [cmap(`${'beginbfrange <00> '.repeat(times(300_000, size))}`)],
  })),
  composite('one letter that stands for 30,000', (size) => ({
    font: '/ToUnicode 13 0 R',
    objects: [cmap(`1 beginbfchar <0041> <${'0061'.repeat(times(30_000, size))}> endbfchar`)],
    contents: `BT /T 9 Tf 50 700 Td <${'0041'.repeat(100_000)}> Tj ET`,
  })),
  composite('one letter that stands for 5,000 spaces and a letter', (size) => ({
    font: '/ToUnicode 13 0 R',
    objects: [cmap(`1 beginbfchar <0041> <0061${'0020'.repeat(times(5000, size))}0061> endbfchar`)],
    contents: `BT /T 9 Tf 50 700 Td ${'<0041> Tj 0 -14 Td '.repeat(300)} ET`,
  })),
  composite('an encoding of two billion letters', () => ({
    font: '/Encoding 13 0 R',
    objects: [rawStream('begincidrange <00000000> <7fffffff> 0 endcidrange', '/Type /CMap /CMapName /X')],
  })),
  composite('a map of glyphs of 40 megabytes', (size) => ({
    descendant: '/CIDToGIDMap 13 0 R',
    objects: [packedStream(Buffer.alloc(times(40_000_000, size), 1))],
  })),
  {
    name: '5,000 fonts',
    format: 'pdf',
    make: (size) => {
      const names = Array.from({ length: times(5000, size) }, (_, at) => at);
      return onePage({
        contents: `BT 50 700 Td ${names.map((at) => `/T${at} 9 Tf (a) Tj `).join('')} ET`,
        resources: `/Font << ${names.map((at) => `/T${at} ${10 + at} 0 R`).join(' ')} >>`,
        objects: names.map(
          (at) => `<< /Type /Font /Subtype /TrueType /BaseFont /Font${at} /Encoding /WinAnsiEncoding >>`,
        ),
      });
    },
  },
  {
    name: '3,000 fonts of two bytes a letter without files',
    format: 'pdf',
    make: (size) => {
      const names = Array.from({ length: times(3000, size) }, (_, at) => at);
      return onePage({
        contents: `BT 50 700 Td ${names.map((at) => `/T${at} 9 Tf <0041> Tj `).join('')} ET`,
        resources: `/Font << ${names.map((at) => `/T${at} ${11 + at} 0 R`).join(' ')} >>`,
        objects: [
          '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor << /Type /FontDescriptor /FontName /X /Flags 4 >> >>',
          ...names.map(
            (at) =>
              `<< /Type /Font /Subtype /Type0 /BaseFont /X${at} /Encoding /Identity-H /DescendantFonts [10 0 R] /N ${at} >>`,
          ),
        ],
      });
    },
  },
  {
    name: '500 fonts of one file of 9 megabytes',
    format: 'pdf',
    make: (size) => {
      const names = Array.from({ length: times(500, size) }, (_, at) => at);
      return onePage({
        contents: `BT 50 700 Td ${names.map((at) => `/T${at} 9 Tf (a) Tj `).join('')} ET`,
        resources: `/Font << ${names.map((at) => `/T${at} ${11 + at} 0 R`).join(' ')} >>`,
        objects: [
          rawStream(Buffer.concat([trueTypeOf({}), Buffer.alloc(9_000_000, 1)])),
          ...names.map(
            (at) =>
              `<< /Type /Font /Subtype /TrueType /BaseFont /F${at} /FontDescriptor << /Type /FontDescriptor /FontName /F${at} /Flags 4 /FontFile2 10 0 R >> >>`,
          ),
        ],
      });
    },
  },
  simple('a TrueType map of four billion letters', 'FontFile2', 'TrueType', () =>
    trueTypeOf({ cmap: 'endless' }),
  ),
  simple('a TrueType map of overlapping ranges', 'FontFile2', 'TrueType', () =>
    trueTypeOf({ cmap: 'overlapping' }),
  ),
  simple('a TrueType program that fills the stack', 'FontFile2', 'TrueType', (size) =>
    trueTypeOf({ programBytes: times(5_000_000, size) }),
  ),
  simple('a TrueType font of 65,535 large outlines', 'FontFile2', 'TrueType', () =>
    trueTypeOf({ glyphs: 65_535 }),
  ),
  simple('a PostScript font whose outlines call outlines', 'FontFile', 'Type1', () => type1Of(10)),
  simple('a PostScript font whose outlines call themselves', 'FontFile', 'Type1', () => type1Of(0)),
  simple('a compact font of overlapping lists', 'FontFile3', 'Type1', (size) =>
    cffOf(times(65_000, Math.min(1, size))),
  ),
];
