import type { ModelLog } from '../../core/llm/model-log.port.ts';
import type { DependencyChange } from '../availability/dependency-watch.ts';
import type { ServerLog } from '../http/server-log.ts';

/** Writes one JSON line an entry. Of a fault it keeps where it happened, not what was being worked on. */
export function writeServerLog(stream: { write(line: string): unknown }): ServerLog & {
  readonly modelCall: ModelLog;
  readonly dependency: (change: DependencyChange) => void;
} {
  const write = (entry: object) =>
    stream.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
  return {
    request: (entry) => void write(entry),
    modelCall: (entry) => void write(entry),
    dependency: (change) => void write(change),
    fault: ({ event, requestId, error }) => void write({ event, requestId, ...placeOf(error) }),
  };
}

/** Name and stack frames of an error. Its message is left out: a library may put the input into it. */
function placeOf(error: unknown): { name: string; at: readonly string[] } {
  if (!(error instanceof Error)) return { name: typeof error, at: [] };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { name: error.name, at: frames.slice(0, 12).map((line) => line.trim()) };
}
