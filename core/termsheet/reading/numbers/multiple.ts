import type { DecimalMark } from './decimal-mark.ts';
import { figure, parseFigure, type Quantity } from './quantity.ts';

const pattern = new RegExp(
  `(?<![\\w.,])(?:(${figure})\\s?(?:\\(\\s?(?:${figure})\\s?x?\\s?\\)\\s?)?(?:x(?![\\p{L}\\d])|-?\\s?times\\b|\\stime(?=\\s(?:the|its|their)\\b)|-?\\s?fach\\w*)|(twice|double|thrice)|((?<!\\bany )\\bone time(?=\\s*(?:[,.;)]|$|our\\b|its\\b|their\\b))))`,
  'giu',
);

/** Every multiple in a text: "1x", "1.5 x", "one times", "two (2) times", "twice", "one time", "einfach". */
export function findMultiples(text: string, decimalMark: DecimalMark): Quantity[] {
  const found: Quantity[] = [];
  for (const match of text.matchAll(pattern)) {
    const value = match[3]
      ? 1
      : match[2]
        ? /thrice/i.test(match[2])
          ? 3
          : 2
        : parseFigure(match[1] ?? '', decimalMark);
    if (value === null) continue;
    found.push({ value, start: match.index, end: match.index + match[0].length });
  }
  return found;
}
