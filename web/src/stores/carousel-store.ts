import { create, type StoreApi, type UseBoundStore } from 'zustand';
import {
  type CarouselPosition,
  movedBy,
  movedTo,
  scrolledTo,
  settled,
  startOf,
} from './carousel-transitions.ts';

/** How long the controls are off after they were used. */
export const carouselLockMs = 500;

export interface CarouselState extends CarouselPosition {
  previous(): void;
  next(): void;
  goTo(index: number): void;
  /** The visitor scrolled by hand. */
  followScroll(place: number): void;
}

export type CarouselStore = UseBoundStore<StoreApi<CarouselState>>;

/** The state of a carousel of so many cards. */
export function createCarouselStore(cardCount: number): CarouselStore {
  return create<CarouselState>()((set, get) => {
    function move(change: (position: CarouselPosition) => CarouselPosition) {
      const before = get();
      const after = change(before);
      if (after === before) return;
      set(after);
      setTimeout(() => set((position) => settled(position, cardCount)), carouselLockMs);
    }
    return {
      ...startOf(cardCount),
      previous: () => move((position) => movedBy(position, -1)),
      next: () => move((position) => movedBy(position, 1)),
      goTo: (index) => move((position) => movedTo(position, index, cardCount)),
      followScroll: (place) => set((position) => scrolledTo(position, place, cardCount)),
    };
  });
}
