const steps = 64;
const stepsOfE = steps / Math.LN2;
const step = Math.LN2 / steps;
/** Powers of two by sixty-fourths, and halves of halves. */
const parts = Float64Array.from({ length: steps }, (_, part) => 2 ** (part / steps));
const halves = Float64Array.from({ length: 1024 }, (_, times) => 2 ** -times);
const leastPower = -700;

/**
 * e to a power of at most 0, within a millionth of a millionth: an answer needs twelve thousand of them, and the
 * engine's own takes three times as long for its last digits.
 */
export function exponential(power: number): number {
  if (power < leastPower) return 0;
  const whole = Math.floor(power * stepsOfE + 0.5);
  const rest = power - whole * step;
  const series = 1 + rest * (1 + rest * (1 / 2 + rest * (1 / 6 + rest / 24)));
  return (parts[whole & (steps - 1)] as number) * (halves[-(whole >> 6)] as number) * series;
}
