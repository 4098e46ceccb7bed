/** Runs a task several times and gives the least processor time that one run took, in milliseconds. */
export async function leastProcessorMs(task: () => Promise<void>, runs: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const start = process.cpuUsage();
    await task();
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
