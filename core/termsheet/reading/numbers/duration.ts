import { type Unresolved, unresolved } from '../../facts.ts';
import { everyMatch } from '../every-match.ts';
import { alternativeClose, alternativeOpen } from '../resolve-brackets.ts';
import { findOrdinalDays } from './ordinal-day.ts';
import { figure, parseFigure, type Quantity } from './quantity.ts';

export type DurationUnit = 'day' | 'week' | 'month' | 'quarter' | 'year';

/** A length of time. `value` is the number as written, in `unit`s. */
export interface Duration extends Quantity {
  readonly unit: DurationUnit;
  readonly isBusinessDays: boolean;
}

const ordinals: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  tenth: 10,
};
const russianUnits: Readonly<Record<string, DurationUnit>> = {
  '\u0434\u0435\u043d\u044c|\u0434\u043d\u044f|\u0434\u043d\u0435\u0439': 'day',
  '\u043d\u0435\u0434\u0435\u043b[\u044c\u044e\u0438\u044f]': 'week',
  '\u043c\u0435\u0441\u044f\u0446(?:\u0430|\u0435\u0432)?': 'month',
  '\u0433\u043e\u0434\u0430?|\u043b\u0435\u0442': 'year',
};
const unitsOfRussian = Object.entries(russianUnits).map(([words, unit]) => ({
  words: new RegExp(`^(?:${words})$`),
  unit,
}));
const unitWords = `(?:days?|tage[ns]?|weeks?|wochen?|months?|monate?n?|quarters?|years?|yrs?|jahre?n?|${Object.keys(russianUnits).join('|')})(?![\\p{L}])`;
const pattern = new RegExp(
  `(?<![\\w.,])(${figure}|\\ba(?=\\s(?:full|whole)\\s))${alternativeClose}?\\s?[-+]?\\s?(?:\\(\\s?(?:${figure})\\s?\\)\\s?)?[-']?((?:business|working|banking|trading|calendar|consecutive|full|whole|new|equal|gesch\u00e4fts|werk)[\\s-]?)?(?:(?:clear|calendar|monthly)\\s)?(${unitWords})`,
  'giu',
);
/** "[30] [45] days": the unit is said once, behind the last of several figures to choose from. */
const alternativeBefore = new RegExp(
  `${alternativeOpen}(${figure})${alternativeClose}[\\s,/]{0,3}(?:or )?${alternativeOpen}$`,
  'iu',
);
const longestBefore = 24;
/** "12m", "45d", "4y / 1y cliff": how tables write lengths; a sum in millions has its currency, or what it is, beside it. */
const short =
  /(?<![\w.,$£€₹]|\b[A-Z]{3} |\bINR |[$£€₹] )(\d{1,3})\s?(d|wks?|w|mths?|mos?|m|yrs?|y)(?![\p{L}\d]|\s?(?:pre|post|cap|valuation|raise|round|on\b|at\b|shares?|users?|ARR|revenue))/giu;
const longestShort: Readonly<Record<string, number>> = { d: 365, w: 52, m: 120, y: 15 };
const unitOfInitial: Readonly<Record<string, DurationUnit>> = { d: 'day', w: 'week', m: 'month', y: 'year' };

/** Without one of these a text holds none; looking for them costs a tenth of the search. */
const mayBeShort = /\d\s?[dwmy]/i;

function shortDurations(text: string): Duration[] {
  if (!mayBeShort.test(text)) return [];
  return everyMatch(short, text).flatMap((match) => {
    const initial = (match[2] ?? '').charAt(0).toLowerCase();
    const value = Number(match[1]);
    const unit = unitOfInitial[initial];
    if (!unit || value === 0 || value > (longestShort[initial] ?? 0)) return [];
    return [{ value, unit, isBusinessDays: false, start: match.index, end: match.index + match[0].length }];
  });
}

const anniversary = new RegExp(
  `\\b(${Object.keys(ordinals).join('|')}|\\d{1,2}(?:st|nd|rd|th))\\s(?:\\([^)]{1,6}\\)\\s)?(?:year\\s)?anniversary`,
  'giu',
);

/** "… on the first anniversary and the rest monthly until the fourth": the noun is not said again. */
const furtherAnniversary =
  /(?<=anniversary\b[^.;]{0,100}\b(?:until|to|by|through|on) the )(second|third|fourth|fifth)(?=\s*(?:[.,;)]|$))/gi;

/** Every length of time in a text, anniversaries ("the fifth anniversary of Closing") included. */
export function findDurations(text: string): Duration[] {
  const found: Duration[] = [];
  for (const match of everyMatch(pattern, text)) {
    const figureText = match[1] ?? '';
    // "After a full year" is after one.
    const value = /^a$/i.test(figureText) ? 1 : parseFigure(figureText.replace(',', '.'), '.');
    if (value === null || isFraction(match, text)) continue;
    const kind = {
      unit: unitOf(match[3] ?? ''),
      isBusinessDays: /business|working|banking|trading|gesch|werk/i.test(match[2] ?? ''),
    };
    const other = alternativeBefore.exec(text.slice(Math.max(0, match.index - longestBefore), match.index));
    const otherValue = other ? parseFigure(other[1] ?? '', '.') : null;
    if (other && otherValue !== null) {
      const start = match.index - other[0].length;
      found.push({ value: otherValue, ...kind, start, end: start + (other[1]?.length ?? 0) + 1 });
    }
    found.push({ value, ...kind, start: match.index, end: match.index + match[0].length });
  }
  for (const match of [...everyMatch(anniversary, text), ...everyMatch(furtherAnniversary, text)]) {
    const ordinal = (match[1] ?? '').toLowerCase();
    const value = ordinals[ordinal] ?? Number.parseInt(ordinal, 10);
    found.push({
      value,
      unit: 'year',
      isBusinessDays: false,
      start: match.index,
      end: match.index + match[0].length,
    });
  }
  for (const one of shortDurations(text)) {
    if (found.every(({ start, end }) => one.end <= start || end <= one.start)) found.push(one);
  }
  for (const { days, start, end } of findOrdinalDays(text)) {
    found.push({ value: days, unit: 'day', isBusinessDays: false, start, end });
  }
  return found.sort((left, right) => left.start - right.start);
}

/** "The other three quarters are earned", but not "for three quarters are paid". */
const partBefore = /(?:^|\b(?:the|other|remaining)\s)$/i;
const partAfter = /^\s(?:(?:is|are) (?:\w+ )?(?:earned|vested|released|free)|counts?|vests?)\b/i;

/** "One quarter of the shares" is a part, not three months. */
function isFraction(match: RegExpExecArray, text: string): boolean {
  if (!/^quarters?$/i.test(match[3] ?? '')) return false;
  const after = text.slice(match.index + match[0].length);
  const before = text.slice(Math.max(0, match.index - 12), match.index);
  return /^\s(?:of|\()/i.test(after) || (partBefore.test(before) && partAfter.test(after));
}

function unitOf(word: string): DurationUnit {
  const lower = word.toLowerCase();
  if (/^(?:day|tag)/.test(lower)) return 'day';
  if (/^(?:week|woch)/.test(lower)) return 'week';
  if (/^mon/.test(lower)) return 'month';
  const russian = unitsOfRussian.find(({ words }) => words.test(lower));
  if (russian) return russian.unit;
  return lower.startsWith('quarter') ? 'quarter' : 'year';
}

const monthsPer: Readonly<Record<DurationUnit, number>> = {
  day: 12 / 365,
  week: 12 / 52,
  month: 1,
  quarter: 3,
  year: 12,
};
/** Calendar months are counted as 30 days where days are asked for, the convention of exclusivity clauses. */
const daysPer: Readonly<Record<DurationUnit, number>> = {
  day: 1,
  week: 7,
  month: 30,
  quarter: 91,
  year: 365,
};

/** A duration in months; days and weeks are rounded to a tenth of a month, 180 days to six whole ones. */
export function inMonths(duration: Duration): number | Unresolved {
  if (duration.value === unresolved) return unresolved;
  const months = duration.value * monthsPer[duration.unit];
  const whole = Math.round(months);
  return Math.abs(months - whole) < 0.1 ? whole : Math.round(months * 10) / 10;
}

/** A duration in days: a week has 7, a month 30, a year 365. */
export function inDays(duration: Duration): number | Unresolved {
  return duration.value === unresolved ? unresolved : Math.round(duration.value * daysPer[duration.unit]);
}
