import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openingDelayMs, tooltipDelayMs, useTooltipStore } from './tooltip-store.ts';

describe('the tooltip', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('does not open when the visitor leaves within 700 ms', () => {
    const { approach, leave } = useTooltipStore.getState();
    approach('a');
    vi.advanceTimersByTime(699);
    leave('a');
    vi.advanceTimersByTime(1000);
    expect(useTooltipStore.getState().openId).toBeNull();
  });

  test('opens after 700 ms and closes on leave', () => {
    const { approach, leave } = useTooltipStore.getState();
    approach('a');
    vi.advanceTimersByTime(700);
    expect(useTooltipStore.getState().openId).toBe('a');
    leave('a');
    expect(useTooltipStore.getState().openId).toBeNull();
  });

  test('opens at once within 300 ms of another one', () => {
    expect(openingDelayMs(1299, 1000)).toBe(0);
    expect(openingDelayMs(1300, 1000)).toBe(tooltipDelayMs);
    expect(openingDelayMs(1300, null)).toBe(tooltipDelayMs);
  });
});
