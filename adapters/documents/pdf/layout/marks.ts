/** A letter, figure or numeral that counts. */
const counter = String.raw`(?:(?:\d{1,3}|[A-Z]|[IVXLC]{1,6})(?:\.\d{1,3}){0,4}|[a-z]|aa|bb|cc|[ivxlc]{1,6})`;
const nested = String.raw`(?:\d{1,2}|[A-Z]|[IVXLC]{1,6})(?:\)?\.\d{1,2}){1,4}`;
const sign = `[-*+•‣◦▪■●○·–—→➢✓]`;
const names = 'Article|Clause|Section|Part|Schedule|Annex|Appendix';
const name = String.raw`(?:${names}|${names.toUpperCase()}|Art\.|§)`;
/** Marks that number or bullet what they stand before. */
const closed = new RegExp(`^(?:${sign}|\\(${counter}\\)|${counter}[.)]|${nested})$`, 'u');
const bullet = new RegExp(`^${sign}$`, 'u');
const item = new RegExp(`^(?:\\(${counter}\\)|${counter}[.)])$`, 'u');
const open = new RegExp(`^(?:\\d{1,3}|[IVXLC]{1,6}|${name}\\s?${counter}[.:]?)$`, 'iu');
const atStart = new RegExp(`^(?:${sign}|\\(${counter}\\)|${counter}[.)]|${nested})(?= )`, 'u');
const namedAtStart = new RegExp(`^(?:${name} ?${counter}[.:]?|\\d{1,2})(?= )`, 'u');

const namedTitle = new RegExp(`^${name} ?${counter}[.:]? \\p{Lu}`, 'u');

/** True for the title of a named clause, such as "§ 5 Transfer", not for a sentence that begins with its number. */
export function isNamedTitle(words: string): boolean {
  return namedTitle.test(words.slice(0, 32));
}

/** True for words that are nothing but the mark of a heading or item, such as "(a)", "1.2" or "§ 3". */
export function isMark(words: string): boolean {
  return words.length <= 14 && (closed.test(words) || open.test(words));
}

/** True for a bullet, and where it does not begin the line for a letter or number as items have. */
export function isItemMark(words: string, isFirst: boolean): boolean {
  return bullet.test(words) || (!isFirst && item.test(words));
}

/** Characters of the mark at the start of words; 0 where there is none. */
export function markLength(words: string): number {
  return atStart.exec(words.slice(0, 24))?.[0].length ?? 0;
}

/** Characters of the number at the start of a heading, which may be bare or named: "3 Board", "Section 3 Board". */
export function headingNumberLength(words: string): number {
  return markLength(words) || (namedAtStart.exec(words.slice(0, 24))?.[0].length ?? 0);
}
