import { everyMatch } from '../every-match.ts';
import type { DecimalMark } from './decimal-mark.ts';
import { figure, parseFigure, type Quantity } from './quantity.ts';

/** Signs of a multiple after its figure. */
const times =
  '(?:x(?![a-z\\u00c0-\\u024f\\d])|-?\\s?times\\b|\\stime(?=\\s(?:the|its|their)\\b)|-?\\s?fach\\w*)';
const inBrackets = `(?:\\(\\s?(?:${figure})\\s?x?\\s?\\)\\s?)?`;
const multiples = [
  `(?:multiplied by (${figure})(?=\\s*(?:[,.;)]|$)))`,
  `(?:\\b(${figure}) (?:dollars|pounds|euros) (?:for|on) (?:each|every|a) (?:dollar|pound|euro)\\b)`,
  `(?<![\\w.,])(?:(${figure})\\s?${inBrackets}${times}|(twice|double|thrice|(?:triple|treble|threefold)(?![ -](?:trigger|net|play))|quadruple|fourfold|twofold)|((?<!\\bany )\\bone time(?=\\s*(?:[,.;)]|$|our\\b|its\\b|their\\b))))`,
];
const pattern = new RegExp(multiples.join('|'), 'gi');

/** What is neither twice nor double. */
const timesInWords: readonly (readonly [words: RegExp, value: number])[] = [
  [/^(?:thrice|triple|treble|three)/i, 3],
  [/^(?:quadruple|four)/i, 4],
];

/** Without one of these a text holds no multiple; looking for them costs a tenth of the search. */
const multipleWords =
  /x(?![a-z])|times?\b|fach|twice|double|thrice|treble|triple|quadruple|fold|multiplied|dollar|pound|euro/i;

/** Every multiple in a text: "1x", "1.5 x", "one times", "two (2) times", "twice", "one time", "einfach". */
export function findMultiples(text: string, decimalMark: DecimalMark): Quantity[] {
  if (!multipleWords.test(text)) return [];
  const found: Quantity[] = [];
  for (const match of everyMatch(pattern, text)) {
    const [, factor, perUnit, figureText, word, once] = match;
    const value = once
      ? 1
      : word
        ? (timesInWords.find(([words]) => words.test(word))?.[1] ?? 2)
        : parseFigure(factor ?? perUnit ?? figureText ?? '', decimalMark);
    if (value === null) continue;
    found.push({ value, start: match.index, end: match.index + match[0].length });
  }
  return found;
}
