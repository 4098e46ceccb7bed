import { type EndedSpan, otlpSpans } from './otlp-spans.ts';

export interface SpanSenderSettings {
  /** OTEL_EXPORTER_OTLP_ENDPOINT: `/v1/traces` is added. */
  readonly endpoint: string;
  readonly resource: Readonly<Record<string, string>>;
  readonly version: string;
  readonly everyMs?: number;
  /** Is told a code when spans could not be sent: once, until they can be again. */
  onTrouble(reason: string): void;
}

const mostWaiting = 2048;
const mostAtOnce = 512;
const defaultEveryMs = 5000;
const sendTimeoutMs = 5000;

/**
 * Sends ended spans to a collector, some seconds late and many at a time. Whatever the collector does, no request
 * waits for it and memory stays bounded: what does not fit, or could not be sent, is dropped.
 */
export class SpanSender {
  readonly #settings: SpanSenderSettings;
  readonly #timer: NodeJS.Timeout;
  #waiting: EndedSpan[] = [];
  #isInTrouble = false;
  #sending: Promise<void> = Promise.resolve();

  constructor(settings: SpanSenderSettings) {
    this.#settings = settings;
    this.#timer = setInterval(() => this.flush(), settings.everyMs ?? defaultEveryMs);
    this.#timer.unref();
  }

  add(span: EndedSpan): void {
    if (this.#waiting.length < mostWaiting) this.#waiting.push(span);
  }

  /** Sends what waits, after what is being sent. */
  flush(): Promise<void> {
    this.#sending = this.#sending.then(async () => {
      while (this.#waiting.length > 0) await this.#send(this.#waiting.splice(0, mostAtOnce));
    });
    return this.#sending;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  async #send(spans: readonly EndedSpan[]): Promise<void> {
    const { endpoint, resource, version } = this.#settings;
    try {
      const response = await fetch(`${endpoint.replace(/\/$/, '')}/v1/traces`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(otlpSpans(spans, resource, version)),
        signal: AbortSignal.timeout(sendTimeoutMs),
      });
      await response.body?.cancel();
      this.#note(response.ok ? null : `status-${response.status}`);
    } catch {
      this.#note('no-answer');
    }
  }

  #note(trouble: string | null): void {
    if (trouble !== null && !this.#isInTrouble) this.#settings.onTrouble(trouble);
    this.#isInTrouble = trouble !== null;
  }
}
