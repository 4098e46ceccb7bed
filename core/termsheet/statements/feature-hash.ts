/** Features are spread over this many numbers; two that meet share their weights. */
export const featureCount = 262_144;

/** The number of a feature: FNV-1a over its kind and its words, folded to the number of features. */
export function featureNumber(kind: string, first: string, second = ''): number {
  let hash = 0x811c9dc5;
  hash = mix(hash, kind);
  hash = mix(hash, first);
  hash = mix(hash, second);
  return ((hash >>> 14) ^ hash) & (featureCount - 1);
}

function mix(start: number, text: string): number {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return Math.imul(hash ^ 31, 0x01000193);
}
