import { randomBytes } from 'node:crypto';

/** Where a span belongs: the trace, and the span of another program that caused it, if one did. */
export interface TraceContext {
  readonly traceId: string;
  readonly parentSpanId?: string;
  /** Whether the caller keeps this trace; we keep every one that nobody has decided about. */
  readonly isSampled: boolean;
}

const traceparent = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:$|-)/;
const sampledFlag = 1;

/** Reads the header `traceparent` (W3C Trace Context); what is not one begins a trace of its own. */
export function readTraceparent(header: string): TraceContext {
  const [, traceId, parentSpanId, flags] = traceparent.exec(header.slice(0, 128)) ?? [];
  const isValid = traceId && parentSpanId && flags && !/^0+$/.test(traceId) && !/^0+$/.test(parentSpanId);
  if (!isValid || header.startsWith('ff')) return { traceId: newTraceId(), isSampled: true };
  return { traceId, parentSpanId, isSampled: (Number.parseInt(flags, 16) & sampledFlag) === sampledFlag };
}

function newTraceId(): string {
  return randomBytes(16).toString('hex');
}

export function newSpanId(): string {
  return randomBytes(8).toString('hex');
}
