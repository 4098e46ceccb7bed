import { anyOf } from '../../reading/any-of.ts';
import { everyMatch } from '../../reading/every-match.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Sentence } from '../../reading/sections.ts';

const openingLength = 400;
/** "Series A", "A Shares", "B Preferred Shares"; "a share" and "A Share" are any share. */
const series = anyOf(
  /\b(?:[Ss]eries|SERIES) ([A-Ha-h])\b/g,
  /\b([A-H]) (?:(?:[Pp]referred|[Pp]reference|[Oo]rdinary) )?(?:Shares|shares|SHARES)\b/g,
);
/** "(a) 3.2 ": the number of a clause before its first word. */
const numbered = '^(?:[^\\w(]|\\d|\\([a-z0-9]{1,3}\\))*';
/** "2. Series A holders receive …", "The holders of A Shares have agreed …": the series is what the sentence is about. */
const subject = anyOf(
  new RegExp(`${numbered}(?:the |existing |holders of )*series ([a-h])\\b`, 'i'),
  new RegExp(
    `${numbered}(?:the |existing )*holders of (?:the |existing )*([a-h]) (?:(?:preferred|preference|ordinary) )?shares\\b`,
    'i',
  ),
);

/**
 * Whether a sentence is about shares of an earlier series alone: what they have is there already and is not what the
 * new investors get. The new series is the one that the document names first.
 */
export function isOfEarlierSeries(reading: Reading, { text }: Sentence): boolean {
  const about = letterOf(subject.exec(text));
  if (about === undefined) return false;
  const [offered] = lettersIn(reading.text.slice(0, openingLength));
  if (offered === undefined || about >= offered) return false;
  return !lettersIn(text).includes(offered);
}

function lettersIn(text: string): string[] {
  return everyMatch(series, text).flatMap((match) => letterOf(match) ?? []);
}

function letterOf(match: RegExpExecArray | null): string | undefined {
  return (match?.[1] ?? match?.[2])?.toLowerCase();
}
