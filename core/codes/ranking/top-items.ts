/** The numbers of the highest scores above 0, best first; of equal scores the first. */
export function topItems(scores: Float32Array, count: number): number[] {
  const best: number[] = [];
  // The score that one has to beat; most of thousands of items fail here.
  let least = 0;
  for (let item = 0; item < scores.length; item++) {
    const score = scores[item] ?? 0;
    if (score <= least) continue;
    let at = best.length;
    while (at > 0 && (scores[best[at - 1] ?? 0] ?? 0) < score) at -= 1;
    best.splice(at, 0, item);
    if (best.length > count) best.pop();
    if (best.length === count) least = scores[best[count - 1] ?? 0] ?? 0;
  }
  return best;
}
