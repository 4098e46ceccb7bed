import PDFDocument from 'pdfkit';
import type { Chance } from '../../chance.ts';
import type { Offer } from '../../content/offer.ts';
import { layOut } from '../../layout/lay-out.ts';
import { trueBlocks } from '../../truth/true-blocks.ts';
import { asProse } from '../../variations/as-prose.ts';
import { inKeyboardSigns } from '../../variations/in-keyboard-signs.ts';
import type { Form } from '../form.ts';
import { type RunningLines, runningBlocks, runningLines } from '../running-lines.ts';
import { plainShown } from '../text/for-text.ts';
import { type TextLine, textLines } from '../text/text-lines.ts';
import { textLook } from '../text/text-look.ts';

/** How lines of characters are drawn on pages. Lengths are points. */
interface Sheet {
  readonly size: 'A4' | 'LETTER';
  readonly font: string;
  readonly boldFont: string;
  readonly fontSize: number;
  /** The width that a character counts for, where a line is cut into columns. */
  readonly unit: number;
  readonly pitch: number;
  readonly margin: number;
  readonly linesPerPage: number;
}

/** The characters that the fonts of every PDF reader have beyond those of Latin-1. */
const furtherCharacters = '–—‘’“”•…€™';

/** True where the fonts that need no embedding have every letter of an offer. */
function isInWindows1252(offer: Offer): boolean {
  const bullets = '◦→▪·';
  return [...JSON.stringify(offer)].every(
    (character) =>
      character.charCodeAt(0) < 0x100 || furtherCharacters.includes(character) || bullets.includes(character),
  );
}

/** A PDF of a program that counts characters: lines drawn one by one, ragged, short of the margin. */
export const drawnLines: Form = {
  id: 'drawn-lines',
  format: 'pdf',
  extension: 'pdf',
  suits: isInWindows1252,
  async make(offer, chance) {
    const isMono = chance.yes(0.6);
    const look = {
      ...textLook(chance, isMono ? chance.whole(68, 80) : chance.whole(78, 92)),
      bullet: chance.pick(['-', '*'] as const),
      fitsPage: true as const,
    };
    const { cover, ...withoutCover } = offer;
    const laid = inKeyboardSigns(layOut(withoutCover), { ...look, straightQuotes: true });
    const shape = isMono || chance.yes(0.3) ? laid : asProse(laid, chance.pick(['colon', 'heading']));
    const lines = textLines(shape, { ...look, heading: chance.pick(['plain', 'capitals']) });
    const sheet = sheetOf(chance, isMono);
    const pages = inPages(lines, sheet);
    const running = runningLines(offer.running, pages.length);
    return {
      bytes: await draw(pages, sheet, running),
      blocks: [...trueBlocks(shape, plainShown), ...runningBlocks(running)],
    };
  },
};

function sheetOf(chance: Chance, isMono: boolean): Sheet {
  const [font, boldFont] = isMono
    ? (['Courier', 'Courier-Bold'] as const)
    : chance.pick([['Helvetica', 'Helvetica-Bold'] as const, ['Times-Roman', 'Times-Bold'] as const]);
  const fontSize = isMono ? 9.5 : 10.5;
  return {
    size: chance.pick(['A4', 'LETTER']),
    font,
    boldFont,
    fontSize,
    unit: fontSize * (isMono ? 0.6 : 0.5),
    pitch: fontSize * chance.pick([1.15, 1.25, 1.4]),
    margin: chance.whole(50, 64),
    linesPerPage: chance.whole(44, 48),
  };
}

/** Lines by pages; no page begins with an empty line. */
function inPages(lines: readonly TextLine[], { linesPerPage }: Sheet): TextLine[][] {
  const pages: TextLine[][] = [[]];
  for (const line of lines) {
    if ((pages.at(-1)?.length ?? 0) >= linesPerPage) pages.push([]);
    const page = pages.at(-1);
    if (page && (page.length > 0 || line.text !== '')) page.push(line);
  }
  return pages;
}

function draw(
  pages: readonly TextLine[][],
  sheet: Sheet,
  running: readonly RunningLines[],
): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: sheet.size, margin: 0, autoFirstPage: false });
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const finished = new Promise<Uint8Array>((resolve) => {
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
  });
  const put = (text: string, x: number, y: number) => pdf.text(text, x, y, { lineBreak: false });
  pages.forEach((lines, index) => {
    pdf.addPage();
    const { head, foot } = running[index] ?? {};
    pdf.font(sheet.font).fontSize(8);
    if (head) put(head, sheet.margin, 28);
    if (foot) put(foot, sheet.margin, pdf.page.height - 36);
    lines.forEach(({ text, heading }, line) => {
      pdf.font(heading ? sheet.boldFont : sheet.font).fontSize(sheet.fontSize);
      for (const { at, words } of inColumns(text))
        put(words, sheet.margin + at * sheet.unit, 56 + line * sheet.pitch);
    });
  });
  pdf.end();
  return finished;
}

/** The parts of a line that wide gaps keep apart, each with the character it begins at. */
function inColumns(text: string): { at: number; words: string }[] {
  return [...text.matchAll(/\S+(?: \S+)*/gu)].map((part) => ({ at: part.index, words: part[0] }));
}
