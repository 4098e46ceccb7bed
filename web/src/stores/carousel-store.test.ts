import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { carouselLockMs, createCarouselStore } from './carousel-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a second press within 500 ms does nothing', () => {
  const store = createCarouselStore(4);
  store.getState().next();
  store.getState().next();
  expect(store.getState()).toMatchObject({ place: 9, locked: true });
});

test('the controls are back after 500 ms', () => {
  const store = createCarouselStore(4);
  store.getState().previous();
  vi.advanceTimersByTime(carouselLockMs - 1);
  expect(store.getState()).toMatchObject({ place: 7, locked: true });
  vi.advanceTimersByTime(1);
  expect(store.getState()).toMatchObject({ place: 11, locked: false });
  expect(carouselLockMs).toBe(500);
});

test('a dot leads to its card', () => {
  const store = createCarouselStore(4);
  store.getState().goTo(2);
  vi.advanceTimersByTime(carouselLockMs);
  expect(store.getState().place).toBe(10);
});

test('a scroll by hand is followed without a lock', () => {
  const store = createCarouselStore(4);
  store.getState().followScroll(13);
  expect(store.getState()).toMatchObject({ place: 9, locked: false });
});
