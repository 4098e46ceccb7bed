import { endsInLegalForm } from '../legal-form.ts';
import type { DocumentBlock, TextSpan } from '../term-sheet-document.ts';
import { type Chunk, chunksOf } from './chunks.ts';
import { linesOf } from './lines-of.ts';
import { isFirm, isPersonName } from './names.ts';
import { isParty, namesStart, signerStart } from './signatories.ts';
import { isOfSigning, isOpenField, isSigningFormula } from './signing-formula.ts';
import { isPlace, isSureCue, longestSigned, mailAddress, rule, statesTerm } from './signing-marks.ts';
import { isValediction } from './valediction.ts';

/** What stands before the places that those who sign fill in. */
const fieldNames =
  'by|par|per|durch|door|(?:print )?name|title|position|designation|its|dated?|place|signed|signature';
const signatoryField = new RegExp(`^(?:${fieldNames})\\b(?:\\s?:.{0,60}|\\s[^:]{0,60})?$`, 'iu');
/** A field that is still to be filled in. */
const emptyField = new RegExp(`^(?:${fieldNames})\\s?:?[\\s_.…/]*$`, 'iu');
const disclaimer =
  /\b(?:intended recipient|confidential information|this (?:e-?mail|message)|notify the sender|sent from (?:my|an?) |registered (?:in|office)|company number)\b/iu;
/** Says in the same line for whom is signed. */
const forWhom =
  /^(?:signed|executed) (?:for|by|on)\b|^(?:agreed|accepted|acknowledged)\b|^(?:for|by) and on behalf\b/iu;
/** "For acceptance, Ostara Ltd", "For: Ostara Ltd": a capital letter first, and nothing but a name. */
const forParty = /^(?:for|pour|für|voor|per)(?: \p{Ll}{4,15},|\s?:) \p{Lu}[\p{L}\d.'’& -]{2,50}$/iu;
/** A field left empty is a place to sign where another one is. */
const fewestEmpty = 2;
/** Words of a field without a colon, such as "By its general partner". */
const longestField = 4;
const longestLine = 80;
/** The end of an item or a sentence, with the mark of a note or without. */
const sentenceEnd =
  /;$|(?:\p{Ll}{3}|\s[\p{Ll}\d]{1,9})["”’)]{0,3}\.["”’)]{0,2}(?:\[\d{1,2}\]|[*†‡¹²³⁴-⁹])?$/u;
/** Lines between two cues, or above the first: whose signature it is. */
const mostNames = 2;
/** The name of a person, a firm or a party is no title of a term. */
const nameAlone = 0.5;
const role =
  /^(?:(?:the )?(?:founders?|promoters?|investors?|company|holder|maker|borrower|lenders?|subscribers?|trustees?|shareholders?))$/iu;
const mostLines = 10;
/** A letter ends with so many groups of lines below its last words: names, firm, notice. */
const mostChunks = 4;

/** Sets apart the lines in which people sign: the close of a letter, places to sign, the foot of a mail. */
export function markSignatures(text: string, blocks: readonly DocumentBlock[]): DocumentBlock[] {
  const known = markSigned(text, blocks);
  const start = Math.min(closingStart(text, known), namesStart(text, known), footStart(text, known));
  return known.map((block, index) =>
    index < start || block.apart ? block : { ...block, apart: 'signature' },
  );
}

/** The first block below the two dashes that part a mail from its foot (RFC 3676, section 4.3). */
function footStart(text: string, blocks: readonly DocumentBlock[]): number {
  const dashes = text.lastIndexOf('\n--');
  const [mark, ...foot] = dashes < 0 ? [] : text.slice(dashes + 1).split('\n');
  const isFoot = mark?.trimEnd() === '--' && foot.filter((line) => line.trim()).length <= mostLines;
  const start = isFoot ? blocks.findIndex(({ end }) => end > dashes) : -1;
  return start < 0 ? blocks.length : start;
}

/** Where a document ends with places to sign, whatever they are set in, the first of their blocks. */
function closingStart(text: string, blocks: readonly DocumentBlock[]): number {
  let start = blocks.length;
  let names = 0;
  let isSure = false;
  let emptyFields = 0;
  for (const [index, block] of [...blocks.entries()].reverse()) {
    if (block.apart && block.apart !== 'signature') continue;
    if (!block.apart && block.end - block.start > longestSigned) break;
    const lines = linesOf(text, block);
    // A rule with nothing below it parts the notes from the text.
    // Two of them side by side are signed on.
    const isBare = !/\p{L}/u.test(lines.join('')) && (block.cells?.length ?? 0) < 2;
    if (isBare && (blocks[index + 1]?.apart === 'note' || (start === blocks.length && names === 0))) continue;
    if (!block.apart && !lines.every(isOfSignature)) break;
    const areParties = start === blocks.length && names === 0 && standBeside(text, block, blocks[index - 1]);
    if (block.apart || areParties || lines.some(isCue)) {
      start = index;
      names = 0;
      // No term is "Name" or "Date" alone, and each of those who sign has both.
      emptyFields += lines.filter(isEmptied).length;
      isSure ||=
        block.apart !== undefined || areParties || emptyFields >= fewestEmpty || lines.some(isSureCue);
    } else {
      names += lines.every(namesSigner) ? nameAlone : 1;
      if (names > mostNames) break;
    }
  }
  return isSure ? signerStart(text, blocks, withName(text, blocks, start)) : blocks.length;
}

/**
 * Those who sign stand beside each other in a single row, each with a name and who signs for it. The label of a term
 * has one line, and the last row of a table has others above it.
 */
function standBeside(
  text: string,
  { kind, cells = [] }: DocumentBlock,
  above: DocumentBlock | undefined,
): boolean {
  if (kind !== 'table-row' || above?.kind === 'table-row' || cells.length < 2) return false;
  return cells.every(
    ({ start, end, lines }) => (lines?.length ?? text.slice(start, end).split('\n').length) > 1,
  );
}

/** A name over the rule to sign on, or over a field to fill in, may look like a title; what heads nothing else is none. */
function isOverRule(text: string, above: TextSpan, below: TextSpan): boolean {
  const signed = text.slice(below.start, below.end);
  const isForName = /^For \p{Lu}/u.test(text.slice(above.start, above.end));
  return isForName ? rule.test(signed) : /^[_.]{6,}/u.test(signed) || emptyField.test(signed);
}

/** The line above the first cue may say for whom is signed; what has a number or a label states a term. */
function withName(text: string, blocks: readonly DocumentBlock[], start: number): number {
  const above = blocks[start - 1];
  const first = blocks[start];
  const signer = first ? spelledFrom(text, blocks, start, linesOf(text, first)) : start;
  if (signer < start) return signer;
  if (!above || !first || above.apart || above.number) return start;
  if (above.kind === 'heading') {
    return isOverRule(text, above, first) && linesOf(text, above).every(isName) ? start - 1 : start;
  }
  // Parties that sign side by side have their names side by side.
  const areBeside = blocks.slice(start, start + 2).some(({ kind }) => kind === 'table-row');
  if (above.kind === 'table-row' ? !areBeside : above.label !== undefined) return start;
  const lines = linesOf(text, above);
  // Below other rows stands the last one of a table of terms, unless each of its cells is a name.
  const isLastRow = above.kind === 'table-row' && blocks[start - 2]?.kind === 'table-row';
  if (isLastRow && !lines.every((line) => isName(line) || isParty(line) || forParty.test(line))) return start;
  const isNamed = linesOf(text, first).some((line) => forWhom.test(line));
  const mayName = (line: string) =>
    isShortLine(line) &&
    !severalFigures.test(line) &&
    (isParty(line) || (!isPhrase(line) && beginsName.test(line)));
  return !isNamed && lines.length <= 2 * mostNames && lines.every(mayName) ? start - 1 : start;
}

/** The first of the blocks above a mail address that are in it, as a name and its initial are. */
function spelledFrom(
  text: string,
  blocks: readonly DocumentBlock[],
  start: number,
  foot: readonly string[],
): number {
  const parts = (foot.find((line) => mailAddress.test(line)) ?? '').toLowerCase().split(/[@.]/u);
  const isSpelled = (block: DocumentBlock | undefined) => {
    const words =
      block && !block.apart
        ? text
            .slice(block.start, block.end)
            .toLowerCase()
            .split(/[\s.]+/u)
        : [];
    return words.length > 0 && words.every((word) => parts.some((part) => part.startsWith(word)));
  };
  return blocks.slice(0, start).findLastIndex((block) => !isSpelled(block)) + 1;
}

/** Between the words of a name: "Fonds de l’Areuse". */
const particle = /^(?:de|du|des|di|da|del|della|van|von|vom|der|den|zu|of|and|the|y|e|et|og|och|und)$/u;

/** Two words or more, each with a capital or a figure first but for particles and what a firm is. */
function isName(line: string): boolean {
  const words = (endsInLegalForm(line) ? line.replace(/\s\S+$/u, '') : line).split(' ');
  const isCapital = (word: string) => /^(?:[ld]['’])?[\p{Lu}\d&(]/u.test(word);
  return (
    line.includes(' ') &&
    words.every((word) => isCapital(word) || particle.test(word)) &&
    isCapital(words[0] ?? '')
  );
}

/** Dates and sums; a firm may have one year in its name. */
const severalFigures = /\d\D+\d/u;
/** A capital, or a small word cut short as before a name: "p.p.", "avv.". */
const beginsName = /^[^\p{L}]*(?:\p{Lu}|\p{Ll}{1,4}\.)/u;

/** More words in small letters than a name has, or a figure in a cell of its own. */
function isPhrase(line: string): boolean {
  const words = line.match(/\p{L}+/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return small * 2 > words.length || (words.length === 0 && /\d/.test(line));
}

function isShortLine(line: string): boolean {
  const endsSentence = sentenceEnd.test(line) && !endsInLegalForm(line);
  return line.length <= longestLine && !endsSentence && !statesTerm(line);
}

/** A line to sign on is as long as it is drawn; a gap in brackets or in a sentence is one in a term. */
function isOfSignature(line: string): boolean {
  if (isShortLine(line) || (isSigningFormula(line) && !/[\p{Sc}%]/u.test(line))) return true;
  return isSureCue(line) && !statesTerm(line) && !/\[_|[.;]$/u.test(line);
}

function namesSigner(line: string): boolean {
  return isPersonName(line) || isFirm(line) || isParty(line) || role.test(line);
}

/** What only a place to sign has: a field that is still to be filled in, and the words of signing. */
function isEmptied(line: string): boolean {
  return emptyField.test(line) || isOpenField(line) || isSigningFormula(line);
}

/** "By completion the founders sign" begins as a field does, and is a sentence. */
function isCue(line: string): boolean {
  const isSentence = line.split(' ').length > longestField && isPhrase(line) && !line.includes(':');
  const isField = (signatoryField.test(line) && !isSentence) || forParty.test(line) || isOpenField(line);
  return isField || isOfSigning(line);
}

/** Lines that stand together in which people sign, at the end or where schedules follow. */
function markSigned(text: string, blocks: readonly DocumentBlock[]): DocumentBlock[] {
  const chunks = chunksOf(text, blocks);
  const signed = new Set<Chunk>();
  let left = 0;
  for (const [index, chunk] of chunks.entries()) {
    if (chunk.isApart) {
      // A page that ends in the middle of the names parts nothing.
      if (!chunk.blocks.every(({ apart }) => apart === 'running-head' || apart === 'running-foot')) left = 0;
      continue;
    }
    if (closesLetter(chunk)) {
      signed.add(chunk);
      left = mostChunks;
    } else if (isPlaceToSign(chunk)) {
      signed.add(chunk);
      left = Math.max(left, 1);
    } else if (left > 0 && goesOnSigned(chunk, chunks[index + 1])) {
      signed.add(chunk);
      left -= 1;
    } else left = 0;
  }
  const lastTerm = chunks.findLastIndex((chunk) => !signed.has(chunk) && !chunk.isApart);
  const inside = new Set(
    chunks.flatMap((chunk, index) => {
      if (!signed.has(chunk)) return [];
      // Offers go on below a signature with schedules alone; a short line with "Date:" among terms is one of them.
      const isSure = index > lastTerm || chunk.lines.some((line) => isPlace(line) || isValediction(line));
      return isSure ? chunk.blocks : [];
    }),
  );
  return blocks.map((block) => (inside.has(block) ? { ...block, apart: 'signature' } : block));
}

function isShort({ lines, hasRows }: Chunk): boolean {
  return !hasRows && lines.length <= mostLines && lines.every((line) => line.length <= longestLine);
}

function closesLetter({ lines }: Chunk): boolean {
  // The second line of a sentence may be "yours." alone.
  const isClose = lines
    .slice(0, 2)
    .some((line, index) => isValediction(line) && !(index && /^\p{Ll}/u.test(line)));
  return isClose && lines.length <= mostLines && lines.every((line, index) => isFoot(line, lines[index - 1]));
}

/** A short line, or a notice that goes on over two. */
function isFoot(line: string, before: string | undefined): boolean {
  return (
    line.length <= longestLine || disclaimer.test(line) || (before !== undefined && disclaimer.test(before))
  );
}

function isPlaceToSign(chunk: Chunk): boolean {
  if (!isShort(chunk) || chunk.hasProse || chunk.lines.some((line) => isSentence(line) || statesTerm(line))) {
    return false;
  }
  const fields = chunk.lines.filter((line) => signatoryField.test(line)).length;
  return chunk.lines.some((line) => isPlace(line) && /\p{L}/u.test(chunk.lines.join(''))) || fields > 1;
}

/** Names, firms, telephone numbers and notices below the close of a letter. */
function goesOnSigned(chunk: Chunk, next: Chunk | undefined): boolean {
  if (disclaimer.test(chunk.lines.join(' '))) return true;
  if (!isShort(chunk) || chunk.hasMarks || chunk.lines.some((line) => isSentence(line) || statesTerm(line))) {
    return false;
  }
  // A short line over a paragraph is its title.
  const isTitle =
    next !== undefined && !next.isApart && !isShort(next) && !disclaimer.test(next.lines.join(' '));
  return !isTitle;
}

function isSentence(line: string): boolean {
  return /[.;:]$/u.test(line) && line.split(/\s+/u).length > 6;
}
