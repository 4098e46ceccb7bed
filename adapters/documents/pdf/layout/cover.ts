import type { FramedPage } from './page-frame.ts';

const mostCoverWords = 130;
/** A cover begins further down its page than text does. */
const coverTop = 0.17;
/** Centred lines have their middles within this part of the width of the page. */
const mostAside = 0.03;

/** True where the first page is a cover: a few centred lines that begin well below its top. */
export function hasCover([first, second]: readonly FramedPage[]): boolean {
  const words = first?.lines.reduce((sum, line) => sum + line.words.length, 0) ?? 0;
  if (!first || !second || words === 0 || words > mostCoverWords) return false;
  const { content, lines } = first;
  if (lines.length < 2 || (lines[0]?.baseline ?? 0) < content.height * coverTop) return false;
  const middles = lines.map(({ left, right }) => (left + right) / 2);
  return Math.max(...middles) - Math.min(...middles) < content.width * mostAside;
}
