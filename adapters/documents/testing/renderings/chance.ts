/** Choices that look like chance and are the same for the same seed on every machine. */
export interface Chance {
  /** A number from 0 up to, not including, 1. */
  share(): number;
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  /** True with the given probability. */
  yes(probability: number): boolean;
  /** One of the list. Throws where the list is empty. */
  pick<Thing>(things: readonly Thing[]): Thing;
  /** The list in another order. */
  shuffle<Thing>(things: readonly Thing[]): Thing[];
}

/** Choices from a seed in words, such as `harbour-lane/one-column/3`. */
export function chanceOf(seed: string): Chance {
  let state = hash(seed);
  // Mulberry32: 32 bits of state are plenty for fonts, margins and orders.
  const share = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (least: number, most: number) => least + Math.floor(share() * (most - least + 1));
  const pick = <Thing>(things: readonly Thing[]): Thing => {
    const thing = things[whole(0, things.length - 1)];
    if (thing === undefined) throw new Error('Nothing to pick from.');
    return thing;
  };
  const shuffle = <Thing>(things: readonly Thing[]): Thing[] =>
    things
      .map((thing) => ({ thing, place: share() }))
      .sort((one, other) => one.place - other.place)
      .map(({ thing }) => thing);
  return { share, whole, yes: (probability) => share() < probability, pick, shuffle };
}

/** FNV-1a over UTF-16 units. */
function hash(words: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < words.length; index += 1) {
    value = Math.imul(value ^ words.charCodeAt(index), 0x01000193);
  }
  return value;
}
