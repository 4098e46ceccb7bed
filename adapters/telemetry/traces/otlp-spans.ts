/** A stretch of work that has ended. Times in milliseconds since 1970. */
export interface EndedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: 'server' | 'client';
  readonly startMs: number;
  readonly endMs: number;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly hasFailed: boolean;
}

const kinds = { server: 2, client: 3 } as const;
const statusCodes = { unset: 0, error: 2 } as const;
const nanosecondsPerMicrosecond = 1000n;

/**
 * Spans as the JSON of OTLP/HTTP (opentelemetry-proto 1.x, `ExportTraceServiceRequest`), which every collector
 * takes on port 4318.
 */
export function otlpSpans(
  spans: readonly EndedSpan[],
  resource: Readonly<Record<string, string>>,
  version: string,
): object {
  return {
    resourceSpans: [
      {
        resource: { attributes: attributesOf(resource) },
        scopeSpans: [{ scope: { name: 'fettle', version }, spans: spans.map(otlpSpan) }],
      },
    ],
  };
}

function otlpSpan({ kind, startMs, endMs, attributes, hasFailed, ...rest }: EndedSpan): object {
  return {
    ...rest,
    kind: kinds[kind],
    startTimeUnixNano: nanoseconds(startMs),
    endTimeUnixNano: nanoseconds(endMs),
    attributes: attributesOf(attributes),
    status: { code: hasFailed ? statusCodes.error : statusCodes.unset },
  };
}

/** 64-bit numbers are texts in the JSON of protocol buffers. */
function nanoseconds(ms: number): string {
  return (BigInt(Math.round(ms * 1000)) * nanosecondsPerMicrosecond).toString();
}

function attributesOf(attributes: Readonly<Record<string, string | number>>): readonly object[] {
  return Object.entries(attributes).map(([key, value]) => ({ key, value: otlpValue(value) }));
}

function otlpValue(value: string | number): object {
  if (typeof value === 'string') return { stringValue: value };
  return Number.isSafeInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
