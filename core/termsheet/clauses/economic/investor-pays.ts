/** Plain words by which those who write, or the investors, say that they pay. */
export const investorPays =
  /\b(?:we|they) (?:would |will |shall |'ll |'d )?(?:like to )?(?:put in|buy|pay|send|wire|lend|bring|contribute)\b/i;
