import type { Surroundings } from './surroundings.ts';

const longestTitleWords = 12;
const longestTitle = 110;
/** A paragraph, however short, has so many characters or ends as a sentence does. */
const shortestBody = 45;
/** A longer run of short lines is looked at in part. */
const longestRun = 24;
/** What no title of more than two words ends with: a list or a sentence goes on behind it. */
const openEnd =
  /\b(?:an?|and|are|before|by|for|if|in|is|not|of|or|shall|than|that|the|to|unless|until|when|which|will|with)$/u;
/** "What we ask for" and "Rights we ask for" are whole. */
const asksFor =
  /^(?:how|what|where|which|who|why)\b|\b(?:we|you|I|they) (?:\p{L}{1,14} ){1,3}(?:by|for|in|to|with)$/iu;

/** Words that may head something: they begin as a title does and end no sentence, though they may ask. */
export function isTitle(words: string): boolean {
  return (
    words.length <= longestTitle &&
    /^[\p{Lu}\p{Lo}\d"“'‘]/u.test(words) &&
    !/[.;,!–—-]["”’)]?$/u.test(words) &&
    !isOpenEnded(words) &&
    !isGreeting(words) &&
    words.split(/\s+/u).length <= longestTitleWords
  );
}

/** Who is addressed: a letter begins with no title. */
const greeting =
  /^(?:dear|hi|hello|hey|good (?:morning|afternoon|evening)|sehr geehrte[rs]?|liebe[rs]?|ch[eè]re?s?|madame|monsieur|estimad[oa]s?|querid[oa]s?|gentil[ei]|egregi[oa]?|geachte|beste|kära|kære|hei|hej)\b/iu;

/** True for "Dear Lotte", which is as short as a title. */
export function isGreeting(words: string): boolean {
  return greeting.test(words);
}

/** True for words behind which a list or a sentence goes on. */
export function isOpenEnded(words: string): boolean {
  return openEnd.test(words) && !asksFor.test(words) && words.split(/\s+/u).length > 2;
}

/**
 * Short lines that stand alone, one after the other, are titles and what answers them by turns. Over a paragraph they
 * are counted from it upwards, for the last one heads it; two such lines are a title of a part and one in it. Where no
 * paragraph follows they are counted downwards: "Governing law", "England and Wales".
 */
export function headsWhatFollows(place: Surroundings, isInSentenceCase: boolean): boolean {
  const { index, blocks } = place;
  let first = index;
  while (index - first < longestRun && isShort(place, first - 1)) first -= 1;
  let last = index;
  while (last - index < longestRun && isShort(place, last + 1)) last += 1;
  const below = last - index;
  const isAnswer = blocks.at(-1)?.block.kind === 'heading';
  if (isBody(place, last + 1)) return below % 2 === 0 || (index === first && !isAnswer) || last - first === 1;
  return !isAnswer && (below > 0 || !isInSentenceCase);
}

/** A line alone between gaps that may be a title and is no paragraph. */
function isShort(place: Surroundings, index: number): boolean {
  const { lines, readings } = place;
  const line = lines[index];
  const reading = readings[index];
  if (!line?.afterBlank || !lines[index + 1]?.afterBlank || !reading || reading.kind === 'table-row')
    return false;
  const isBare = reading.marker === undefined && !reading.block.label && !reading.markdown;
  return isBare && isTitle(line.content) && !isLong(line.content);
}

/** True where a paragraph, a list or a table stands, not another short line nor a title that is underlined. */
export function isBody({ lines, readings }: Surroundings, index: number): boolean {
  const line = lines[index];
  const reading = readings[index];
  if (!line || !reading || readings[index + 1]?.kind === 'underline') return false;
  if (reading.kind === 'table-row' || reading.block.label) return true;
  if (reading.marker && !isTitle(line.content.slice(reading.marker.length))) return true;
  if (readings[index + 1]?.marker) return true;
  const next = lines[index + 1];
  return (
    (next !== undefined && !next.afterBlank) || isLong(line.content) || /[.;:,]["”’)\]]?$/u.test(line.content)
  );
}

/** Longer than a title, or with figures in it. */
export function isLong(words: string): boolean {
  return words.length >= shortestBody || /\d/u.test(words);
}
