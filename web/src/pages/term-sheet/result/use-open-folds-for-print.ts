import { type RefObject, useEffect } from 'react';

/** Paper cannot be unfolded: every finding is open while the page is printed, and closed again afterwards. */
export function useOpenFoldsForPrint(report: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...(report.current?.querySelectorAll<HTMLDetailsElement>('.finding:not([open])') ?? [])];
      for (const fold of opened) fold.open = true;
    };
    const close = () => {
      for (const fold of opened) fold.open = false;
      opened = [];
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, [report]);
}
