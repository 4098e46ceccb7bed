const paper = '(?:sheet|paper|copy|version|draft|letter|note|mail|e-?mail|print-?out|one)';
/** "This sheet replaces the one that she took home"; what all earlier agreements give way to is a term. */
const replacesCopy = new RegExp(
  `^this ${paper} (?:replaces|supersedes|takes the place of|corrects) (?:the|that) ${paper} ` +
    '(?:that|which|who|I|we|you|she|he|they|from|of|sent|dated|handed|left)\\b',
  'i',
);
/** "Please throw the other away": what a reader is to do with a paper that is no longer meant. */
const throwAway = new RegExp(
  '^please (?:throw|tear up|destroy|disregard|ignore|discard|delete|bin|forget|shred) ' +
    `(?:the|that|my|our|any) (?:other|earlier|older?|previous|first|last|former)(?: ${paper}| ones)?(?=[ .,;:]*$|[,;]| away\\b| (?:that|which|I|we|from|of)\\b)`,
  'i',
);

/** What somebody has to say about how another version came about. */
const toldOfVersion =
  /\b(?:remarks|observes|recalls|adds|points out|mentions) that\b.{0,60}\b(?:version|draft|mark-?up)\b/i;

/** Whether a sentence says which paper is no longer meant, and states none of the terms of this one. */
export function isAboutEarlierPaper(sentence: string): boolean {
  return replacesCopy.test(sentence) || throwAway.test(sentence) || toldOfVersion.test(sentence);
}
