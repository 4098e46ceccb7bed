import { create } from 'zustand';

/** How long a visitor rests on a control before its tooltip opens. */
export const tooltipDelayMs = 700;
/** Within this time after one tooltip closed, the next opens at once. */
export const tooltipSkipMs = 300;

interface TooltipState {
  readonly openId: string | null;
  approach(id: string): void;
  leave(id: string): void;
}

/** Delay before a tooltip opens, given when the last one closed (both on one clock, in ms). */
export function openingDelayMs(nowMs: number, lastClosedMs: number | null): number {
  return lastClosedMs !== null && nowMs - lastClosedMs < tooltipSkipMs ? 0 : tooltipDelayMs;
}

let timer: ReturnType<typeof setTimeout> | undefined;
let lastClosedMs: number | null = null;

/** At most one tooltip is open on a page. */
export const useTooltipStore = create<TooltipState>()((set, get) => ({
  openId: null,
  approach(id) {
    if (get().openId === id) return;
    clearTimeout(timer);
    timer = setTimeout(() => set({ openId: id }), openingDelayMs(Date.now(), lastClosedMs));
  },
  leave(id) {
    clearTimeout(timer);
    if (get().openId !== id) return;
    lastClosedMs = Date.now();
    set({ openId: null });
  },
}));
