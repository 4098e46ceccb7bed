/** The kinds of a seller's evidence that count for buyers too. */
export const ownEvidence = [
  'whole',
  'single',
  'coverage',
  'fit',
  'exact',
  'modelLog',
  'trade',
  'tradeModel',
  'activity',
  'catchAll',
  'popularity',
  'depth',
] as const;
const ofNotices = [
  /** How likely buyers give the code to such a title: its root and its logarithm. */
  'given',
  'givenLog',
  /** The same for all codes in its group and in its division. */
  'givenGroup',
  'givenDivision',
  /** How often the code was given at all, as a logarithm, and that where a written title is like this one. */
  'usage',
  'usageKnown',
  /** What a seller's ranking gives to all codes below the code. */
  'soldBelow',
  /** How like the likest written title with the code is. */
  'bought',
  /** The share of the code, of all codes below it and of its division among the likest written titles. */
  'boughtShare',
  'boughtBelow',
  'boughtDivision',
  /** 1 for a class, and for what is finer than a category: buyers choose some depths more often than others. */
  'classDepth',
  'fineDepth',
] as const;
/** All kinds, in the order of their weights. */
export const noticeKinds = [...ownEvidence, ...ofNotices] as const;
/** A figure for each kind of evidence that counts where a buyer asks. */
export type NoticeFigures = Readonly<Record<(typeof noticeKinds)[number], number>>;
