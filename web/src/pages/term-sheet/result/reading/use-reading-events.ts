import { type RefObject, useEffect, useRef } from 'react';

interface ReadingActions {
  choose(place: number): void;
  step(by: number): void;
  close(): void;
}

/**
 * Follows what a reader does in the reading view: a mark shows what is said of it, j and k step, Escape closes.
 * @returns goes on the element that holds the view.
 */
export function useReadingEvents(actions: ReadingActions): RefObject<HTMLElement | null> {
  const view = useRef<HTMLElement>(null);
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const element = view.current;
    const followClick = (event: MouseEvent) => {
      const mark = event.target instanceof Element ? event.target.closest('mark[data-stop]') : null;
      if (!mark) return;
      // What is said appears beside the text: the page stays where it is.
      event.preventDefault();
      event.stopPropagation();
      latest.current.choose(Number(mark.getAttribute('data-stop')));
    };
    const followKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'j') latest.current.step(1);
      if (event.key === 'k') latest.current.step(-1);
      if (event.key === 'Escape') latest.current.close();
    };
    element?.addEventListener('click', followClick);
    element?.addEventListener('keydown', followKey);
    return () => {
      element?.removeEventListener('click', followClick);
      element?.removeEventListener('keydown', followKey);
    };
  }, []);
  return view;
}
