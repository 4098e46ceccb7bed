/** A word of its own that ends the list: what follows it says something else. */
const endOfList =
  'but|which|that|who|where|if|when|while|must|shall|may|provides?|sends?|receives?|gets?|gives?';
const notOwed = [
  'owed|due|needed|required|asked(?: for)?|wanted|sought|requested|given|granted',
  'provided|expected|foreseen|carried over|taken over|adopted',
].join('|');
const onlyForNow = 'until|unless|before|except|if|only|save|where|when';
const directlyBefore = /\b(?:no|not|nor|neither|never|instead of|rather than)(?: (?:a|any|the|our|more))? $/i;
/** "Weekly reports, log-ins and unannounced visits are not owed to any shareholder". */
const behindList = new RegExp(
  `^(?:(?!\\b(?:${endOfList})\\b)[^.;:]){0,130}?(?:\\b(?:is|are) |\\b)(?:not|no longer) ` +
    `(?:${notOwed})\\b(?![^.;]{0,60}\\b(?:${onlyForNow})\\b)`,
  'i',
);
/** "Monthly reports, which you will have seen in our old form, are no longer asked for". */
const aside = /,\s(?:which|that|as)\b[^,.;:]{0,100},/i;
const longestAfter = 260;

/** Whether something in a list of what is owed is denied, by itself or together with the whole list. */
export function isDeniedItem(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 30), start);
  if (directlyBefore.test(before)) return true;
  return behindList.test(text.slice(end, end + longestAfter).replace(aside, ' '));
}
