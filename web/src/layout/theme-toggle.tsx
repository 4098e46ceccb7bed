import { useEffect } from 'react';
import { Icon } from '../components/icon.tsx';
import { Tooltip } from '../components/tooltip.tsx';
import { useThemeStore } from '../stores/theme-store.ts';

/** Switches between the light and the dark theme and remembers the choice in this browser. */
export function ThemeToggle() {
  const { theme, readTheme, switchTheme } = useThemeStore();
  useEffect(readTheme, [readTheme]);
  return (
    <Tooltip text={theme === 'dark' ? 'Use the light theme' : 'Use the dark theme'} align="end">
      <button
        type="button"
        aria-label="Dark theme"
        aria-pressed={theme === 'dark'}
        onClick={switchTheme}
        className="no-js:hidden inline-flex size-11 items-center justify-center rounded-control text-ink hover:bg-primary-soft hover:text-primary"
      >
        <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
      </button>
    </Tooltip>
  );
}
