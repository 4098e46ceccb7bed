import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { CarouselStore } from '../../../stores/carousel-store.ts';

/** A scroll by hand is over when nothing has moved for this long. */
const handScrollPauseMs = 120;

/**
 * Keeps a strip of equally wide cards scrolled to the place in the store, and tells the store where the
 * visitor scrolls by hand. Glides only while a control was used, and never for those who want less motion.
 */
export function useCarouselScroll(store: CarouselStore): RefObject<HTMLUListElement | null> {
  const strip = useRef<HTMLUListElement>(null);
  const { place, locked } = store();
  const aligned = useRef(false);

  useLayoutEffect(() => {
    const element = strip.current;
    // The first place is taken below, once the browser has laid the strip out: asking here would make it do so twice.
    if (!element || !aligned.current) return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ left: place * stepOf(element), behavior: locked && !still ? 'smooth' : 'instant' });
  }, [place, locked]);

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(pause);
      pause = setTimeout(
        () => store.getState().followScroll(Math.round(element.scrollLeft / stepOf(element))),
        handScrollPauseMs,
      );
    };
    const realign = new ResizeObserver(() => {
      element.scrollTo({ left: store.getState().place * stepOf(element), behavior: 'instant' });
      aligned.current = true;
    });
    element.addEventListener('scroll', follow, { passive: true });
    realign.observe(element);
    return () => {
      clearTimeout(pause);
      element.removeEventListener('scroll', follow);
      realign.disconnect();
    };
  }, [store]);

  return strip;
}

/** From the left edge of one card to that of the next, px. */
function stepOf(strip: HTMLElement): number {
  const [first, second] = strip.children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return 1;
  return second.offsetLeft - first.offsetLeft || 1;
}
