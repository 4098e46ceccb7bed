import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { HttpContext } from './request-state.ts';

// Proxies give up on a silent connection after about a minute.
const heartbeatMs = 15_000;

/** Server-sent events about one analysis. What is sent before they are opened is kept until then. */
export class AnalysisEvents {
  readonly #stream = new PassThrough();
  #heartbeat: NodeJS.Timeout | undefined;

  /** Makes the events the answer. A client that leaves ends them; that is its right and no fault. */
  open(context: HttpContext): void {
    context.type = 'text/event-stream';
    // Without this header nginx would keep the events back until the end.
    context.set({ 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
    context.body = this.#stream;
    this.#heartbeat = setInterval(() => this.#stream.write(': still working\n\n'), heartbeatMs);
    this.#stream.on('error', () => {});
    void once(context.res, 'close').then(() => this.close());
  }

  send(event: 'stage' | 'result' | 'error', data: unknown): void {
    if (!this.#stream.destroyed) this.#stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** After the last event. */
  end(): void {
    clearInterval(this.#heartbeat);
    this.#stream.end();
  }

  /** Where nobody listens any more. */
  close(): void {
    clearInterval(this.#heartbeat);
    this.#stream.destroy();
  }
}
