/**
 * The numbers of the highest scores above 0, best first; of equal scores the first.
 * @param among the only items that can have a score above 0, where they are known; in any order
 */
export function topItems(scores: Float32Array, count: number, among?: Uint32Array): number[] {
  const best: number[] = [];
  // The score that one has to reach; most of thousands of items fail here.
  let least = Number.MIN_VALUE;
  const comesBefore = (item: number, score: number, other: number): boolean => {
    const ofOther = scores[other] ?? 0;
    return score > ofOther || (score === ofOther && item < other);
  };
  const candidates = among?.length ?? scores.length;
  for (let number = 0; number < candidates; number++) {
    const item = among ? (among[number] ?? 0) : number;
    const score = scores[item] ?? 0;
    if (score < least) continue;
    let at = best.length;
    while (at > 0 && comesBefore(item, score, best[at - 1] ?? 0)) at -= 1;
    if (at === count) continue;
    // Moved by hand: a splice makes a list of what it takes out each time.
    if (best.length < count) best.push(item);
    for (let place = best.length - 1; place > at; place--) best[place] = best[place - 1] ?? 0;
    best[at] = item;
    if (best.length === count) least = scores[best[count - 1] ?? 0] ?? 0;
  }
  return best;
}
