/** How often the list of cards is repeated, so that there is always another card on either side. */
export const carouselCopies = 5;

/** Where the carousel stands. */
export interface CarouselPosition {
  /** Place of the foremost card in the repeated list, from 0. */
  readonly place: number;
  /** While a scroll is under way the controls are off. */
  readonly locked: boolean;
}

/** The first card of the middle copy: as many cards to the left as to the right. */
export function startOf(cardCount: number): CarouselPosition {
  return { place: firstOfMiddleCopy(cardCount), locked: false };
}

/** Which of the cards is foremost, from 0. */
export function activeCard(place: number, cardCount: number): number {
  return ((place % cardCount) + cardCount) % cardCount;
}

/** One or more cards onwards, or back when negative. Ignored during a scroll. */
export function movedBy(position: CarouselPosition, cards: number): CarouselPosition {
  return position.locked || cards === 0 ? position : { place: position.place + cards, locked: true };
}

/** To the card at `index` without going past an end of the list of cards. Ignored during a scroll. */
export function movedTo(position: CarouselPosition, index: number, cardCount: number): CarouselPosition {
  return movedBy(position, index - activeCard(position.place, cardCount));
}

/** The scroll is over: the same card, in the middle copy, so that there is room for the next one. */
export function settled(position: CarouselPosition, cardCount: number): CarouselPosition {
  return { place: firstOfMiddleCopy(cardCount) + activeCard(position.place, cardCount), locked: false };
}

/** The visitor scrolled by hand to another place. Ignored while a scroll of ours is under way. */
export function scrolledTo(position: CarouselPosition, place: number, cardCount: number): CarouselPosition {
  return position.locked || place === position.place
    ? position
    : settled({ place, locked: false }, cardCount);
}

/** Whether the card at a place is the one that is read out; all others are copies of it. */
export function isOriginal(place: number, cardCount: number): boolean {
  const first = firstOfMiddleCopy(cardCount);
  return place >= first && place < first + cardCount;
}

function firstOfMiddleCopy(cardCount: number): number {
  return cardCount * Math.floor(carouselCopies / 2);
}
