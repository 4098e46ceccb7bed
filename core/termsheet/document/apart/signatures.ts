import type { DocumentBlock } from '../../document.ts';
import { withoutMarksAtEnd } from '../trim-marks.ts';
import { type Chunk, chunksOf } from './chunks.ts';

const phrase =
  '(?:(?:with )?(?:kind|kindest|best|warm|warmest|many)?\\s?(?:regards|wishes)|(?:yours )?(?:sincerely|faithfully|truly)(?: yours)?|yours|yours .{2,14}|best|cheers|all the best|warmly|thanks|many thanks|thank you|respectfully|mit (?:freundlichen|besten|herzlichen) grüßen|cordialement|bien à vous|met vriendelijke groet(?:en)?|(?:un )?cordiale?s? salud[oi]s?|saludos)';
const valediction = new RegExp(`^${phrase}(?: ?/ ?${phrase})?$`, 'iu');
/** What nothing but a place to sign has. */
const placeToSign =
  /^(?:signed|by|signature|unterschrift|executed)\b[^_…]{0,40}[_…]{3}|^by\s?:$|_____$|^(?:signed|executed) (?:for|by|on behalf)\b|^(?:for|signed for|by) and on behalf of\b|^(?:agreed|accepted|acknowledged)(?: and (?:agreed|accepted))?(?:\s?:|\s+by\b)/iu;
const signatoryField =
  /^(?:by|name|print name|title|position|its|date|dated|place|signed|signature)\b\s?:?(?:\s.{0,60})?$/iu;
const disclaimer =
  /\b(?:intended recipient|confidential information|this (?:e-?mail|message)|notify the sender|sent from my|registered (?:in|office)|company number)\b/iu;
const longestLine = 80;
const mostLines = 10;
/** A letter ends with so many groups of lines below its last words: names, firm, notice. */
const mostChunks = 4;

/** Sets apart the lines in which people sign: the close of a letter, places to sign, the foot of a mail. */
export function markSignatures(text: string, blocks: readonly DocumentBlock[]): DocumentBlock[] {
  const chunks = chunksOf(text, blocks);
  const signed = new Set<Chunk>();
  let left = 0;
  for (const [index, chunk] of chunks.entries()) {
    if (chunk.isApart) {
      left = 0;
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
      const isSure =
        index > lastTerm || chunk.lines.some((line) => placeToSign.test(line) || isValediction(line));
      return isSure ? chunk.blocks : [];
    }),
  );
  return blocks.map((block) => (inside.has(block) ? { ...block, apart: 'signature' } : block));
}

/** "Kind regards,", with a line to sign on or without. */
function isValediction(line: string): boolean {
  return line.length <= longestLine && valediction.test(withoutMarksAtEnd(line, /[\s,.!_]/u));
}

function isShort({ lines, hasRows }: Chunk): boolean {
  return !hasRows && lines.length <= mostLines && lines.every((line) => line.length <= longestLine);
}

function closesLetter({ lines }: Chunk): boolean {
  const isClose = lines.slice(0, 2).some((line) => isValediction(line));
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
  return (
    chunk.lines.some((line) => placeToSign.test(line) && /\p{L}/u.test(chunk.lines.join(''))) || fields > 1
  );
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

function statesTerm(line: string): boolean {
  return /[£$€%]|\b\d+x\b|\d[\d.,]{4}\d/u.test(line) && !/^\+?[\d ()-]{7,}$/u.test(line);
}
