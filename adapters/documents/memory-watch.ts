const settleMs = 300;

/**
 * Tells which worker to end when the process grows too much. Buffers live outside a worker's heap, so its heap
 * limit does not see a bomb that unpacks into them; the resident size of the process does. The longest running
 * worker goes first, as an honest document takes a fraction of a second.
 */
class MemoryWatch {
  readonly #running: { readonly owner: object; readonly startBytes: number }[] = [];
  #lastEnded = 0;

  /** Begins to watch the process on behalf of a worker. */
  add(owner: object): void {
    this.#running.push({ owner, startBytes: process.memoryUsage.rss() });
  }

  remove(owner: object): void {
    const index = this.#running.findIndex((entry) => entry.owner === owner);
    if (index >= 0) this.#running.splice(index, 1);
  }

  /** True when this worker must end so that the process shrinks. */
  mustEnd(owner: object, maxGrowthMb: number): boolean {
    const oldest = this.#running[0];
    if (oldest?.owner !== owner || performance.now() - this.#lastEnded < settleMs) return false;
    if (process.memoryUsage.rss() - oldest.startBytes <= maxGrowthMb * 1024 * 1024) return false;
    this.#lastEnded = performance.now();
    return true;
  }
}

/** One for the process, as the memory it watches is one. */
export const memoryWatch = new MemoryWatch();
