import { seatCount } from './seat-segments.ts';

/** "Two by investors (one the lead, one the seed holders)": what stands in the bracket splits what stands before it. */
const splitInBracket = /\b(two|three|four|five|[2-5])\b([^().;,]{1,60})\(([^():]{3,120})\)/giu;
/** "Three from the Preferred, of whom two by Alder and one by the Series A". */
const splitBehind =
  /\b(two|three|four|five|[2-5])\b(\s(?:[^();,]{1,40}\s)?(?:by|for|from|of)\s[^();,]{1,40}),\s(of (?:whom|which)\b[^;.]{3,120})/giu;
const partOfSplit = /\b(?:one|two|three|four|[1-4])\b/giu;
/** "Two elected by the Common, being the founders Ann Roe and Bo Lee": the names are those of the seats before them. */
const namesBehind =
  /(?=, being)(?<=\b(?:two|three|four|five|[2-5])\b[^;,.:]{1,60}), being (?:the )?(?:co-?)?(?:founders|promoters)\b(?:[^;.]|\b(?:Dr|Mrs?|Ms)\.){0,120}?(?=[;.]|, (?:one|two|three)\b|$)/gu;

/** "The Trust appoints three: myself, my sister and our attorney": who they are, as many as were counted. */
const namesOfAppointed =
  /(?<=\b(?:appoint|name|nominate|elect|send)s? (two|three|four|five)(?: directors)?): ([^.;:]{3,160})/giu;

const spaces = (found: string): string => ' '.repeat(found.length);

/** Blanks what only repeats seats that were counted before: how they are split, and who fills them. */
export function withoutGlosses(text: string): string {
  return text
    .replace(splitInBracket, (found, whole: string, between: string, bracket: string) =>
      splits(whole, bracket) ? `${whole}${between}${spaces(`(${bracket})`)}` : found,
    )
    .replace(splitBehind, (found, whole: string, between: string, parts: string) =>
      splits(whole, parts) ? `${whole}${between}${spaces(`, ${parts}`)}` : found,
    )
    .replace(namesBehind, spaces)
    .replace(namesOfAppointed, (found, whole: string, names: string) =>
      names.split(/,(?: and)? | and /).length === seatCount(`${whole} directors`) ? spaces(found) : found,
    );
}

function splits(whole: string, words: string): boolean {
  const parts = (words.match(partOfSplit) ?? []).map((part) => Number(seatCount(`${part} directors`)));
  return parts.length > 1 && parts.reduce((sum, part) => sum + part, 0) === seatCount(`${whole} directors`);
}
