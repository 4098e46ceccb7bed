import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRecentStore } from './recent-store.ts';

const kept = new Map<string, string>();
const store = () => useRecentStore.getState();
const entry = (name: string) => ({ label: name, address: `/companycodelookup#describe=${name}` });

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  useRecentStore.setState({ isKept: false, entries: [] });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('keeps nothing unless it was asked to', () => {
  store().add(entry('bakery'));
  expect(store().entries).toEqual([]);
  expect(kept.size).toBe(0);
});

test('keeps the last eight, the newest first, each once', () => {
  store().keep(true);
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'c']) store().add(entry(name));
  expect(
    store()
      .entries.map(({ label }) => label)
      .join(''),
  ).toBe('cihgfedb');
  useRecentStore.setState({ isKept: false, entries: [] });
  store().read();
  expect(store().isKept).toBe(true);
  expect(
    store()
      .entries.map(({ label }) => label)
      .join(''),
  ).toBe('cihgfedb');
});

test('clears the list and stays on; turned off, it leaves nothing behind', () => {
  store().keep(true);
  store().add(entry('bakery'));
  store().clear();
  expect(store()).toMatchObject({ isKept: true, entries: [] });
  store().add(entry('bakery'));
  store().keep(false);
  expect(kept.size).toBe(0);
  expect(store()).toMatchObject({ isKept: false, entries: [] });
});

test.each([
  'no JSON',
  '{"label":"x"}',
  '[{"label":"x","address":"https://elsewhere.example/"},{"label":"x","address":"javascript:alert(1)"},1,null]',
])('takes up nothing that it did not write: %s', (text) => {
  kept.set('fettle-recent', text);
  store().read();
  expect(store().entries).toEqual([]);
});

test('lists what was asked in a browser that refuses to keep it', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('refused');
    },
    setItem: () => {
      throw new Error('refused');
    },
  });
  store().read();
  store().keep(true);
  store().add(entry('bakery'));
  expect(store().entries).toEqual([entry('bakery')]);
});
