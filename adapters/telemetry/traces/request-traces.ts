import type { RequestTrace, RequestTracing } from '../../http/request-tracing.ts';
import type { Signal } from '../signals.ts';
import type { EndedSpan } from './otlp-spans.ts';
import { newSpanId, readTraceparent, type TraceContext } from './trace-context.ts';

interface OpenRequest {
  readonly context: TraceContext;
  readonly spanId: string;
}

/**
 * Makes a span of each request, and one of each call to a language model below the request that it was made for.
 * Names and attributes are of the semantic conventions of OpenTelemetry; routes are patterns, never paths.
 * @param now milliseconds since 1970, with fractions
 */
export class RequestTraces implements RequestTracing {
  readonly #keep: (span: EndedSpan) => void;
  readonly #now: () => number;
  readonly #open = new Map<string, OpenRequest>();

  constructor(
    keep: (span: EndedSpan) => void,
    now: () => number = () => performance.timeOrigin + performance.now(),
  ) {
    this.#keep = keep;
    this.#now = now;
  }

  begin(requestId: string, traceparent: string): RequestTrace {
    const request = { context: readTraceparent(traceparent), spanId: newSpanId() };
    const startMs = this.#now();
    this.#open.set(requestId, request);
    return {
      traceId: request.context.traceId,
      end: ({ method, route, status }) => {
        if (this.#open.get(requestId) === request) this.#open.delete(requestId);
        this.#add(request.context, {
          spanId: request.spanId,
          ...(request.context.parentSpanId === undefined
            ? {}
            : { parentSpanId: request.context.parentSpanId }),
          name: `${method} ${route}`,
          kind: 'server',
          startMs,
          endMs: this.#now(),
          attributes: {
            'http.request.method': method,
            'http.route': route,
            'http.response.status_code': status,
            'fettle.request_id': requestId,
          },
          hasFailed: status >= 500,
        });
      },
    };
  }

  /** The call of a model is told of when it has ended. */
  readonly listener = (signal: Signal): void => {
    if (signal.event !== 'model-call-end' || signal.requestId === undefined) return;
    const request = this.#open.get(signal.requestId);
    if (!request) return;
    const endMs = this.#now();
    this.#add(request.context, {
      spanId: newSpanId(),
      parentSpanId: request.spanId,
      name: `chat ${signal.model}`,
      kind: 'client',
      startMs: endMs - signal.durationMs,
      endMs,
      attributes: {
        'gen_ai.operation.name': 'chat',
        'gen_ai.provider.name': signal.provider,
        'gen_ai.request.model': signal.model,
        'gen_ai.usage.input_tokens': signal.inputTokens,
        'gen_ai.usage.output_tokens': signal.outputTokens,
        'fettle.outcome': signal.outcome,
      },
      hasFailed: signal.outcome !== 'ok',
    });
  };

  #add({ traceId, isSampled }: TraceContext, span: Omit<EndedSpan, 'traceId'>): void {
    if (isSampled) this.#keep({ traceId, ...span });
  }
}
