import { type Differing, differencesOf, restoreDifferences } from './differences.ts';

/** Arrays of numbers of the kinds that are kept in a bundle. */
type NumberArray = Uint8Array | Int8Array | Float32Array | Differing;

const kinds = { Uint8Array, Int8Array, Uint16Array, Uint32Array, Float32Array } as const;
type Kind = keyof typeof kinds;

interface Place {
  readonly kind: Kind;
  readonly offset: number;
  readonly length: number;
  /** How the numbers are written; as they are where nothing is said. */
  readonly coding?: 'differences';
}

/** Where each array lies in the bytes. */
export interface ArrayLayout {
  readonly [name: string]: Place;
}

/** Puts named arrays one after the other, each on a boundary of four bytes, and wide numbers as differences. */
export function packArrays(arrays: Readonly<Record<string, NumberArray>>): {
  layout: ArrayLayout;
  bytes: Uint8Array;
} {
  const layout: Record<string, Place> = {};
  let size = 0;
  for (const [name, array] of Object.entries(arrays)) {
    const place = { kind: kindOf(array), offset: size, length: array.length };
    layout[name] = differs(array) ? { ...place, coding: 'differences' } : place;
    size += Math.ceil(array.byteLength / 4) * 4;
  }
  const bytes = new Uint8Array(size);
  for (const [name, array] of Object.entries(arrays)) {
    const kept = differs(array)
      ? differencesOf(array)
      : new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    bytes.set(kept, layout[name]?.offset ?? 0);
  }
  return { layout, bytes };
}

/**
 * Reads arrays out of a bundle; those that are not written as differences are not copied.
 * @throws Error when the layout lacks the array or names another kind: the bundle is of another version
 */
export class ArrayBundle {
  readonly #layout: ArrayLayout;
  readonly #bytes: Uint8Array;

  constructor(layout: ArrayLayout, bytes: Uint8Array) {
    this.#layout = layout;
    // Views need an aligned start, which a slice of a pooled buffer may not have.
    this.#bytes = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  }

  array<Wanted extends Kind>(name: string, kind: Wanted): InstanceType<(typeof kinds)[Wanted]> {
    const place = this.#layout[name];
    if (place?.kind !== kind) throw new Error(`the bundle has no ${kind} named ${name}`);
    return this.#read(place) as InstanceType<(typeof kinds)[Wanted]>;
  }

  #read({ kind, offset, length, coding }: Place): NumberArray {
    if (coding === 'differences') {
      const numbers = new kinds[kind](length);
      if (!differs(numbers)) throw new Error(`differences of a ${kind} cannot be read`);
      restoreDifferences(this.#bytes.subarray(offset, offset + numbers.byteLength), numbers);
      return numbers;
    }
    return new kinds[kind](this.#bytes.buffer as ArrayBuffer, this.#bytes.byteOffset + offset, length);
  }
}

function differs(array: NumberArray): array is Differing {
  return array instanceof Uint16Array || array instanceof Uint32Array;
}

function kindOf(array: NumberArray): Kind {
  for (const kind of Object.keys(kinds) as Kind[]) if (array instanceof kinds[kind]) return kind;
  throw new Error('an array of this kind cannot be packed');
}
