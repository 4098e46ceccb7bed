import { create } from 'zustand';

/** Something that was asked, as a link that asks it again. */
export interface RecentEntry {
  readonly label: string;
  /** Path and fragment; documents are never kept. */
  readonly address: string;
}

interface RecentStore {
  /** Whether the visitor wants this browser to remember. */
  readonly isKept: boolean;
  /** The newest first. */
  readonly entries: readonly RecentEntry[];
  /** Takes up what this browser kept. */
  read(): void;
  /** Turned off, it forgets everything. */
  keep(isKept: boolean): void;
  add(entry: RecentEntry): void;
  clear(): void;
}

const key = 'fettle-recent';
const mostEntries = 8;

/** What was asked lately on this device; nothing is kept unless the visitor asks for it, and it is sent to nobody. */
export const useRecentStore = create<RecentStore>()((set, get) => ({
  isKept: false,
  entries: [],
  read() {
    const entries = keptEntries();
    if (entries) set({ isKept: true, entries });
  },
  keep(isKept) {
    set({ isKept, entries: [] });
    write(isKept ? [] : null);
  },
  add(entry) {
    if (!get().isKept) return;
    const others = get().entries.filter(({ address }) => address !== entry.address);
    const entries = [entry, ...others].slice(0, mostEntries);
    set({ entries });
    write(entries);
  },
  clear() {
    set({ entries: [] });
    write([]);
  },
}));

function write(entries: readonly RecentEntry[] | null): void {
  try {
    if (entries) localStorage.setItem(key, JSON.stringify(entries));
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing still shows the list of this visit.
  }
}

/** Null where the visitor asked for nothing to be kept. */
function keptEntries(): readonly RecentEntry[] | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return Array.isArray(kept) ? kept.filter(isEntry).slice(0, mostEntries) : null;
  } catch {
    return null;
  }
}

/** An entry leads to one of the two tools whose inputs fit a link. */
function isEntry(value: unknown): value is RecentEntry {
  if (typeof value !== 'object' || value === null || !('label' in value) || !('address' in value))
    return false;
  const { label, address } = value;
  return typeof label === 'string' && typeof address === 'string' && isToolLink(address);
}

function isToolLink(address: string): boolean {
  return address.startsWith('/aicarbon#') || address.startsWith('/companycodelookup#');
}
