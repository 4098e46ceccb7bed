import { buildPdf } from '../pdf-builder.ts';
import type { HostileKind } from './hostile-file.ts';
import { times } from './hostile-file.ts';
import { onePage } from './pdf-objects.ts';

/** What stands before and after the steps. */
type Around = readonly [string, string];

/** A page whose contents are these steps over and over. */
function repeated(
  name: string,
  step: string,
  count: number,
  [before, after]: Around = ['', ''],
): HostileKind {
  return {
    name,
    format: 'pdf',
    make: (size) => onePage({ contents: `${before}${step.repeat(times(count, size))}${after}` }),
  };
}

/** A page whose steps differ by their number. */
function numbered(
  name: string,
  step: (index: number) => string,
  count: number,
  [before, after]: Around = ['', ''],
): HostileKind {
  return {
    name,
    format: 'pdf',
    make: (size) =>
      onePage({
        contents: before + Array.from({ length: times(count, size) }, (_, at) => step(at)).join('') + after,
      }),
  };
}

const text: Around = ['BT /F1 9 Tf 50 700 Td ', ' ET'];
const letters = (at: number) => `${(at % 500).toFixed(2)} ${(at % 797).toFixed(2)}`;

/** Pages that draw far too much. */
export const pdfDrawings: readonly HostileKind[] = [
  repeated('2 million text operators', '(a) Tj ', 2_000_000, text),
  repeated('5 million saved states', 'q ', 5_000_000),
  repeated('5 million saved and restored states', 'q Q ', 5_000_000),
  repeated('2 million moves of the pen', '1 1 Td ', 2_000_000, text),
  repeated('3 million segments of one line', '2 2 l ', 3_000_000, ['1 1 m ', 'S']),
  repeated('1 million filled boxes', '10 10 50 50 re f ', 1_000_000),
  repeated('1 million curves', '1 1 m 4 4 5 5 6 6 c S ', 1_000_000),
  repeated('1 million colours', '0.1 0.2 0.3 rg ', 1_000_000),
  repeated('1 million fonts set', '/F1 9 Tf ', 1_000_000, text),
  repeated('1 million drawings that are not there', '/Nope Do ', 1_000_000),
  repeated('1 million states that are not there', '/Nope gs ', 1_000_000),
  repeated('2 million marks opened and closed', '/Span <</MCID 1>> BDC EMC ', 1_000_000),
  repeated('500,000 marks opened, words inside', '/Span <</MCID 1>> BDC (a) Tj ', 500_000, text),
  repeated('300,000 inline pictures', 'BI /W 1 /H 1 /BPC 8 /CS /G ID a EI ', 300_000),
  repeated('inline pictures whose data seem not to end', 'BI /W 1 /H 1 /F /AHx ID a EI Q ', 300_000),
  repeated('3 million ends of a picture', 'EI ', 3_000_000, ['BI /W 1 /H 1 ID ', '']),
  repeated('a stream of spaces', ' ', 300_000_000),
  repeated('one number of 300 million digits', '1', 300_000_000),
  repeated('one string of 30 million letters', 'a', 30_000_000, ['BT /F1 9 Tf 50 700 Td (', ') Tj ET']),
  repeated('a list of 5 million strings', '(a) 1 ', 5_000_000, ['BT /F1 9 Tf 50 700 Td [', '] TJ ET']),
  repeated('arrays nested a million deep', '[', 1_000_000),
  repeated('dictionaries nested a million deep', '/A <<', 1_000_000, ['/Span <<', ' BDC']),
  repeated('commands that are unknown', 'xyz ', 3_000_000),
  repeated('operands without an operator', '(a) Tj 1 2 3 4 5 6 7 8 Tj ', 500_000, text),
  numbered('200,000 words on one spot', () => '1 0 0 1 50 700 Tm (share) Tj ', 200_000, [
    'BT /F1 9 Tf ',
    'ET',
  ]),
  numbered('200,000 words all over a page', (at) => `1 0 0 1 ${letters(at)} Tm (x${at}) Tj `, 200_000, [
    'BT /F1 9 Tf ',
    'ET',
  ]),
  numbered(
    '200,000 lines on one page',
    (at) => `1 0 0 1 50 ${(800 - at / 300).toFixed(4)} Tm (a) Tj `,
    200_000,
    ['BT /F1 0.01 Tf 200 0 0 200 0 0 Tm ', 'ET'],
  ),
  numbered('100,000 words on one line', (at) => `1 0 0 1 ${(at / 200).toFixed(3)} 700 Tm (w) Tj `, 100_000, [
    'BT /F1 2 Tf ',
    'ET',
  ]),
  numbered(
    '100,000 raised figures behind words',
    (at) => `1 0 0 1 ${letters(at)} Tm (word) Tj 5 Ts /F1 5 Tf (1) Tj 0 Ts /F1 9 Tf `,
    60_000,
    ['BT /F1 9 Tf ', 'ET'],
  ),
  numbered(
    '50,000 boxes under 50,000 words',
    (at) => `1 g 0 0 595 842 re f 0 g BT /F1 9 Tf 1 0 0 1 ${letters(at)} Tm (w${at}) Tj ET `,
    50_000,
  ),
  numbered(
    '50,000 rules between words',
    (at) =>
      `100 ${at % 700} m 100 840 l S BT /F1 9 Tf 1 0 0 1 95 ${at % 800} Tm (left) Tj 1 0 0 1 105 ${at % 800} Tm (right) Tj ET `,
    40_000,
  ),
  numbered(
    'a table of 30,000 cells',
    (at) =>
      `50 ${(at % 8000) / 10} 500 0.5 re f BT /F1 4 Tf 1 0 0 1 ${50 + (at % 40) * 12} ${800 - Math.floor(at / 40)} Tm (c${at}) Tj ET `,
    30_000,
  ),
  {
    name: '2 million text operators over 200 pages',
    format: 'pdf',
    make: (size) =>
      buildPdf(
        Array.from({ length: 200 }, () => [
          `BT /F1 9 Tf 50 700 Td ${'(a) Tj '.repeat(times(10_000, size))}ET`,
        ]),
      ),
  },
];
