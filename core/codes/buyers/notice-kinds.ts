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
  /** The same for all codes below the code, in its group and in its division. */
  'givenBelow',
  'givenGroup',
  'givenDivision',
  /** How often the code was given at all, as a logarithm. */
  'usage',
  /** What a seller's ranking gives to all codes below the code, and in its division. */
  'soldBelow',
  'soldDivision',
] as const;
/** All kinds, in the order of their weights. */
export const noticeKinds = [...ownEvidence, ...ofNotices] as const;
/** A figure for each kind of evidence that counts where a buyer asks. */
export type NoticeFigures = Readonly<Record<(typeof noticeKinds)[number], number>>;
