/** A generator of numbers from 0 to 1 that gives the same ones for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A damaged copy of a file: cut off, or with bytes changed, moved and overwritten in up to sixty places. */
export function mutate(original: Uint8Array, random: () => number): Uint8Array {
  const at = () => Math.floor(random() * original.length);
  if (random() < 0.15) return original.slice(0, at());
  const bytes = original.slice();
  const changes = 1 + Math.floor(random() * random() * 60);
  for (let change = 0; change < changes; change += 1) {
    const kind = random();
    const place = at();
    if (kind < 0.5) bytes[place] = Math.floor(random() * 256);
    else if (kind < 0.8) bytes.copyWithin(place, at(), at() + 64);
    else bytes.fill(random() < 0.5 ? 0 : 255, place, place + Math.ceil(random() * 8));
  }
  return bytes;
}
