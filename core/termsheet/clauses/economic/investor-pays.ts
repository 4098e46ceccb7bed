/** Plain words by which those who write, or the investors, say that they pay. */
export const investorPays =
  /\b(?:we|they) (?:would |will |shall |'ll |'d )?(?:like to )?(?:put in|(?:come in|enter|join) with|buy|pay|send|wire|lend|bring|contribute|(?:can )?do(?= [$\u00a3\u20ac]?\d))\b/i;
