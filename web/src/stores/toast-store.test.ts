import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showToast, useToastStore } from './toast-store.ts';

const shown = () => useToastStore.getState().toasts;

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    useToastStore.setState({ toasts: [] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('a new toast replaces the one before', () => {
    showToast({ title: 'First', description: 'one' });
    showToast({ title: 'Second', description: 'two', destructive: true });
    expect(shown()).toMatchObject([{ title: 'Second', destructive: true, open: true }]);
  });

  test('a dismissed toast is closed at once and removed after 1,000,000 ms', () => {
    showToast({ title: 'Only', description: 'one' });
    useToastStore.getState().dismiss(shown()[0]?.id ?? -1);
    expect(shown()).toMatchObject([{ title: 'Only', open: false }]);
    vi.advanceTimersByTime(999_999);
    expect(shown()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(shown()).toHaveLength(0);
  });
});
