import { create } from 'zustand';

export type Theme = 'light' | 'dark';

interface ThemeState {
  readonly theme: Theme;
  /** Takes over what the page head has already put on the document. */
  readTheme(): void;
  switchTheme(): void;
}

/** The theme that shows: the visitor's choice, else the system's. */
export function shownTheme(chosen: string | undefined, systemIsDark: boolean): Theme {
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return systemIsDark ? 'dark' : 'light';
}

export const useThemeStore = create<ThemeState>()((set, get) => ({
  theme: 'light',
  readTheme() {
    const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
    set({ theme: shownTheme(document.documentElement.dataset.theme, systemIsDark) });
  },
  switchTheme() {
    const theme: Theme = get().theme === 'dark' ? 'light' : 'dark';
    document.documentElement.dataset.theme = theme;
    try {
      localStorage.setItem('theme', theme);
    } catch {
      // A browser that refuses storage still switches for this visit.
    }
    set({ theme });
  },
}));
