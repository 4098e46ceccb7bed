import { anyOf } from '../../reading/any-of.ts';
import { parseNumberWords } from '../../reading/numbers/number-words.ts';
import { figure, parseFigure } from '../../reading/numbers/quantity.ts';
import type { Sentence } from '../../reading/sections.ts';

const noneInTheFirst = new RegExp(
  `\\b(?:none|nothing)\\b[^.;]{0,30}\\bfirst (${figure})\\s*(?:$|[.,;)])`,
  'i',
);

/** "25% after the first year, and then quarter by quarter". */
const firstYear =
  /\b(?:\d{1,2} ?%|(?:a|one) (?:quarter|third|fifth))[^.;]{0,15}\b(?:after|at the end of|on) the first (?:full )?(?:year|anniversary)\b/i;
/** "In sixteen quarters, the first four all at once". */
const firstQuarters = /\bthe first (two|three|four|six) (?:all )?at once\b/i;

/** "Over 48 months, with none in the first twelve": the unit is that of the whole. */
export function unitlessCliff(sentences: readonly Sentence[]): number | null {
  for (const { text } of sentences) {
    const match = noneInTheFirst.exec(text);
    const value = match ? parseFigure(match[1] ?? '', '.') : null;
    if (typeof value === 'number' && /\bmonths?\b/i.test(text)) return value;
    if (firstYear.test(text)) return 12;
    const quarters = parseNumberWords(firstQuarters.exec(text)?.[1]?.toLowerCase() ?? '');
    if (quarters !== null && /\bquarters\b/i.test(text)) return quarters * 3;
    const cliff = firstYearServed.test(text) ? 12 : (monthOfCliff(text) ?? monthOfStart(text));
    if (cliff !== null) return cliff;
  }
  return null;
}

const ordinalMonths: Readonly<Record<string, number>> = {
  first: 1,
  third: 3,
  sixth: 6,
  ninth: 9,
  twelfth: 12,
  eighteenth: 18,
};
const ordinal = Object.keys(ordinalMonths).join('|');
const month = `(?:the (${ordinal}) month|month (\\d{1,2}|[a-z]+))\\b`;

/** The number of a month that is named by its place ("the third month", "month 12"). */
function monthNumber(match: RegExpExecArray | null): number | null {
  const [, place, number] = match ?? [];
  if (place !== undefined) return ordinalMonths[place.toLowerCase()] ?? null;
  if (number === undefined) return null;
  return /^\d/.test(number) ? Number(number) : parseNumberWords(number.toLowerCase());
}

/** The months that a cliff ends with in practice; "monthly from month 13" names the one after a year. */
const isUsual = (value: number | null): value is number => value !== null && value > 1 && value % 3 === 0;

const part = '(?:instal?lments?|parts?|portions?|tranches?|lots?|batch|third|quarter|half|fifth|shares)';
const cliffMonth = anyOfSource(
  `\\b(?:nothing|none)\\b[^.;]{0,25}\\b(?:before|until|till|prior to) (?:the end of )?${month}`,
  `\\bfirst ${part}\\b[^.;]{0,25}\\b(?:at|in|after|on|upon|with)(?: the end of)? ${month}`,
  `\\b(?:a|one) (?:third|quarter|half|fifth)\\b[^.;]{0,15}\\b(?:at|in|after) (?:the end of )?${month}`,
  `\\bcliff (?:at|in|ends with|to)(?: the end of)? ${month}`,
);

/** "First third at month 12": the shares that come first come then, and none before. */
function monthOfCliff(text: string): number | null {
  for (const pattern of cliffMonth) {
    const value = monthNumber(pattern.exec(text));
    if (isUsual(value)) return value;
  }
  return null;
}

const begins = '(?:begin|start|commenc)(?:ning|ting|ing|s)?(?: with| in| at| from)?';
const start = new RegExp(`\\b(?:${begins}|monthly from) ${month}(?! (?:after|of|following))`, 'i');
const inSteps = /\bmonth(?:ly| by month)\b|\b(?:every|each|per) month\b|\bquarter/i;

/** "Monthly, beginning with the first month": shares come from the start, so that there is no cliff. */
function monthOfStart(text: string): number | null {
  if (!inSteps.test(text)) return null;
  const value = monthNumber(start.exec(text));
  return value === 1 ? (/\bquarter/i.test(text) ? null : 0) : isUsual(value) ? value : null;
}

/** "The first year must be served before any are yours". */
const firstYearServed = anyOf(
  /\bfirst (?:full )?(?:year|twelve months|12 months)\b[^.;]{0,40}\bbefore (?:any|a single|the first|one)\b/i,
  /\b(?:nothing|none)\b[^.;]{0,20}\b(?:in|during) (?:the (?:first|opening) )?year(?: one)?\b(?!s)/i,
);

function anyOfSource(...sources: readonly string[]): readonly RegExp[] {
  return sources.map((source) => new RegExp(source, 'i'));
}
