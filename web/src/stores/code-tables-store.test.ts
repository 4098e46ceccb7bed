import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetAnswers } from '../api/api-client.ts';
import { typingPauseMs, useCodeTablesStore } from './code-tables-store.ts';
import { closedTables } from './code-tables-transitions.ts';

const fetchCalls = vi.fn<typeof fetch>();
const store = () => useCodeTablesStore.getState();
const paths = () => fetchCalls.mock.calls.map(([path]) => path);
const place = (code: string | null) => Response.json({ system: 'naics', code, path: [], children: [] });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchCalls);
  fetchCalls.mockReset();
  fetchCalls.mockImplementation(async (path) =>
    String(path).includes('search') ? Response.json({ codes: [] }) : place(null),
  );
  forgetAnswers();
  useCodeTablesStore.setState(closedTables);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the tables', () => {
  test('begin at the top, asked for once', async () => {
    await store().open();
    await store().open();
    expect(paths()).toEqual(['/api/browse-codes?system=NAICS']);
    expect(store()).toMatchObject({ pending: false, answer: { kind: 'place', place: { code: null } } });
  });

  test('are searched when typing pauses, and not before', async () => {
    for (const words of ['br', 'bre', 'bread']) store().type(words);
    expect(store()).toMatchObject({ words: 'bread', pending: true });
    await vi.advanceTimersByTimeAsync(typingPauseMs - 1);
    expect(paths()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(paths()).toEqual(['/api/search-codes?system=NAICS&query=bread&limit=20']);
    expect(store()).toMatchObject({ pending: false, answer: { kind: 'found', words: 'bread', codes: [] } });
  });

  test('show the answer to the last question, whichever comes last', async () => {
    let answerFirst = (_: Response) => {};
    fetchCalls.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answerFirst = resolve;
        }),
    );
    const first = store().goTo('31-33');
    fetchCalls.mockImplementationOnce(async () => place('72'));
    await store().goTo('72');
    answerFirst(place('31-33'));
    await first;
    expect(store()).toMatchObject({ answer: { place: { code: '72' } }, pending: false });
  });

  test('forget a search that was begun when the visitor goes elsewhere', async () => {
    store().type('bread');
    await store().choose('CPV');
    await vi.advanceTimersByTimeAsync(typingPauseMs * 2);
    expect(paths()).toEqual(['/api/search-codes?system=CPV&query=bread&limit=20']);
  });

  test('say what the server said, or that it could not be reached, and can be asked again', async () => {
    fetchCalls.mockResolvedValueOnce(new Response('{"message":"Too many requests."}', { status: 429 }));
    await store().goTo('72');
    expect(store()).toMatchObject({ problem: 'Too many requests.', pending: false });
    fetchCalls.mockRejectedValueOnce(new TypeError('network'));
    await store().tryAgain();
    expect(store().problem).toMatch(/^The tables could not be reached/);
    await store().tryAgain();
    expect(store()).toMatchObject({ problem: null, question: { kind: 'place', code: '72' } });
  });
});
