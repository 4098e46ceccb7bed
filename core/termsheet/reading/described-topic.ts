/** A topic with the wordings of people who describe a term instead of naming it. */
export function alsoDescribed<Topic extends object>(
  described: Partial<Record<keyof Topic, RegExp>>,
  topic: Topic,
): Topic {
  const widened = { ...topic };
  for (const key of Object.keys(described) as (keyof Topic)[]) {
    const named = topic[key];
    const plain = described[key];
    if (plain === undefined || !(named instanceof RegExp)) continue;
    const pattern = new RegExp(`(?:${named.source})|(?:${plain.source})`, named.flags);
    widened[key] = pattern as Topic[keyof Topic];
  }
  return widened;
}
