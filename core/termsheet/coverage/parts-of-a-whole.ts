/** A row that holds a share of something, and besides it at most a sum, a count or a scale. */
const row =
  /^[^\p{L}%]{0,40}(?:[kmb]n?\b)?[^\p{L}%]{0,10}(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?)\s?%[^\p{L}\d%]{0,6}$/u;

/** Two shares that add up may do so by chance. */
const fewestParts = 3;
/** What is left over when shares are rounded. */
const rounding = 0.6;

/**
 * Which of the texts are parts of a whole: three or more in succession, each a share and no words, that add up to a
 * hundred per cent, with the row of their total behind them. So is told what money is used for and who holds what; none
 * of it is a term.
 *
 * @param texts what stands in successive rows, without their labels
 */
export function partsOfAWhole(texts: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  let from = 0;
  let sum = 0;
  texts.forEach((text, at) => {
    const share = shareIn(text);
    if (share === null) {
      from = at + 1;
      sum = 0;
      return;
    }
    const isTotal = found.has(at - 1) && share === 100;
    if (isTotal) found.add(at);
    if (isTotal || sum + share > 100 + rounding) {
      from = isTotal ? at + 1 : at;
      sum = 0;
    }
    if (!isTotal) sum += share;
    const isWhole = Math.abs(sum - 100) <= rounding && at - from + 1 >= fewestParts;
    if (!isWhole) return;
    for (let part = from; part <= at; part += 1) found.add(part);
    from = at + 1;
    sum = 0;
  });
  return found;
}

function shareIn(text: string): number | null {
  const share = row.exec(text.trim())?.[1];
  return share === undefined ? null : Number(share.replace(',', '.'));
}
