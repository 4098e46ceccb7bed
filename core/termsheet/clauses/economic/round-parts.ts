import { unresolved } from '../../facts.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Sentence } from '../../reading/sections.ts';
import { sentencesFrom } from '../../reading/sentences-from.ts';
import { roledMoney } from './money-roles.ts';

/** Words of a sum that others are parts of. */
const wholeOrPart = /total|aggregate|up to|of which|including/i;
/** "$2 million from other investors": a line of a list, one for each who pays. */
const lineOfPayer =
  /^\W{0,4}(?:[A-Z]{3}\s?)?[$\u00a3\u20ac\u20b9]?\s?[\d.,]{1,12}\s?(?:[kmb]|bn|mn|million|thousand)?\s+from\s/i;
const mostLines = 12;

/** The sum of "$4m from A; $1m from B", in a sentence or in lines below one heading; null where none is given so. */
export function sumOfParts(sentence: Sentence | undefined, reading: Reading): number | null {
  if (!sentence) return null;
  const lines = linesOfPayers(sentence, reading);
  const stated = lines.length > 1 ? lines : [sentence];
  if (stated.some(({ text }) => wholeOrPart.test(text))) return null;
  const parts = stated.flatMap((one) =>
    roledMoney(reading, one)
      .filter(({ money }) => /^ (?:from|by) /i.test(one.text.slice(money.end, money.end + 8)))
      .map(({ money }) => money.value),
  );
  const values = parts.filter((value) => value !== unresolved);
  if (values.length < 2 || values.length < parts.length) return null;
  return values.reduce((sum, value) => sum + value, 0);
}

/** The line of a sentence and those right below it that go on as it begins. */
function linesOfPayers(sentence: Sentence, reading: Reading): readonly Sentence[] {
  if (!lineOfPayer.test(sentence.text)) return [];
  const following = sentencesFrom(reading, sentence, mostLines);
  const end = following.findIndex(({ text }) => !lineOfPayer.test(text));
  return end < 0 ? following : following.slice(0, end);
}
