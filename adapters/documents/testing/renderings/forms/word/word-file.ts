import {
  Document,
  type FileChild,
  Footer,
  Header,
  Packer,
  PageBreak,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { Running } from '../../content/offer.ts';
import type { LaidOffer } from '../../layout/laid.ts';
import type { WordBlocks } from './word-blocks.ts';
import type { WordLook } from './word-look.ts';
import { numberingFor } from './word-numbering.ts';
import { noBorders } from './word-tables.ts';
import type { WordWords } from './word-words.ts';

/** The file around the blocks: cover, title, notes, signatures, running lines, comments. */
export async function packWord(
  laid: LaidOffer,
  body: readonly FileChild[],
  { look, words, blocks }: { look: WordLook; words: WordWords; blocks: WordBlocks },
): Promise<Uint8Array> {
  const { offer, footnotes } = laid;
  const notes = Object.fromEntries(
    footnotes.map(({ text }, index) => [index + 1, { children: [plain(text)] }] as const),
  );
  const heads = offer.running?.heads ?? [];
  const document = new Document({
    creator: 'Counsel',
    styles: { default: { document: { run: { font: look.font, size: 22 } } } },
    numbering: numberingFor(offer),
    ...(look.notes === 'footnotes' ? { footnotes: notes } : {}),
    ...(look.notes === 'endnotes' ? { endnotes: notes } : {}),
    ...(words.comments.length > 0 ? { comments: { children: words.comments } } : {}),
    evenAndOddHeaderAndFooters: heads.length > 1,
    sections: [
      {
        headers: {
          ...(heads[0] ? { default: new Header({ children: [plain(heads[0])] }) } : {}),
          ...(heads[1] ? { even: new Header({ children: [plain(heads[1])] }) } : {}),
        },
        footers: offer.running?.foot ? feet(offer.running) : {},
        children: [
          ...(offer.cover ?? []).map(plain),
          ...(offer.cover ? [new Paragraph({ children: [new PageBreak()] })] : []),
          ...blocks.block(laid.title),
          ...(offer.front ?? []).map(plain),
          ...body,
          ...signatures(laid),
          ...(look.notes === 'typed' ? footnotes.map(({ mark, text }) => typedNote(mark, text)) : []),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

function plain(text: string): Paragraph {
  return new Paragraph({ spacing: { after: 120 }, children: [new TextRun(text)] });
}

function typedNote(mark: string, text: string): Paragraph {
  return new Paragraph({
    children: [new TextRun({ text: mark, superScript: true }), new TextRun({ text: ` ${text}`, size: 18 })],
  });
}

/** The foot on odd and on even pages. */
function feet({ foot = '' }: Running) {
  const children = foot.split(/(\{pages?\})/u).map((part) => {
    if (part === '{page}') return PageNumber.CURRENT;
    return part === '{pages}' ? PageNumber.TOTAL_PAGES : part;
  });
  const footer = () => new Footer({ children: [new Paragraph({ children: [new TextRun({ children })] })] });
  return { default: footer(), even: footer() };
}

/** Who signs, side by side in a table without a role. */
function signatures({ offer }: LaidOffer): FileChild[] {
  const all = offer.signatures ?? [];
  if (all.length === 0) return [];
  const cells = all.map(
    (signature) =>
      new TableCell({
        width: { size: Math.floor(100 / all.length), type: WidthType.PERCENTAGE },
        children: [signature.for, ...signature.lines].map(plain),
      }),
  );
  return [
    new Paragraph({}),
    new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      borders: noBorders,
      rows: [new TableRow({ children: cells })],
    }),
    new Paragraph({}),
  ];
}
