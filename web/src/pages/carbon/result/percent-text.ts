/** A change in per cent with its sign, such as −91.7% or +1,400%. */
export function percentText(change: number): string {
  const isSmall = Math.abs(change) < 100;
  const rounded = Math.abs(change).toLocaleString('en-GB', { maximumFractionDigits: isSmall ? 1 : 0 });
  if (change === 0) return '0%';
  return `${change < 0 ? '−' : '+'}${rounded}%`;
}
