import type { TextOutput } from '../command-context.ts';

/** Says how many workers of a queue listen, and how to start some where none does. */
export async function noteWorkers(
  queue: { countWorkers(): Promise<number> },
  notes: TextOutput,
): Promise<void> {
  const workers = await queue.countWorkers();
  const hint = workers === 0 ? ': start some with `fettle worker`' : '';
  notes.write(`${workers} ${workers === 1 ? 'worker listens' : 'workers listen'}${hint}.\n`);
}
