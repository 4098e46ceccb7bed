import { readWords } from './paragraph-words.ts';
import type { WordBlock, WordTable } from './word-document.ts';

const mostCoverCharacters = 1500;
const mostCoverParagraphs = 15;
/** A cover names the paper and its parties: whoever states an amount states terms. */
const amount = /[£$€¥%]|\b(?:GBP|USD|EUR|CHF|SEK|NOK|DKK|INR|SGD)\b/u;

/** How many blocks at the start are a cover with a page of its own. */
export function coverLength(blocks: readonly WordBlock[]): number {
  let characters = 0;
  for (const [index, block] of blocks.slice(0, mostCoverParagraphs + 1).entries()) {
    if (block.kind === 'table' || block.place) return 0;
    if (block.pageBreak === 'before') return characters > 0 ? index : 0;
    const { words } = readWords(block);
    characters += words.length;
    if (characters > mostCoverCharacters || amount.test(words)) return 0;
    if (block.pageBreak === 'behind') return characters > 0 && index + 1 < blocks.length ? index + 1 : 0;
  }
  return 0;
}

/** What is written where somebody is to sign: a rule to write on, what goes on it, or how a letter ends. */
const signingLine =
  /_{4,}|^(?:signed|signature|by|name|title|date|place|for and on behalf of)\b[^.;]{0,60}(?::|$)|^(?:yours|sincerely|(?:with )?(?:kind|best|warm) regards)\b/iu;
const longestSigningLine = 80;

/** Where the last blocks are the lines of those who sign; an empty range where nobody does. */
export function signatureStart(blocks: readonly WordBlock[], from: number): { start: number; end: number } {
  for (let index = blocks.length - 1; index >= from; index -= 1) {
    const block = blocks[index];
    if (!block || isNoTerm(block)) continue;
    return block.kind === 'table' && isSigned(block) ? { start: index, end: index + 1 } : none(blocks);
  }
  return none(blocks);
}

function none({ length }: readonly WordBlock[]): { start: number; end: number } {
  return { start: length, end: length };
}

/** An empty paragraph, one that was withdrawn, or a note typed by hand. */
function isNoTerm(block: WordBlock): boolean {
  if (block.kind === 'table') return false;
  const { words, noteMark } = readWords(block);
  return words === '' || noteMark !== undefined;
}

/**
 * Every party has a cell of short lines, and somebody is to sign: lines say so, or the parties stand side by side in a
 * single row, where a row of terms would have a label of one line.
 */
function isSigned({ rows }: WordTable): boolean {
  const cells = rows
    .flatMap((row) => row.cells.map(({ blocks }) => linesOf(blocks)))
    .filter((lines) => lines.length > 0);
  const areShort = cells.every((lines) => lines.every(isShortLine));
  if (cells.length === 0 || !areShort) return false;
  const areSideBySide = rows.length === 1 && cells.every((lines) => lines.length > 1);
  return areSideBySide || cells.every((lines) => lines.some((line) => signingLine.test(line)));
}

/** Names, titles and rules to write on are no sentences and state no amount. */
function isShortLine(line: string): boolean {
  return line.length <= longestSigningLine && !/;$/u.test(line) && !amount.test(line);
}

function linesOf(blocks: readonly WordBlock[]): string[] {
  return blocks
    .flatMap((block) => (block.kind === 'table' ? [] : readWords(block).words.split('\n')))
    .filter((line) => line !== '');
}
