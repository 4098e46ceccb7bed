import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** This year by the visitor's clock; until the script runs, the year the page was built. */
export function CopyrightYear() {
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => __BUILD_YEAR__,
  );
}
