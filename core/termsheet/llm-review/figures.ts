import { tokenise } from '../../llm/text-tokens.ts';
import type { TermSheetAnalysis } from '../analysis.ts';
import { type FactName, factNames, factValue, rowOf, unresolved } from '../facts.ts';
import type { DecimalMark } from '../reading/numbers/decimal-mark.ts';
import { type Duration, findDurations } from '../reading/numbers/duration.ts';
import { findMoney } from '../reading/numbers/money.ts';
import { findMultiples } from '../reading/numbers/multiple.ts';
import { numberWords, parseNumberWords } from '../reading/numbers/number-words.ts';
import { findPercentages } from '../reading/numbers/percentage.ts';

/**
 * A figure of a sentence under the names that it may be known by, its unit included: "3x" is not known from three
 * directors, and "4 years" is known from "48 months".
 */
interface NamedFigure {
  readonly names: readonly string[];
  readonly start: number;
  readonly end: number;
}

/** The figures that a model may use. */
export interface KnownFigures {
  /** They stand in the document, or our engine has reckoned them from it. */
  readonly stated: ReadonlySet<string>;
  /** They stand in our own sentences, usual values included: good for advice, not for what the document says. */
  readonly advised: ReadonlySet<string>;
}

/** Below this an amount of money has to be written as one: any small number would stand for it. */
const leastPlainMoney = 1000;
/** Numbers without a unit up to this are let through: "two of five seats", "section 3". */
const mostFreeNumber = 10;

/** Full-width and mathematical letters and digits, and the long s: a figure in them is a figure. */
const lookAlike = /[\uff01-\uff5e\u{1d400}-\u{1d7ff}\u017f]/gu;

const wordsPattern = new RegExp(numberWords, 'giu');
const counts: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3, four: 4 };
const parts: Readonly<Record<string, number>> = { half: 2, third: 3, quarter: 4, fifth: 5 };
/** A third or a quarter alone may be a place in a row or a part of the year. */
const fraction =
  /\b(?:(?=half)|(a|one|two|three|four)[\s-]+(?=half|third|quarter|fifth))(half|third|quarter|fifth)s?(?=\s+(?:of|the|your|their|its|all)\b)/gi;

/** Collects the figures of a document and of what the built-in engine made of it. */
export function knownFigures(analysis: TermSheetAnalysis): KnownFigures {
  const { text } = analysis.source;
  const stated = new Set([...namesIn(text, '.'), ...namesIn(text, ','), ...reckoned(analysis)]);
  const findings = [
    ...analysis.economicTerms,
    ...analysis.governanceTerms,
    ...analysis.founderRestrictions,
    ...analysis.missingClauses,
  ];
  const ours = findings.map(({ risk, recommendation }) => `${risk}\n${recommendation}`).join('\n');
  return { stated, advised: new Set([...stated, ...namesIn(ours, '.')]) };
}

/** Whether every figure of a sentence is among the known ones. */
export function figuresAreKnown(sentence: string, known: ReadonlySet<string>): boolean {
  const plain = sentence.replace(lookAlike, (character) => character.normalize('NFKC'));
  return figuresIn(plain, '.').every(({ names }) => names.some((name) => known.has(name) || isFree(name)));
}

function isFree(name: string): boolean {
  const number = /^number (\d+)$/.exec(name)?.[1];
  return number !== undefined && Number(number) <= mostFreeNumber;
}

function namesIn(text: string, decimalMark: DecimalMark): readonly string[] {
  const written = tokenise(text).flatMap(({ folded }) =>
    /^\d/.test(folded) ? [named('number', toNumber(folded, decimalMark))] : [],
  );
  return [...figuresIn(text, decimalMark).flatMap(({ names }) => names), ...written];
}

/** Every figure with its unit, then the numbers that stand without one. */
function figuresIn(text: string, decimalMark: DecimalMark): readonly NamedFigure[] {
  const measured: NamedFigure[] = [
    ...findMultiples(text, decimalMark).flatMap(({ value, start, end }) =>
      // "Double trigger" names a kind of acceleration and is no figure.
      value === unresolved || /^double[\s-]*(?:trigger|dip)/i.test(text.slice(start))
        ? []
        : [{ names: [named('multiple', value)], start, end }],
    ),
    ...findPercentages(text).flatMap(({ value, start, end }) =>
      value === unresolved ? [] : [{ names: [named('percent', value)], start, end }],
    ),
    ...findMoney(text, decimalMark).flatMap(({ value, start, end }) =>
      value === unresolved ? [] : [{ names: moneyNames(value), start, end }],
    ),
    ...findDurations(text).map((duration) => ({ ...duration, names: timeNames(duration) })),
    ...findFractions(text),
  ];
  const inDigits = tokenise(text).flatMap(({ folded, start, end }) =>
    /^\d/.test(folded) ? [{ names: [named('number', toNumber(folded, decimalMark))], start, end }] : [],
  );
  const inWords = [...text.matchAll(wordsPattern)].flatMap(({ 0: words, index }) => {
    const value = parseNumberWords(words);
    return value === null
      ? []
      : [{ names: [named('number', value)], start: index, end: index + words.length }];
  });
  const plain = [...inDigits, ...inWords].filter(
    ({ start, end }) => !measured.some((figure) => figure.start < end && start < figure.end),
  );
  return [...measured.filter(({ names }) => names.length > 0), ...plain];
}

/** "Half of the proceeds", "two thirds of the votes": parts of a whole, as percentages. */
function findFractions(text: string): readonly NamedFigure[] {
  return [...text.matchAll(fraction)].map(({ 0: words, 1: count = 'one', 2: part = 'half', index }) => ({
    names: [named('percent', ((counts[count.toLowerCase()] ?? 1) / (parts[part.toLowerCase()] ?? 2)) * 100)],
    start: index,
    end: index + words.length,
  }));
}

function moneyNames(value: number): readonly string[] {
  return value < leastPlainMoney ? [named('money', value)] : [named('money', value), named('number', value)];
}

/** Months and years are the same lengths, days and weeks are; a month is 30 days and a year 365. */
function timeNames({ value, unit }: Duration): readonly string[] {
  if (value === unresolved) return [];
  switch (unit) {
    case 'day':
      return [named('days', value)];
    case 'week':
      return [named('days', value * 7)];
    case 'month':
      return [named('months', value), named('days', value * 30)];
    case 'quarter':
      return [named('months', value * 3)];
    case 'year':
      return [named('months', value * 12), named('days', value * 365)];
  }
}

function reckoned({ facts, exitScenarios }: TermSheetAnalysis): readonly string[] {
  const scenarios = (exitScenarios ?? []).flatMap((scenario) => Object.values(scenario).flatMap(moneyNames));
  const stated = factNames.flatMap((fact) => {
    const value = factValue(facts, fact);
    return typeof value === 'number' ? namesOfFact(fact, value) : [];
  });
  return [...scenarios, ...stated];
}

function namesOfFact(fact: FactName, value: number): readonly string[] {
  const time = { start: 0, end: 0, isBusinessDays: false, value };
  switch (rowOf(fact).holds) {
    case 'times':
      return [named('multiple', value)];
    case 'percent':
      return [named('percent', value)];
    case 'months':
      return timeNames({ ...time, unit: 'month' });
    case 'years':
      return timeNames({ ...time, unit: 'year' });
    case 'days':
      return timeNames({ ...time, unit: 'day' });
    case 'seats':
      return [named('number', value)];
    default:
      return moneyNames(value);
  }
}

function toNumber(digits: string, decimalMark: DecimalMark): number {
  return Number(
    decimalMark === '.' ? digits.replaceAll(',', '') : digits.replaceAll('.', '').replace(',', '.'),
  );
}

function named(unit: string, value: number): string {
  return `${unit} ${Math.round(value * 100) / 100}`;
}
