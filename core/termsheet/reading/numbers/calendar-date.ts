import { everyMatch } from '../every-match.ts';

/** A day as a document writes it. */
export interface CalendarDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  readonly start: number;
  readonly end: number;
}

const monthStems = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const monthWord =
  '(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?';
const dayFirst = new RegExp(
  `(?<![\\w.,])(\\d{1,2})(?:st|nd|rd|th)?(?: day)?(?: of)? ${monthWord},? (\\d{4})\\b`,
  'gi',
);
const monthFirst = new RegExp(`\\b${monthWord} (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})\\b`, 'gi');
const yearFirst = /(?<![\w.,/-])(\d{4})-(\d{2})-(\d{2})(?![\w/-]|\.\d)/g;
const inFigures = /(?<![\w.,/-])(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?![\w/-]|\.\d)/g;

/**
 * Every calendar date in a text, in its order. "04/05/2027" names two days, by British and by American order, and is
 * left out; with full stops the day comes first.
 */
export function findCalendarDates(text: string): CalendarDate[] {
  const found = [
    ...everyMatch(dayFirst, text).map((match) => dated(match, match[3], monthOf(match[2]), match[1])),
    ...everyMatch(monthFirst, text).map((match) => dated(match, match[3], monthOf(match[1]), match[2])),
    ...everyMatch(yearFirst, text).map((match) => dated(match, match[1], Number(match[2]), match[3])),
    ...everyMatch(inFigures, text).map(figuresDated),
  ];
  return found.flatMap((date) => date ?? []).sort((one, other) => one.start - other.start);
}

function monthOf(word = ''): number {
  return monthStems.indexOf(word.slice(0, 3).toLowerCase()) + 1;
}

function figuresDated(match: RegExpExecArray): CalendarDate | null {
  const [first, second] = [Number(match[1]), Number(match[3])];
  if (match[2] === '.' || first > 12 || first === second) return dated(match, match[4], second, match[1]);
  return second > 12 ? dated(match, match[4], first, match[3]) : null;
}

function dated(match: RegExpExecArray, year = '', month = 0, day = ''): CalendarDate | null {
  const date = { year: Number(year), month, day: Number(day) };
  const exists = month >= 1 && month <= 12 && date.day >= 1 && date.day <= daysIn(date.year, month);
  return exists ? { ...date, start: match.index, end: match.index + match[0].length } : null;
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Whole months from one day to a later one; below zero where it is earlier. */
export function wholeMonthsBetween(from: CalendarDate, to: CalendarDate): number {
  const months = (to.year - from.year) * 12 + to.month - from.month;
  return to.day < from.day ? months - 1 : months;
}
