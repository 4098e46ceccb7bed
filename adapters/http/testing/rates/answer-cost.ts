import autocannon from 'autocannon';

/** A call that is sent again and again. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

export const pageCall: Call = {
  method: 'GET',
  path: '/',
  headers: { 'accept-encoding': 'gzip, deflate, br' },
};
export const carbonCall: Call = {
  method: 'POST',
  path: '/api/carbon-footprint',
  headers: { 'content-type': 'application/json' },
  body: '{"frequency":"daily","useCase":"text","access":"browser","teamSize":"solo","hosting":"unknown"}',
};

/** A server, and what it says it has used of a processor so far. */
export interface MeasuredServer {
  readonly url: string;
  processorSeconds(): Promise<number>;
}

export interface AnswerCost {
  readonly requestsPerSecond: number;
  /** Of processor time, the server's own: who sends adds nothing to it. */
  readonly microsecondsEach: number;
}

/** Sends a call by twenty connections. @throws Error where an answer is no success */
export async function answerCost(server: MeasuredServer, call: Call, amount: number): Promise<AnswerCost> {
  const before = await server.processorSeconds();
  const beganMs = performance.now();
  const result = await autocannon({
    ...call,
    url: server.url + call.path,
    connections: 20,
    amount,
    workers: 1,
  });
  const seconds = (performance.now() - beganMs) / 1000;
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} answers were no success`);
  const used = (await server.processorSeconds()) - before;
  return { requestsPerSecond: amount / seconds, microsecondsEach: (used * 1e6) / amount };
}

/** A started product, measured by its own metrics. */
export function measuredProduct({ url }: { readonly url: string }): MeasuredServer {
  return {
    url,
    processorSeconds: async () => {
      const metrics = await (await fetch(`${url}/metrics`)).text();
      return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]);
    },
  };
}

/** Bare Koa by its port. */
export function measuredKoa(port: string): MeasuredServer {
  const url = `http://127.0.0.1:${port}`;
  return { url, processorSeconds: async () => Number(await (await fetch(`${url}/cpu`)).text()) };
}
