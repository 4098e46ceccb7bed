import type { TextLine } from './text-line.ts';

/** Fewer lines than this show no habit. */
const fewestLines = 6;
/** Of lines set with a blank between them all, so many may follow without one. */
const mostTight = 0.05;
/** Gaps that part blocks are at least so many of all. */
const fewestGaps = 0.1;
const shortestBroken = 40;
/** Paragraphs begin with a capital; where so many lines do not, lines are parts of paragraphs. */
const fewestGoingOn = 0.15;

/**
 * The lines of a text with what its own spacing calls a blank. Where a blank line stands after every line, as when a
 * window doubled its line ends, only a wider gap parts two blocks, and where there is none, no blank does.
 */
export function bySpacing(lines: readonly TextLine[]): readonly TextLine[] {
  const following = lines.slice(1);
  if (lines.length < fewestLines) return lines;
  const share = (isSo: (line: TextLine, index: number) => boolean): number =>
    following.filter(isSo).length / following.length;
  if (share(({ blanksBefore }) => blanksBefore === 0) > mostTight) return lines;
  // Below its title a text has a wide gap anyway.
  const hasGaps = share(({ blanksBefore }, index) => index > 0 && blanksBefore > 1) >= fewestGaps;
  const goesOn = share(({ content }, index) => isGoingOn(lines[index]?.content ?? '', content));
  // Whoever writes no capitals begins paragraphs without one as well.
  const hasCapitals = lines.some(({ content }) => /^\p{Lu}.*\p{Ll}/u.test(content));
  if (!hasGaps && (!hasCapitals || goesOn < fewestGoingOn)) return lines;
  return lines.map((line, index) => ({
    ...line,
    afterBlank: index === 0 || (hasGaps && line.blanksBefore > 1),
  }));
}

/** A short line was not broken off, whatever follows it. */
function isGoingOn(previous: string, content: string): boolean {
  return previous.length >= shortestBroken && /[\p{L}\d,]$/u.test(previous) && /^\p{Ll}/u.test(content);
}
