import { fixtureText } from '../../../../core/termsheet/testing/fixture-sheets.ts';
import { upload } from '../overload/send.ts';

/** One request of a visitor. */
interface VisitorCall {
  readonly path: string;
  /** How many of a hundred requests are of this kind: an assumption, since no visitor has been counted. */
  readonly share: number;
  /** Nothing for a page. */
  post?(): RequestInit;
}

const json = (value: unknown) => () => ({
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(value),
});
const carbon = {
  frequency: 'daily',
  useCase: 'text',
  access: 'browser',
  teamSize: 'solo',
  hosting: 'unknown',
};
const sheet = Buffer.from(fixtureText('us-series-a-clean.txt'));

const calls: readonly VisitorCall[] = [
  { path: '/', share: 30 },
  { path: '/api', share: 20 },
  { path: '/api/search-codes?system=SIC&query=bakery', share: 15 },
  { path: '/api/carbon-footprint', share: 15, post: json(carbon) },
  {
    path: '/api/classify-business',
    share: 10,
    post: json({ businessDescription: 'We repair bicycles and sell second-hand ones' }),
  },
  { path: '/api/analyze-term-sheet', share: 10, post: () => ({ body: upload(sheet, 'offer.txt') }) },
];

/** The call for a number from 0 to 1. */
export function callFor(chance: number): VisitorCall {
  let passed = 0;
  for (const call of calls) {
    passed += call.share / 100;
    if (chance < passed) return call;
  }
  return calls[0] as VisitorCall;
}

/** Sends it and reads the whole answer. @returns its status, 0 where the connection broke */
export async function visit(origin: string, { path, post }: VisitorCall, client: string): Promise<number> {
  const init = post?.() ?? {};
  const headers = { ...(init.headers as Record<string, string>), 'X-Forwarded-For': client };
  try {
    const answer = await fetch(origin + path, { ...init, headers, method: post ? 'POST' : 'GET' });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}
