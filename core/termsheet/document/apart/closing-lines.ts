import { endsInLegalForm } from '../legal-form.ts';
import type { DocumentBlock } from '../term-sheet-document.ts';
import { isLetterClose } from './letter-foot.ts';
import { linesOf } from './lines-of.ts';
import { isFirm, isPersonName, mentionsSubject } from './names.ts';
import { isOfSigning } from './signing-formula.ts';
import { longestSigned, statesTerm } from './signing-marks.ts';

const longestLine = 80;
const mostWords = 9;
const mostBlocks = 40;
/** So many lines may stand between two names: offices, fields, for whom is signed. */
const mostBetween = 4;
/** A party, who signs for it and what each of them is. */
const mostRows = 5;
/** A sentence that is short ends with a stop all the same; the stop of an initial ends none. */
const stop = /[.;?!]["”’)]{0,2}$/u;
const initials = /(?:^|[\s.])\p{Lu}\.$/u;
/** "Anna Lind, director", "Ola Berg (secretary)", "Dr. Joan Roe": nobody but a person is written so. */
const ofPerson = /^\p{L}{1,4}\.\s\p{Lu}|\p{L}(?:,\s|\s\()\p{L}[\p{L} -]{2,40}\)?$/u;

/** What stands over names says for whom they sign, and begins as a name or a sentence does. */
const beginsLine = /^[^\p{L}]*(?:\p{Lu}|(?:for|pour|für|voor|per|por) )/u;

interface ClosingLine {
  readonly words: string;
  readonly index: number;
  readonly isTitle: boolean;
  readonly isSigned: boolean;
  readonly isField: boolean;
}

/**
 * Where a document ends with short lines that state nothing and have the names of people among them, in whatever words
 * it says for whom they sign; its length where it does not. Each party has a line of its own over its names: a single
 * title over several heads names that are a term, such as those of a board.
 */
export function closingLinesStart(text: string, blocks: readonly DocumentBlock[]): number {
  const lines = fromFirstName(quietTail(text, blocks));
  const [first] = lines;
  return first && (isSigned(lines) || areParties(lines)) ? first.index : blocks.length;
}

/** The lines from the end up to the last that states something. */
function quietTail(text: string, blocks: readonly DocumentBlock[]): ClosingLine[] {
  const tail: ClosingLine[] = [];
  let inColumns: ReadonlySet<DocumentBlock> = new Set();
  for (const [index, block] of [...blocks.entries()].reverse().slice(0, mostBlocks)) {
    const { kind, number, label, apart } = block;
    if (apart && apart !== 'signature') continue;
    if (!apart && block.end - block.start > longestSigned) break;
    const words = linesOf(text, block).filter((line) => line !== '');
    if (kind === 'table-row' && !inColumns.has(block)) inColumns = rowsOfParties(text, blocks, index);
    const isBeside = inColumns.has(block) || standBeside(text, block);
    const isSigned = apart === 'signature' || words.some(isOfSigning) || isBeside;
    const isCounted = number !== undefined && !initials.test(text.slice(number.start, number.end).trim());
    if (!isSigned && (kind === 'table-row' || isCounted || !words.every(isQuiet))) break;
    const common = {
      index,
      isTitle: kind === 'heading',
      isSigned,
      isField: !isSigned && label !== undefined,
    };
    const isField = (line: string) => !isSigned && label !== undefined && !isPersonName(line);
    tail.unshift(...words.map((line) => ({ ...common, words: line, isField: isField(line) })));
  }
  return tail;
}

/** Parties side by side in one row, each over who signs for it: the label of a term has no name below it. */
function standBeside(text: string, { cells = [] }: DocumentBlock): boolean {
  return areBeside(cells.map((cell) => linesOf(text, cell)));
}

/** The rows that end at a block where they are parties side by side, a line of each in a row: as few as make them so. */
function rowsOfParties(
  text: string,
  blocks: readonly DocumentBlock[],
  last: number,
): ReadonlySet<DocumentBlock> {
  const width = blocks[last]?.cells?.length ?? 0;
  for (let first = last; last - first < mostRows; first -= 1) {
    const { cells, start, end } = blocks[first] ?? { start: 0, end: 0 };
    if (cells?.length !== width || end - start > longestSigned) break;
    const rows = blocks.slice(first, last + 1);
    const columns = Array.from({ length: width }, (_, column) =>
      rows.flatMap(({ cells = [] }) => linesOf(text, cells[column] ?? { start: 0, end: 0 })),
    );
    // A label among them makes them terms.
    if (columns.some((lines) => lines.some((line) => mentionsSubject(line)))) break;
    // Whose names stand above them, people sign for somebody who stands above these.
    if (!areBeside(columns) || columns.every(([name = '']) => isNameOfPerson(name))) continue;
    const above = blocks[first - 1];
    return new Set(above && areFirms(text, above, width) ? [above, ...rows] : rows);
  }
  return new Set();
}

/** A row in which each cell names a firm: "For Ostara Capital LLP", "Brindle Ltd". */
function areFirms(text: string, { cells = [] }: DocumentBlock, width: number): boolean {
  return cells.length === width && cells.every((cell) => linesOf(text, cell).every(isFirm));
}

/** Columns of which each has a party over a person. */
function areBeside(columns: readonly (readonly string[])[]): boolean {
  const parties = columns.map((lines) => lines.filter((line) => line !== ''));
  const isParty = ([first = '', ...rest]: string[]) =>
    !mentionsSubject(first) && isQuiet(first) && rest.every(isQuiet) && rest.some(isNameOfPerson);
  return parties.length > 1 && parties.every(isParty);
}

function isNameOfPerson(line: string): boolean {
  return isPersonName(line) && !isFirm(line);
}

function isQuiet(line: string): boolean {
  const isShort = line.length <= longestLine && line.split(/\s+/u).length <= mostWords;
  return isShort && !statesTerm(line) && (!stop.test(line) || endsInLegalForm(line) || initials.test(line));
}

/** From the line over the first name that others follow closely; what stands above states something after all. */
function fromFirstName(tail: readonly ClosingLine[]): readonly ClosingLine[] {
  let start = tail.length;
  for (let at = tail.length - 1; at >= 0; at -= 1) {
    const line = tail[at];
    if (!line || start - at > mostBetween + 1) break;
    if (isNamed(line)) start = at;
  }
  const over = tail[start - 1];
  const isOver =
    over !== undefined &&
    !isValue(tail, start - 1) &&
    !over.isField &&
    !mentionsSubject(over.words) &&
    beginsLine.test(over.words);
  return tail.slice(isOver ? start - 1 : start);
}

/** What stands right below a title and is no name is what the title heads. */
function isValue(tail: readonly ClosingLine[], at: number): boolean {
  const above = tail[at - 1];
  return above !== undefined && (above.isTitle || above.isField) && !tail[at]?.isTitle && !isNamed(above);
}

function isNamed({ words, isSigned, isField }: ClosingLine): boolean {
  return isSigned || (!isField && (isPersonName(words) || isFirm(words)));
}

function isPerson({ words, isField }: ClosingLine): boolean {
  return !isField && isPersonName(words) && !isFirm(words);
}

/** Names beside a place to sign, or beside what else only a signature has. */
function isSigned(lines: readonly ClosingLine[]): boolean {
  return lines.some((line) => line.isSigned) && lines.some(isPerson);
}

/** Two lines or more of which each says for whom the name below it signs, and something that only people have. */
function areParties(lines: readonly ClosingLine[]): boolean {
  const parties = lines.filter(
    (line, at) => (at === 0 || line.isTitle || !isPerson(line)) && lines.slice(at + 1, at + 3).some(isPerson),
  );
  // A label without a name below it has its value beside it.
  if (lines.some(({ isField }, at) => isField && !lines.slice(at + 1, at + 2).some(isPerson))) return false;
  const isTold =
    lines.some((line) => isPerson(line) && ofPerson.test(line.words)) ||
    lines.some(({ words }) => isLetterClose(words));
  return parties.length > 1 && (isTold || lines.some(({ words }) => isFirm(words)));
}
