import type { MappedTextBuilder } from './mapped-text.ts';

/** Stands for a blank, a placeholder or any other value that the document leaves open. */
export const blank = '\u25a1';

const replacements = new Map<string, string>([
  ['\u2018', "'"],
  ['\u2019', "'"],
  ['\u201a', "'"],
  ['\u201b', "'"],
  ['\u2032', "'"],
  ['\u00b4', "'"],
  ['`', ''],
  ['\u201c', '"'],
  ['\u201d', '"'],
  ['\u201e', '"'],
  ['\u201f', '"'],
  ['\u00ab', '"'],
  ['\u00bb', '"'],
  ['\u2033', '"'],
  ['\u2010', '-'],
  ['\u2011', '-'],
  ['\u2012', '-'],
  ['\u2013', '-'],
  ['\u2014', '-'],
  ['\u2015', '-'],
  ['\u2212', '-'],
  ['\u2043', '-'],
  ['\ufb00', 'ff'],
  ['\ufb01', 'fi'],
  ['\ufb02', 'fl'],
  ['\ufb03', 'ffi'],
  ['\ufb04', 'ffl'],
  ['\ufb05', 'st'],
  ['\ufb06', 'st'],
  ['\u00bd', '1/2'],
  ['\u00bc', '1/4'],
  ['\u00be', '3/4'],
  ['\u2154', '2/3'],
  ['\u2153', '1/3'],
  ['\u2026', '...'],
  ['\u00d7', 'x'],
  ['\u2715', 'x'],
  ['\uff05', '%'],
  ['\uff04', '$'],
  ['\u2265', '>='],
  ['\u2264', '<='],
  // A glyph that means "blank" here must not come in from outside.
  [blank, ' '],
]);

/** "12\u00bd" is twelve and a half, which no fraction in digits could say behind other digits. */
const decimals: ReadonlyMap<string, string> = new Map([
  ['\u00bd', '.5'],
  ['\u00bc', '.25'],
  ['\u00be', '.75'],
]);

/** Soft hyphen, zero-width characters, byte order mark, direction marks. */
function isInvisible(code: number): boolean {
  return (
    code === 0xad ||
    code === 0xfeff ||
    (code >= 0x200b && code <= 0x200f) ||
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2060 && code <= 0x2064)
  );
}

const whiteSpace = /\s/u;
const lineBox = /[\u2500-\u257f]/u;

/** First parts that keep their hyphen when a line broke after it ("non-" / "participating"). */
const inward = /^(?:kind|house|depth|licen|line|the|person)/;
const hyphenatedPrefixes =
  /(?:^|[^a-z])(?:non|anti|pre|post|co|re|pro|drag|tag|pay|to|full|semi|super|as|lock|no|key|broad|narrow|one|two|three|four|five|six|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/i;

/**
 * Appends `original.slice(start, end)` in reading form: one space for any run of white space and line ends,
 * plain quotes and dashes, ligatures taken apart, emphasis marks and invisible characters gone, words broken
 * at a line end put together.
 */
export function appendNormalised(
  builder: MappedTextBuilder,
  original: string,
  start: number,
  end: number,
): void {
  let isBehindQuoteMarks = opensLine(original, start);
  for (let index = start; index < end; index += 1) {
    if (original.charAt(index) === '>' && isBehindQuoteMarks) continue;
    const plainEnd = endOfPlain(original, index, end);
    if (plainEnd > index) {
      builder.copy(original, index, plainEnd);
      index = plainEnd;
      isBehindQuoteMarks = false;
      if (index >= end) break;
    }
    const character = original.charAt(index);
    const code = original.charCodeAt(index);
    isBehindQuoteMarks = staysBehindQuoteMarks(character, isBehindQuoteMarks);
    if (isInvisible(code) || character === '*') continue;
    if (character === '_' && isEmphasis(original, index)) continue;
    if (character === '_' && joinsWords(original, index)) {
      builder.push(' ', index, index + 1);
      continue;
    }
    if (character === '\\' && /[_*#[\]$%.'"()|~+-]/.test(original.charAt(index + 1))) continue;
    if (whiteSpace.test(character) || lineBox.test(character)) {
      if (character === '\n' && isBrokenWord(builder, original, index)) {
        while (whiteSpace.test(original.charAt(index + 1))) {
          index += 1;
          isBehindQuoteMarks = staysBehindQuoteMarks(original.charAt(index), isBehindQuoteMarks);
        }
        continue;
      }
      if (builder.length > 0 && !/\s/.test(builder.last)) builder.push(' ', index, index + 1);
    } else {
      const decimal = /\d/.test(original.charAt(index - 1)) ? decimals.get(character) : undefined;
      builder.push(decimal ?? replacements.get(character) ?? character, index, index + 1);
    }
  }
}

/** Whether nothing but the marks with which mail begins every line that it repeats stands before a place. */
function opensLine(original: string, index: number): boolean {
  let before = index - 1;
  while (before >= 0 && /[> \t]/.test(original.charAt(before))) before -= 1;
  return before < 0 || original.charAt(before) === '\n';
}

function staysBehindQuoteMarks(character: string, isBehindQuoteMarks: boolean): boolean {
  return character === '\n' || (isBehindQuoteMarks && /[> \t]/.test(character));
}

/** "pre_money_valuation": a name of a form or of a program is words with underscores for spaces. */
function joinsWords(original: string, index: number): boolean {
  return /\p{Ll}/u.test(original.charAt(index - 1)) && /\p{Ll}/u.test(original.charAt(index + 1));
}

/** An underscore around words ("_Board._") is emphasis; several together, or one on its own, are a blank. */
function isEmphasis(original: string, index: number): boolean {
  const before = original.charAt(index - 1);
  const after = original.charAt(index + 1);
  const opens = /^(?:[\s("'|]|)$/.test(before) && /[\p{L}\d"'(]/u.test(after);
  const closes = /[\p{L}\d.,:;!?)%"']/u.test(before) && /^(?:[\s.,:;!?)"'|]|)$/.test(after);
  return opens || closes;
}

const space = 32;

/** Where the run of characters that stay as they are ends: plain ones, and single spaces between them. */
function endOfPlain(original: string, start: number, end: number): number {
  let index = start;
  while (index < end) {
    const code = original.charCodeAt(index);
    const isBetween = code === space && index > start && index + 1 < end;
    if (!isPlain(isBetween ? original.charCodeAt(index + 1) : code)) break;
    index += 1;
  }
  return index;
}

/** Letters, digits and signs of ASCII but the asterisk, backslash, underscore and backtick, which are marks of Markdown. */
function isPlain(code: number): boolean {
  return code > space && code <= 126 && code !== 42 && code !== 92 && code !== 95 && code !== 96;
}

/** How far in the second half of a broken word may stand: a column of values begins well to the right. */
const deepestIndent = 60;

/** "liqui-" / "dation" and "non-" / "participating": the line end goes, and the hyphen unless it belongs. */
function isBrokenWord(builder: MappedTextBuilder, original: string, index: number): boolean {
  if (builder.last !== '-' || !/^\s*[a-z]/.test(original.slice(index + 1, index + deepestIndent)))
    return false;
  const before = original.slice(Math.max(0, index - 14), index).replace(/[\s\-\u2010\u2011]{1,14}$/u, '');
  if (!/[a-z]$/i.test(before)) return false;
  const after = original.slice(index + 1, index + deepestIndent).trimStart();
  if (!hyphenatedPrefixes.test(before) && !(/(?:^|[^a-z])in$/i.test(before) && inward.test(after)))
    builder.pop();
  return true;
}
