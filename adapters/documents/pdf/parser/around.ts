/** A method of pdf.js. */
export type Method<This, Parameters extends unknown[], Answer> = (
  this: This,
  ...parameters: Parameters
) => Answer;

/**
 * Puts a method in the place of one of pdf.js; `make` is given the one that was there.
 * @throws Error where pdf.js has no such method, as another version may not
 */
export function around<This, Parameters extends unknown[], Answer>(
  owner: object,
  name: string,
  make: (original: Method<This, Parameters, Answer>) => Method<This, Parameters, Answer>,
): void {
  const original: unknown = Reflect.get(owner, name);
  if (typeof original !== 'function') throw new Error(`pdf.js has no method ${name}`);
  Reflect.set(owner, name, make(original as Method<This, Parameters, Answer>));
}

/**
 * Puts a value in the place of a property that pdf.js works out.
 * @throws Error where pdf.js has no such property
 */
export function settle(owner: object, name: string, value: unknown): void {
  if (!Object.getOwnPropertyDescriptor(owner, name)?.get) throw new Error(`pdf.js has no property ${name}`);
  Object.defineProperty(owner, name, { get: () => value });
}
