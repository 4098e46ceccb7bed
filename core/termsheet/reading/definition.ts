const definition =
  /^[^"\p{L}]{0,20}"[^"]{2,60}"[^.;]{0,10}\b(?:means?|shall mean|(?:shall )?equals?|(?:has|have|shall have) the meaning)\b/iu;

/** Whether a sentence explains a word: "“Equity Securities” shall mean shares and any right to buy them". */
export function isDefinition(text: string): boolean {
  return definition.test(text);
}
