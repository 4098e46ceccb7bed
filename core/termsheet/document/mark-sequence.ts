import { inFigures } from './recognition.ts';

/** A printed number taken apart: what stands around its counters, and what they may count. */
interface CountedMark {
  /** The number with its last counter left out: "(#)", "4.#." */
  readonly shape: string;
  /** As a figure, as a Roman numeral and as a letter: "i" is the first of the numerals and the ninth letter. */
  readonly values: readonly (number | undefined)[];
}

const numerals = [
  'i',
  'ii',
  'iii',
  'iv',
  'v',
  'vi',
  'vii',
  'viii',
  'ix',
  'x',
  'xi',
  'xii',
  'xiii',
  'xiv',
  'xv',
];
const lastCounter = /(\d{1,3}|[a-z]{1,5}|[A-Z]{1,5})([^\p{L}\d]*)$/u;

function readMark(mark: string): CountedMark | undefined {
  const match = lastCounter.exec(mark.slice(-16));
  const [whole, counter, behind] = match ?? [];
  if (whole === undefined || counter === undefined) return undefined;
  const before = mark.slice(0, mark.length - whole.length);
  if (/^\d/u.test(counter)) return { shape: `${before}1${behind}`, values: [Number(counter)] };
  const lower = counter.toLowerCase();
  const numeral = numerals.indexOf(lower) + 1;
  const letter = lower.length === 1 ? lower.charCodeAt(0) - 96 : 0;
  const isCapital = counter !== lower;
  return {
    shape: `${before}${isCapital ? 'A' : 'a'}${behind}`,
    values: [undefined, numeral || undefined, letter || undefined],
  };
}

/**
 * True where `mark` counts on from `previous`: "(c)" from "(b)", "IV." from "III.", "2.2" from "2.1", and from "2.l",
 * as poor recognition reads it.
 */
export function countsOn(previous: string, mark: string): boolean {
  return isNext(previous, mark) || isNext(inFigures(previous), inFigures(mark));
}

function isNext(previous: string, mark: string): boolean {
  const before = readMark(previous);
  const after = readMark(mark);
  if (!before || !after || before.shape !== after.shape) return false;
  return after.values.some((value, kind) => value !== undefined && before.values[kind] === value - 1);
}
