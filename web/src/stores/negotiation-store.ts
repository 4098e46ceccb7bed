import { create } from 'zustand';

/** How a point stands with the investor. */
export type PointState = 'asked' | 'agreed' | 'refused';

interface NegotiationStore {
  /** Points that the founder ticked, by anchor of the finding, with how they stand. */
  readonly points: Readonly<Record<string, PointState>>;
  /** Takes up what this browser kept for a report; `suggested` are ticked where it kept nothing. */
  open(report: string, suggested: readonly string[]): void;
  tick(anchor: string, isTicked: boolean): void;
  setState(anchor: string, state: PointState): void;
}

const keyOf = (report: string) => `fettle-negotiation-${report}`;
let current = '';

/** What to ask for and how it stands; kept in this browser and sent to nobody. */
export const useNegotiationStore = create<NegotiationStore>()((set, get) => {
  const keep = (points: NegotiationStore['points']) => {
    set({ points });
    try {
      localStorage.setItem(keyOf(current), JSON.stringify(points));
    } catch {
      // A browser that keeps nothing still shows the pack.
    }
  };
  return {
    points: {},
    open(report, suggested) {
      current = report;
      const asked = Object.fromEntries(suggested.map((anchor) => [anchor, 'asked'] as const));
      set({ points: keptPoints(report) ?? asked });
    },
    tick(anchor, isTicked) {
      const { [anchor]: _, ...others } = get().points;
      keep(isTicked ? { ...others, [anchor]: 'asked' } : others);
    },
    setState: (anchor, state) => keep({ ...get().points, [anchor]: state }),
  };
});

function keptPoints(report: string): NegotiationStore['points'] | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(report)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const known = Object.entries(kept).filter((entry): entry is [string, PointState] => isState(entry[1]));
    return Object.fromEntries(known);
  } catch {
    return null;
  }
}

function isState(value: unknown): value is PointState {
  return value === 'asked' || value === 'agreed' || value === 'refused';
}
