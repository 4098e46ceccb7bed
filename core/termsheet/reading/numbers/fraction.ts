import { everyMatch } from '../every-match.ts';
import type { Quantity } from './quantity.ts';

const parts: Readonly<Record<string, number>> = {
  half: 2,
  two: 2,
  third: 3,
  three: 3,
  quarter: 4,
  fourth: 4,
  four: 4,
  fifth: 5,
  five: 5,
  sixth: 6,
  six: 6,
  eighth: 8,
  eight: 8,
  tenth: 10,
  ten: 10,
};
const pattern =
  /\b(?:(?:a|one|our|their)[ -](half|third|quarter|fourth|fifth|sixth|eighth|tenth)|one (?:share )?in (two|three|four|five|six|eight|ten))\b/gi;

/** Every part of a whole in words ("a fifth", "one share in five"), in per cent. */
export function findFractions(text: string): Quantity[] {
  return everyMatch(pattern, text).flatMap((match) => {
    const count = parts[(match[1] ?? match[2] ?? '').toLowerCase()];
    if (count === undefined) return [];
    return [{ value: 100 / count, start: match.index, end: match.index + match[0].length }];
  });
}
