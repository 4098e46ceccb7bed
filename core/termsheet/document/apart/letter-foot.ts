import type { DocumentBlock } from '../term-sheet-document.ts';
import { linesOf } from './lines-of.ts';
import { isFirm, isPersonName } from './names.ts';
import { statesAmount } from './signing-marks.ts';
import { isValediction } from './valediction.ts';

const mostLines = 8;
const longestLine = 160;
const mostWords = 6;
const oneName = /^\p{Lu}[\p{L}.’'-]{0,20}$/u;
/** What was thought of below the name may be a term. */
const postscript = /^p\.?\s?p?\.?\s?s\b/iu;

interface FootLine {
  readonly words: string;
  readonly index: number;
}

/**
 * Where a letter closes, in any language: with a short line that ends in a comma over a name, or with a first name over
 * the whole name. What follows is about who writes, notices and mottoes too; its length where it goes on otherwise.
 */
export function letterFootStart(text: string, blocks: readonly DocumentBlock[]): number {
  const lines = lastLines(text, blocks);
  const at = lines.findIndex(({ words }, index) => closes(words, lines[index + 1]?.words));
  return lines[at]?.index ?? blocks.length;
}

/** True for the last words of a letter over the name of who writes: short, with a comma behind them. */
export function isLetterClose(words: string): boolean {
  const isShort = words.split(' ').length <= mostWords && /^\p{Lu}[\p{L} ’'-]{1,40},$/u.test(words);
  return isShort || isValediction(words);
}

function closes(words: string, below: string | undefined): boolean {
  if (below === undefined) return false;
  const [whole = ''] = below.split(/\s?[|–]\s/u);
  if (isLetterClose(words)) return oneName.test(below) || isPersonName(whole) || isFirm(whole);
  return oneName.test(words) && whole.startsWith(words) && isPersonName(whole);
}

/** The lines at the end that may be those of a foot. */
function lastLines(text: string, blocks: readonly DocumentBlock[]): FootLine[] {
  const last: FootLine[] = [];
  for (const [index, block] of [...blocks.entries()].reverse()) {
    if (block.apart && block.apart !== 'signature') continue;
    const lines = linesOf(text, block).filter((line) => line !== '');
    if (block.number || !lines.every(mayStandInFoot) || last.length + lines.length > mostLines) break;
    last.unshift(...lines.map((words) => ({ words, index })));
  }
  return last;
}

function mayStandInFoot(line: string): boolean {
  return line.length <= longestLine && !statesAmount(line) && !postscript.test(line);
}
