import { type RefObject, useEffect, useRef } from 'react';
import { useReportViewStore } from '../../../stores/report-view-store.ts';
import { type ClauseSectionContent, foldsAround } from './clause-sections.ts';

/**
 * Opens what a link inside the report leads to, before the browser goes there: a jump to something folded would
 * end nowhere.
 * @returns goes on the element that holds the report.
 */
export function useRevealOnJump(sections: readonly ClauseSectionContent[]): RefObject<HTMLDivElement | null> {
  const report = useRef<HTMLDivElement>(null);
  const known = useRef(sections);
  known.current = sections;
  const reveal = useReportViewStore((state) => state.reveal);
  useEffect(() => {
    const element = report.current;
    const follow = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
      const anchor = link?.getAttribute('href')?.slice(1);
      if (anchor) reveal(foldsAround(known.current, anchor));
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [reveal]);
  return report;
}
