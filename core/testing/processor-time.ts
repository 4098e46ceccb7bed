/** Milliseconds of processor time that a task takes, to which other programs on the machine add little. */
export async function processorMs(task: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await task();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** The least of several runs, because whatever else the machine does slows even that. */
export async function leastProcessorMs(task: () => unknown, runs: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) least = Math.min(least, await processorMs(task));
  return least;
}
