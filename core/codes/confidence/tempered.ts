const steps = 24;
const sharpest = 8;

/**
 * Chances in the same order, of which the first is as likely as was measured: the shares of the evidence are flattened
 * or sharpened until they fit. Together they are at most 1.
 * @param shares best first, above 0
 * @param first the chance that the first is right
 */
export function tempered(shares: readonly number[], first: number): readonly number[] {
  const best = shares[0] ?? 0;
  if (best <= 0) return shares.map(() => 0);
  const logs = Float64Array.from(shares, (share) => Math.min(0, Math.log(Math.max(share, 1e-12) / best)));
  // What comes after the sum is over 1 is not looked at.
  const isOver = (power: number): boolean => {
    let sum = 0;
    for (let at = 0; at < logs.length && sum <= 1; at++) sum += first * Math.exp(power * (logs[at] ?? 0));
    return sum > 1;
  };
  let low = 0;
  let high = sharpest;
  for (let step = 0; step < steps; step++) {
    const middle = (low + high) / 2;
    if (isOver(middle)) low = middle;
    else high = middle;
  }
  // Equal shares cannot be told apart, however they are tempered.
  const chances = Array.from(logs, (log) => first * Math.exp(high * log));
  const most = Math.max(
    1,
    chances.reduce((sum, chance) => sum + chance, 0),
  );
  return chances.map((chance) => chance / most);
}
