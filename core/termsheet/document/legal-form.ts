const withStop =
  /(?:\p{Lu}\.\s?\p{Lu}|\b(?:Inc|Ltda?|Corp|Co|Pty|Pvt|Pte|Bhd|Zrt|Kft|Nyrt|Bt|ehf|hf|ohf|d\.d|s\.r\.o|d\.o\.o|z o\.o|a\.s))\.$/u;

/** "Polderlicht B.V." and "Brindle Freight, Inc." end with the stop of their legal form, not of a sentence. */
export function endsInLegalForm(words: string): boolean {
  return withStop.test(words);
}
