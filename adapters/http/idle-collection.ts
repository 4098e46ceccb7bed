import type { Server } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What an idle collection needs to know and to do; both are the process's own unless a test says otherwise. */
export interface ProcessMemory {
  /** Bytes that objects hold, on the heap and outside it, reachable or not. */
  heldBytes(): number;
  collect(): void;
}

const lookEveryMs = 5_000;
const leastBytesWorth = 32 * 1024 * 1024;

/**
 * Gives back what uploads took once nobody sends anything. Node collects garbage when it needs room and not when it
 * has time: after a hundred uploads a server at rest would keep some hundred megabytes of buffers that nothing refers to.
 * Ends with the server.
 */
export function collectWhenIdle(server: Server, memory: ProcessMemory = processMemory()): void {
  let open = 0;
  let hasRested = false;
  let heldAfterLast = 0;
  server.on('request', ({ headers }, response) => {
    open += 1;
    // Health checks and pages come all the time and leave nothing.
    if ('content-length' in headers || 'transfer-encoding' in headers) hasRested = false;
    // One more than the rest of the way listens for.
    response.setMaxListeners(response.getMaxListeners() + 1);
    response.once('close', () => {
      open -= 1;
    });
  });
  const look = setInterval(() => {
    if (open > 0) return;
    const isSecondLook = hasRested;
    hasRested = true;
    if (!isSecondLook || memory.heldBytes() - heldAfterLast < leastBytesWorth) return;
    memory.collect();
    heldAfterLast = memory.heldBytes();
  }, lookEveryMs);
  look.unref();
  server.once('close', () => clearInterval(look));
}

function processMemory(): ProcessMemory {
  // The one documented way to a collection in a process that was started without a flag.
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  return {
    heldBytes: () => {
      const { heapUsed, arrayBuffers } = process.memoryUsage();
      return heapUsed + arrayBuffers;
    },
    collect,
  };
}
