import { setTimeout as sleep } from 'node:timers/promises';
import type { FigureRow } from '../../../../core/evaluation/figure-table.ts';

/** What the calls of one run were answered, and which addresses were acknowledged. */
export interface CallMeasurement {
  readonly rows: readonly FigureRow[];
  readonly acknowledged: readonly string[];
  /** Measures all calls in one state of the dependencies. */
  measure(state: string, address: string): Promise<void>;
  /** One sign-up with a new address. */
  signUp(address: string): Promise<Answer>;
}

interface Answer {
  readonly status: number;
  readonly durationMs: number;
  readonly body: string;
}

export const heads = ['POST /api/contact', 'POST /api/carbon-footprint', 'GET /api/ready'] as const;

/** More than there are connections to PostgreSQL. */
const callsAtOnce = 20;
/** Longer than the server holds an answer about its dependencies. */
const readinessHeldMs = 5200;
/** A call that takes longer has hung. */
const hungAfterMs = 30_000;

const carbonAnswers = {
  frequency: 'daily',
  useCase: 'text',
  access: 'browser',
  teamSize: 'solo',
  hosting: 'unknown',
};

export function measureCalls(): CallMeasurement {
  const rows: FigureRow[] = [];
  const acknowledged: string[] = [];
  let visitors = 0;
  const signUp = async (address: string) => {
    visitors += 1;
    const email = `visitor-${visitors}@x.example`;
    const answer = await call(`${address}/api/contact`, { email, name: `Visitor ${visitors}` });
    if (answer.status === 200) acknowledged.push(email);
    return answer;
  };
  return {
    rows,
    acknowledged,
    signUp,
    async measure(state, address) {
      const contact = await firstAndRest(() => signUp(address));
      const carbon = await firstAndRest(() => call(`${address}/api/carbon-footprint`, carbonAnswers));
      await sleep(readinessHeldMs);
      rows.push([state, contact, carbon, await readiness(address)]);
    },
  };
}

/** One call by itself, which finds the dependency as it is, then several at once. */
async function firstAndRest(ask: () => Promise<Answer>): Promise<string> {
  const first = await ask();
  const rest = await Promise.all(Array.from({ length: callsAtOnce }, ask));
  const slowest = Math.max(...rest.map(({ durationMs }) => durationMs));
  const statuses = [...new Set(rest.map(({ status }) => status))].sort().join(' or ');
  return `${inWords(first)}, then ${callsAtOnce} at once: ${statuses} in ${milliseconds(slowest)} at most`;
}

async function readiness(address: string): Promise<string> {
  const answer = await call(`${address}/api/ready`);
  const { checks } = JSON.parse(answer.body) as { checks: Record<string, string> };
  const failed = Object.keys(checks).filter((name) => checks[name] !== 'ok');
  return `${inWords(answer)}${failed.length > 0 ? `, failed: ${failed.join(', ')}` : ''}`;
}

/** Asks until the server says that everything it depends on serves. */
export async function untilAllIsWell(address: string): Promise<void> {
  while (!(await readiness(address)).startsWith('200') || (await readiness(address)).includes('failed')) {
    await sleep(500);
  }
}

async function call(url: string, body?: object): Promise<Answer> {
  const begunAtMs = performance.now();
  const response = await fetch(url, {
    signal: AbortSignal.timeout(hungAfterMs),
    ...(body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        }),
  });
  const text = await response.text();
  return { status: response.status, durationMs: performance.now() - begunAtMs, body: text };
}

const milliseconds = (durationMs: number) => `${Math.round(durationMs).toLocaleString('en-GB')} ms`;
const inWords = ({ status, durationMs }: Answer) => `${status} in ${milliseconds(durationMs)}`;
