import type { Chance } from '../../chance.ts';

/** How a printed page looks: what differs between the offices that documents come from. */
export interface Look {
  readonly paper: 'A4' | 'Letter' | 'A5';
  /** Top and bottom, left and right. */
  readonly marginsMm: readonly [number, number];
  readonly fontFamily: string;
  readonly fontSizePt: number;
  readonly leading: number;
  /** White space after a paragraph; 0 where paragraphs are told by their first line's indent. */
  readonly paragraphGapEm: number;
  readonly firstLineIndentEm: number;
  readonly align: 'left' | 'justify';
  /** Words are broken at the ends of lines. */
  readonly hyphens: boolean;
  readonly heading: 'bold' | 'underlined' | 'capitals' | 'italic' | 'large';
  /** An item's later lines stand under its words, or at the margin. */
  readonly hanging: boolean;
  readonly itemIndentEm: number;
  readonly table: 'ruled' | 'lined' | 'unruled';
  readonly labelWidthPercent: number;
  readonly columns: 1 | 2 | 'equal-heights';
  /** Notes at the foot of their page need pages set one by one; else they close the document. */
  readonly notes: 'page' | 'end';
  readonly comments: boolean;
  readonly wideSpaces: boolean;
}

const serifs = ['"Liberation Serif", "Times New Roman", serif', '"DejaVu Serif", Cambria, serif'];
const sans = [
  '"Liberation Sans", Arial, sans-serif',
  '"DejaVu Sans", Verdana, sans-serif',
  'Carlito, Calibri, "Liberation Sans", sans-serif',
];

/** An ordinary page of an ordinary office, by chance. */
export function ordinaryLook(chance: Chance): Look {
  const byIndent = chance.yes(0.2);
  return {
    paper: 'A4',
    marginsMm: [chance.whole(20, 28), chance.whole(20, 30)],
    fontFamily: chance.pick([...serifs, ...sans]),
    fontSizePt: chance.pick([10, 10.5, 11, 12]),
    leading: chance.pick([1.15, 1.25, 1.35, 1.5]),
    paragraphGapEm: byIndent ? 0 : chance.pick([0.5, 0.7, 0.9]),
    firstLineIndentEm: byIndent ? 1.6 : 0,
    align: chance.pick(['left', 'justify']),
    hyphens: chance.yes(0.4),
    heading: chance.pick(['bold', 'underlined', 'capitals', 'italic', 'large']),
    hanging: chance.yes(0.75),
    itemIndentEm: chance.pick([1.5, 2, 2.5]),
    table: chance.pick(['ruled', 'lined', 'unruled']),
    labelWidthPercent: chance.whole(24, 34),
    columns: 1,
    notes: 'end',
    comments: false,
    wideSpaces: false,
  };
}
