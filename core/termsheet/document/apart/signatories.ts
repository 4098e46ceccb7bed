import { anyOf } from '../../reading/any-of.ts';
import type { DocumentBlock } from '../term-sheet-document.ts';
import { chunksOf } from './chunks.ts';
import { closingLinesStart } from './closing-lines.ts';
import { letterFootStart } from './letter-foot.ts';
import { linesOf } from './lines-of.ts';
import { isFirm, mentionsSubject } from './names.ts';

/** A name, with what its bearer is behind a comma. */
const nameLine =
  /^(?:For (?:the )?)?\p{Lu}[\p{L}\d.'’&-]{0,24}(?: (?:\p{Lu}[\p{L}\d.'’&-]{0,24}|&|and|the|de|di|da|del|van|von|der|den|of)){1,7}(?:, [\p{L} ]{2,40})?$/u;
const degree = /^(?:(?:dr|prof|ing|mag|mgr|mr|mrs|ms|dipl)\.? ?){1,2}(?=\p{Lu})/iu;
const fewestNames = 4;
/** What somebody is, below the name. */
const wordAlone = /^\p{Lu}\p{L}{2,20}$/u;
const articles = '(?:the|les?|la|die|der|das|de|den|het|il|gli|el|los|os)';
const roles = [
  'founders?|company|investors?|lenders?|borrower|issuer|(?:note|share)?holders?|fund|family|buyers?|sellers?',
  'fondat(?:eurs?|rices?)|société|investisseurs?|gründer(?:in|innen)?|gesellschaft(?:er)?|investoren',
  'oprichters?|vennootschap|investeerders?|soci|società|fundadores|sociedade?|empresa|investidores',
].join('|');
/** A party by what it is in the deal: "For the company", "Les fondateurs". */
const party = new RegExp(`^(?:(?:for|pour|für|voor|per|por) )?${articles} (?:${roles})$`, 'iu');
/** What somebody is who may sign for a firm. */
const office = anyOf(
  /^(?:\p{L}+[ -]){0,3}(?:manager|director|partner|president|chair(?:man|woman)?|officer|secretary|executive|counsel)$/iu,
  /^(?:\p{L}+[ -]){0,3}(?:ceo|cfo|coo|geschäftsführer(?:in)?|vorstand|prokurist(?:in)?|gérante?)$/iu,
  /^(?:\p{L}+[ -]){0,3}(?:présidente?|directeur|directrice|bestuurder|amministratore|administrador)$/iu,
);
const article = /^(?:the|le|la|der|die|il|el|o|a) (?=\p{L})/iu;
/** "Director of Investments", "Secretary, Otago Angels". */
const ofWhat = /(?:,| (?:of|for|de|du|des|di|für|van)\b| d['’]).{0,40}$/iu;
/** An initial before a family name looks like the letter of a title. */
const initial = /^\p{Lu}\.$/u;
const mostNames = 24;
/** Who signs for a party, and what he is: so many lines stand below its name. */
const mostBelow = 4;
/** A party and who signs for it. */
const fewestOfParty = 2;

interface Names {
  readonly index: number;
  readonly lines: readonly string[];
  /** How many of the lines name a party by what it is in the deal. */
  readonly parties: number;
  readonly isRow: boolean;
  /** Each cell of a row names a party first. */
  readonly areAllParties: boolean;
}

/** Where a document ends with the names of those who sign, without a place to sign; its length where it does not. */
export function namesStart(text: string, blocks: readonly DocumentBlock[]): number {
  const names = lastNames(text, blocks);
  return Math.min(
    closingLinesStart(text, blocks),
    letterFootStart(text, blocks),
    partiesStart(text, names, blocks) ?? blocks.length,
    officerStart(text, blocks, names) ?? blocks.length,
  );
}

/** The first of the parties named by what they are in the deal, each over who signs for it or beside the other. */
function partiesStart(
  text: string,
  names: readonly Names[],
  blocks: readonly DocumentBlock[],
): number | undefined {
  const at = names.findIndex(({ parties }) => parties > 0);
  const first = names[at];
  if (!first) return undefined;
  const signed = names.slice(at);
  const parties = signed.reduce((sum, each) => sum + each.parties, 0);
  const lines = signed.reduce((sum, each) => sum + each.lines.length, 0);
  if (first.isRow && !first.areAllParties) {
    // Beside a party that has a name of its own, over a single row of those who sign: below other rows it may be a term,
    // whose label has one line.
    const [name = ''] = first.lines;
    const isTop =
      blocks[first.index - 1]?.kind !== 'table-row' ||
      isNamedBefore(text, name, blocks[first.index]) ||
      blocks[first.index]?.cells?.every((cell) => linesOf(text, cell).length > 1);
    const areNames = !signed.some((each) => each.lines.some((line) => mentionsSubject(line)));
    return isTop && areNames && parties === 1 && lines >= fewestNames ? first.index : undefined;
  }
  if (parties > 1) return lines >= fewestNames ? first.index : undefined;
  return signed.length > 1 ? otherParty(names.slice(0, at)) : undefined;
}

function isNamedBefore(text: string, name: string, block: DocumentBlock | undefined): boolean {
  return nameLine.test(name) && text.slice(0, block?.start).includes(name);
}

/** The other party, which signs by its own name above the one that is named by what it is. */
function otherParty(above: readonly Names[]): number | undefined {
  let count = 0;
  for (const { index, lines, isRow } of above.toReversed()) {
    if (isRow || lines.some((line) => mentionsSubject(line))) return undefined;
    count += lines.filter(isPerson).length;
    if (count >= fewestOfParty) return index;
  }
  return undefined;
}

/** The name of a party, that of a firm or one that the document has named before, over somebody and what he is. */
function officerStart(
  text: string,
  blocks: readonly DocumentBlock[],
  names: readonly Names[],
): number | undefined {
  if (!names.some(({ lines }) => lines.some(isOffice))) return undefined;
  const words = text.toLowerCase();
  let below: string[] = [];
  for (const { index, lines, isRow } of names.toReversed()) {
    const [name = '', ...rest] = lines;
    below = [...rest, ...below];
    if (isRow || below.length > mostBelow) return undefined;
    const before = words.slice(0, blocks[index]?.start);
    const isKnown = isFirm(name) || before.includes(name.toLowerCase());
    const isSigned = below.some(isOffice) && below.some(isPerson);
    if (isSigned && nameLine.test(name) && isKnown) return index;
    below = [name, ...below];
  }
  return undefined;
}

/**
 * The first of the lines above a place to sign that say who signs there: names that stand right over it, or the name of
 * a party over an office.
 */
export function signerStart(text: string, blocks: readonly DocumentBlock[], start: number): number {
  const opening = new Set(chunksOf(text, blocks).map((chunk) => chunk.blocks[0]));
  const isTight = (index: number) => !opening.has(blocks[index]);
  const isOfficeIn = (index: number) => linesOf(text, blocks[index] ?? { start: 0, end: 0 }).every(isOffice);
  let first = start;
  while (namesSigner(text, blocks[first - 1]) && (first === start || isTight(first) || isOfficeIn(first))) {
    first -= 1;
  }
  const lines = blocks.slice(first, start).flatMap((block) => linesOf(text, block));
  const isOfficer = lines.some(isOffice) && lines.some(isPerson);
  return lines.length <= mostBelow && (isOfficer || isTight(start)) ? first : start;
}

function namesSigner(text: string, block: DocumentBlock | undefined): boolean {
  if (!block || block.apart || block.number || block.label || block.kind === 'table-row') return false;
  return linesOf(text, block).every((line) => (isPerson(line) && !mentionsSubject(line)) || isOffice(line));
}

/** The last blocks of a document, as far up as they have nothing but names, parties and offices. */
function lastNames(text: string, blocks: readonly DocumentBlock[]): Names[] {
  const names: Names[] = [];
  for (const [index, block] of [...blocks.entries()].reverse()) {
    if (block.apart) continue;
    const lines = linesOf(text, block);
    if (!/\p{L}/u.test(lines.join(''))) continue;
    const { kind, number, cells = [] } = block;
    const isInitial = !number || initial.test(text.slice(number.start, number.end));
    if (!isInitial || names.length >= mostNames || !lines.every(isOfSignatory)) break;
    const isRow = kind === 'table-row';
    const parties = lines.filter(isParty).length;
    // A party in the first cell alone is the label of a term.
    if (isRow && parties > 0 && !cells.slice(1).some((cell) => linesOf(text, cell).some(isParty))) break;
    const areAllParties = cells.every((cell) => isParty(linesOf(text, cell)[0] ?? ''));
    names.unshift({ index, lines, parties, isRow, areAllParties });
  }
  return names;
}

function isOfSignatory(line: string): boolean {
  return isParty(line) || isOffice(line) || wordAlone.test(line) || isPerson(line);
}

function isOffice(line: string): boolean {
  return office.test(line.replace(article, '').replace(ofWhat, ''));
}

function isPerson(line: string): boolean {
  return nameLine.test(line.replace(degree, '')) && !isOffice(line);
}

/** A party named by what it is in the deal, in two languages, too: "Les fondateurs / the founders". */
export function isParty(line: string): boolean {
  return line.split('/').every((part) => party.test(part.trim()));
}
