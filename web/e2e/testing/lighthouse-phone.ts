/** The network of Lighthouse's own slow phone: round trips in ms, rates in kbit/s. */
const slowNetwork = {
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
} as const;

/** Lighthouse's own slow-down of the processor, and the most that is asked for here. */
export const usualSlowdown = 4;

/**
 * How many times a machine of a benchmark index is slowed to be the same phone: the points of the CPU throttling
 * calculator that Lighthouse's documentation on throttling points to.
 */
const slowdowns: readonly (readonly [benchmarkIndex: number, slowdown: number])[] = [
  [150, 1],
  [800, 2],
  [1300, 3],
  [1533, usualSlowdown],
];

/** The slow-down for a machine as fast as this; a fixed one makes a busy machine a slower phone. */
export function slowdownFor(benchmarkIndex: number): number {
  const next = slowdowns.findIndex(([index]) => benchmarkIndex < index);
  const [toIndex, toSlowdown] = slowdowns[next] ?? [0, 0];
  const [fromIndex, fromSlowdown] = slowdowns[next - 1] ?? [0, 0];
  if (next < 0) return usualSlowdown;
  if (next === 0) return 1;
  const share = (benchmarkIndex - fromIndex) / (toIndex - fromIndex);
  return fromSlowdown + share * (toSlowdown - fromSlowdown);
}

/** The settings that make a run of Lighthouse a slow phone on a slow network. */
export function throttlingOf(cpuSlowdownMultiplier: number) {
  return { ...slowNetwork, cpuSlowdownMultiplier };
}
