/**
 * How likely two sets of measurements of one and the same thing differ at least as much as these do: the exact
 * two-sided test of Mann and Whitney, which asks for no shape of the noise. Equal values count half.
 */
export function chanceOfDifference(first: readonly number[], second: readonly number[]): number {
  const pairs = first.length * second.length;
  if (pairs === 0) return 1;
  const wins = first.reduce(
    (sum, one) => sum + second.reduce((won, other) => won + (one > other ? 1 : one === other ? 0.5 : 0), 0),
    0,
  );
  const counts = waysToWin(first.length, second.length);
  const all = counts.reduce((sum, count) => sum + count, 0);
  const fewest = Math.min(wins, pairs - wins);
  const tail = counts.reduce((sum, count, at) => (at <= fewest ? sum + count : sum), 0);
  return Math.min(1, (2 * tail) / all);
}

/** In how many orders of `ones` and `others` measurements the first set wins 0, 1, 2 … of the pairs. */
function waysToWin(ones: number, others: number): readonly number[] {
  // ways[one][other]: the largest is of the first set, which wins against all others, or of the second.
  const ways: (readonly number[])[][] = [];
  for (let one = 0; one <= ones; one += 1) {
    const row: (readonly number[])[] = [];
    for (let other = 0; other <= others; other += 1) {
      if (one === 0 || other === 0) {
        row.push([1]);
        continue;
      }
      const largestIsOne = ways[one - 1]?.[other] ?? [];
      const largestIsOther = row[other - 1] ?? [];
      row.push(
        Array.from(
          { length: one * other + 1 },
          (_, wins) => (largestIsOne[wins - other] ?? 0) + (largestIsOther[wins] ?? 0),
        ),
      );
    }
    ways.push(row);
  }
  return ways[ones]?.[others] ?? [1];
}
