import type { StandingBlock } from './describe-blocks.ts';
import type { Line } from './line.ts';
import type { FramedPage } from './page-frame.ts';

const mostCoverWords = 130;
/** A cover begins further down its page than text does. */
const coverTop = 0.17;
/** Centred lines have their middles within this part of the width of the page. */
const mostAside = 0.03;
const longestSignatureLine = 90;
/** Lines of a signature above its first cue: whose it is. */
const mostNames = 2;

/** A line to sign on. */
const ruled = /_{6,}|\.{10,}/u;
/** What is to be written beside it. */
const signatoryField =
  /^(?:by|name|title|its|date|dated|place|signed|signature|datum|ort|unterschrift|signé|fait à|firma)\b[^.]{0,40}(?::|$)/iu;
const acceptance = /^(?:signed|agreed|accepted|acknowledged)\b/iu;
/** What closes a letter. */
const valediction = /^(?:yours|sincerely|(?:with )?(?:kind|best|warm)(?:est)? regards|mit freundlichen)/iu;
const signatureCues = [ruled, signatoryField, acceptance, valediction];

/** True where the first page is a cover: a few centred lines that begin well below its top. */
export function hasCover([first, second]: readonly FramedPage[]): boolean {
  const words = first?.lines.reduce((sum, line) => sum + line.words.length, 0) ?? 0;
  if (!first || !second || words === 0 || words > mostCoverWords) return false;
  const { content, lines } = first;
  if (lines.length < 2 || (lines[0]?.baseline ?? 0) < content.height * coverTop) return false;
  const middles = lines.map(({ left, right }) => (left + right) / 2);
  return Math.max(...middles) - Math.min(...middles) < content.width * mostAside;
}

/** Index of the block with which the signatures at the end of a document begin; its length where there are none. */
export function signatureStart(blocks: readonly StandingBlock[]): number {
  let start = blocks.length;
  let names = 0;
  for (let index = blocks.length - 1; index >= 0; index -= 1) {
    const { block, apart } = blocks[index] as StandingBlock;
    if (apart) continue;
    const lines = block.kind === 'row' ? block.cells.flat() : block.lines;
    if (!lines.every(isShort)) break;
    if (lines.some(({ text }) => signatureCues.some((cue) => cue.test(text)))) {
      start = index;
      names = 0;
    } else {
      names += 1;
      if (names > mostNames) break;
    }
  }
  return start < blocks.length ? withNames(blocks, start) : start;
}

/** The line above the first cue says for whom is signed. */
function withNames(blocks: readonly StandingBlock[], start: number): number {
  const { block, apart } = blocks[start - 1] ?? {};
  if (!block || apart || isNamed(blocks[start])) return start;
  const lines = block.kind === 'row' ? block.cells.flat() : block.lines;
  const isName =
    lines.length <= 2 * mostNames && lines.every(isShort) && !lines.some(({ words }) => words[0]?.bold);
  return isName ? start - 1 : start;
}

function isNamed(standing: StandingBlock | undefined): boolean {
  const lines =
    standing?.block.kind === 'paragraph' ? standing.block.lines : (standing?.block.cells.flat() ?? []);
  return lines.some(({ text }) => /^(?:signed for|agreed|accepted|acknowledged)/iu.test(text));
}

function isShort({ text }: Line): boolean {
  return text.length <= longestSignatureLine && !/[;]$|\p{Ll}{3}\.$/u.test(text);
}
