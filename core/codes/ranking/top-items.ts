/** The numbers of the highest scores above 0, best first. */
export function topItems(scores: Float32Array, count: number): number[] {
  const best: number[] = [];
  for (let item = 0; item < scores.length; item++) {
    const score = scores[item] ?? 0;
    if (score <= 0) continue;
    if (best.length === count && score <= (scores[best[count - 1] ?? 0] ?? 0)) continue;
    let at = best.length;
    while (at > 0 && (scores[best[at - 1] ?? 0] ?? 0) < score) at -= 1;
    best.splice(at, 0, item);
    if (best.length > count) best.pop();
  }
  return best;
}
