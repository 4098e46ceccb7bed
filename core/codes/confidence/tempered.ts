const mostSteps = 24;
const sharpest = 8;
const nearEnough = 1e-9;

/**
 * Chances in the same order, of which the first is as likely as was measured: the shares of the evidence are flattened
 * or sharpened until they fit. Together they are at most 1.
 * @param shares best first, above 0
 * @param first the chance that the first is right
 */
export function tempered(shares: readonly number[], first: number): readonly number[] {
  const best = shares[0] ?? 0;
  if (best <= 0) return shares.map(() => 0);
  const logs = shares.map((share) => Math.min(0, Math.log(Math.max(share, 1e-12) / best)));
  const power = fittingPower(logs, first);
  // Equal shares cannot be told apart, however they are tempered.
  const chances = logs.map((log) => first * Math.exp(power * log));
  const most = Math.max(
    1,
    chances.reduce((sum, chance) => sum + chance, 0),
  );
  return chances.map((chance) => chance / most);
}

/**
 * The least power at which the chances add up to no more than 1. The logarithm of their sum falls ever more slowly,
 * so Newton's steps come from below and never pass it.
 */
function fittingPower(logs: readonly number[], first: number): number {
  let power = 0;
  for (let step = 0; step < mostSteps; step++) {
    let sum = 0;
    let fall = 0;
    for (let at = 0; at < logs.length; at++) {
      const log = logs[at] ?? 0;
      const chance = first * Math.exp(power * log);
      sum += chance;
      fall -= chance * log;
    }
    if (sum <= 1) return power;
    const move = (sum * Math.log(sum)) / fall;
    power += move;
    // Equal shares never fall, so the move has no end.
    if (power >= sharpest) return sharpest;
    if (move < nearEnough) return power;
  }
  return power;
}
