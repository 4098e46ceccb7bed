import { readWords } from './paragraph-words.ts';
import type { WordBlock } from './word-document.ts';

const mostCoverCharacters = 1500;
const mostCoverParagraphs = 15;
/** A cover names the paper and its parties: whoever states an amount states terms. */
const amount = /[£$€¥%]|\b(?:GBP|USD|EUR|CHF|SEK|NOK|DKK|INR|SGD)\b/u;
/** The name of the paper may say what it is for. */
const paperFor =
  /^(?:[\p{L}-]{1,20} ){0,2}(?:heads of terms|term ?sheet|summary of terms|memorandum)(?: (?:for|of|on)| [–—-]) /iu;
const longestName = 100;

/** How many blocks at the start are a cover with a page of its own. */
export function coverLength(blocks: readonly WordBlock[]): number {
  let characters = 0;
  for (const [index, block] of blocks.slice(0, mostCoverParagraphs + 1).entries()) {
    if (block.kind === 'table' || block.place) return 0;
    if (block.pageBreak === 'before') return characters > 0 ? index : 0;
    const { words } = readWords(block);
    characters += words.length;
    if (characters > mostCoverCharacters || (amount.test(words) && !namesPaper(words))) return 0;
    if (block.pageBreak === 'behind') return characters > 0 && index + 1 < blocks.length ? index + 1 : 0;
  }
  return 0;
}

function namesPaper(words: string): boolean {
  return words.length <= longestName && paperFor.test(words) && !/[.;:]$/u.test(words);
}
