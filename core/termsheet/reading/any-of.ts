/** One pattern out of several families of wordings; all of them must carry the same flags. */
export function anyOf(first: RegExp, ...others: readonly RegExp[]): RegExp {
  return new RegExp([first, ...others].map(({ source }) => `(?:${source})`).join('|'), first.flags);
}
