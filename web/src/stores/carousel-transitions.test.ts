import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  activeCard,
  carouselCopies,
  isOriginal,
  movedBy,
  movedTo,
  scrolledTo,
  settled,
  startOf,
} from './carousel-transitions.ts';

const cards = 4;

describe('the carousel', () => {
  test('ignores its controls during a scroll', () => {
    const scrolling = movedBy(startOf(cards), 1);
    expect(scrolling.locked).toBe(true);
    expect(movedBy(scrolling, 1)).toBe(scrolling);
    expect(movedTo(scrolling, 0, cards)).toBe(scrolling);
    expect(scrolledTo(scrolling, 3, cards)).toBe(scrolling);
  });

  test('does not lock for a move to the card that is already there', () => {
    expect(movedTo(startOf(cards), 0, cards)).toEqual(startOf(cards));
  });

  test('starts at the first card, in the middle of five copies', () => {
    expect(carouselCopies).toBe(5);
    expect(startOf(cards)).toEqual({ place: 8, locked: false });
    expect(activeCard(startOf(cards).place, cards)).toBe(0);
  });

  test('wraps from the last card to the first, and back', () => {
    const last = settled(movedTo(startOf(cards), 3, cards), cards);
    expect(activeCard(movedBy(last, 1).place, cards)).toBe(0);
    expect(activeCard(movedBy(startOf(cards), -1).place, cards)).toBe(3);
  });

  test('goes on in the direction of the move, then returns to the middle copy', () => {
    const onwards = movedBy({ place: 11, locked: false }, 1);
    expect(onwards.place).toBe(12);
    expect(settled(onwards, cards)).toEqual({ place: 8, locked: false });
  });

  test('follows a scroll by hand', () => {
    expect(scrolledTo(startOf(cards), 14, cards)).toEqual({ place: 10, locked: false });
  });

  test('reads out each card once', () => {
    const places = Array.from({ length: cards * carouselCopies }, (_, place) => place);
    expect(places.filter((place) => isOriginal(place, cards))).toEqual([8, 9, 10, 11]);
  });

  test('never runs out of cards on either side, whatever is pressed', () => {
    const press = fc.oneof(
      fc.constant(1),
      fc.constant(-1),
      fc.integer({ min: 0, max: 3 }).map((index) => ({ index })),
    );
    fc.assert(
      fc.property(fc.array(press, { maxLength: 60 }), (presses) => {
        let position = startOf(cards);
        for (const one of presses) {
          position = typeof one === 'number' ? movedBy(position, one) : movedTo(position, one.index, cards);
          expect(position.place).toBeGreaterThanOrEqual(cards);
          expect(position.place).toBeLessThanOrEqual(cards * (carouselCopies - 1));
          position = settled(position, cards);
          expect(isOriginal(position.place, cards)).toBe(true);
        }
      }),
    );
  });
});
