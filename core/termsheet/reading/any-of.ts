/**
 * One pattern out of several families of wordings.
 * @throws TypeError where they do not all carry the same flags: one pattern has but one set of them.
 */
export function anyOf(first: RegExp, ...others: readonly RegExp[]): RegExp {
  const odd = others.find(({ flags }) => flags !== first.flags);
  if (odd) throw new TypeError(`${odd} has other flags than ${first}`);
  return new RegExp([first, ...others].map(({ source }) => `(?:${source})`).join('|'), first.flags);
}
