import { pino } from 'pino';
import type { ModelLog } from '../../core/llm/model-log.port.ts';
import type { DependencyChange } from '../availability/dependency-watch.ts';
import type { ServerLog } from '../http/server-log.ts';

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** What the program reports beside requests and faults. */
export interface ProgramLog extends ServerLog {
  readonly modelCall: ModelLog;
  readonly dependency: (change: DependencyChange) => void;
  /** That something beside the answers does not work; `reason` is a code. */
  readonly trouble: (entry: { readonly event: string; readonly reason: string }) => void;
}

/** No entry has any of these. Should one ever slip in, it does not reach the log. */
const withheld = [
  'email',
  'name',
  'phone',
  'message',
  'text',
  'description',
  'body',
  'token',
  'authorization',
  'cookie',
  'password',
];

/** What probes and scrapers ask for every few seconds; shown with LOG_LEVEL=debug, or when it fails. */
const probedRoutes: ReadonlySet<string> = new Set(['/api/health', '/api/ready', '/metrics']);

/**
 * Writes one JSON line an entry: `level`, `time`, then its fields. Of a fault it keeps where it happened, not what
 * was being worked on.
 */
export function writeServerLog(
  stream: { write(line: string): unknown },
  level: LogLevel = 'debug',
): ProgramLog {
  const paths = withheld.flatMap((field) => [field, `*.${field}`]).filter((path) => path !== 'name');
  const log = pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths, censor: '[withheld]' },
    },
    { write: (line) => void stream.write(line) },
  );
  return {
    request: (entry) => log[levelOf(entry)](entry),
    modelCall: (entry) => {
      const hasFailed = entry.event === 'model-call-end' && entry.outcome !== 'ok';
      log[hasFailed ? 'warn' : 'info'](entry);
    },
    dependency: (change) => log[change.event === 'dependency-fail' ? 'warn' : 'info'](change),
    trouble: (entry) => log.warn(entry),
    fault: ({ event, requestId, error }) => log.error({ event, requestId, ...placeOf(error) }),
  };
}

function levelOf({ status, route }: { status: number; route: string }): 'debug' | 'info' | 'warn' {
  if (status >= 500) return 'warn';
  return probedRoutes.has(route) && status < 400 ? 'debug' : 'info';
}

/** Name and stack frames of an error. Its message is left out: a library may put the input into it. */
function placeOf(error: unknown): { name: string; at: readonly string[] } {
  if (!(error instanceof Error)) return { name: typeof error, at: [] };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { name: error.name, at: frames.slice(0, 12).map((line) => line.trim()) };
}
