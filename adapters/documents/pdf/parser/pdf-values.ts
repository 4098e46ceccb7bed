/** A dictionary of pdf.js. */
export interface Dictionary {
  get(...keys: readonly string[]): unknown;
  has(key: string): boolean;
}

/** True for a dictionary of pdf.js. */
export function isDictionary(value: unknown): value is Dictionary {
  return typeof value === 'object' && value !== null && 'get' in value && typeof value.get === 'function';
}

/** The words of a name of pdf.js, such as "Link" for /Link; undefined for anything else. */
export function nameOf(value: unknown): string | undefined {
  const isName = typeof value === 'object' && value !== null && 'name' in value;
  return isName && typeof value.name === 'string' ? value.name : undefined;
}
