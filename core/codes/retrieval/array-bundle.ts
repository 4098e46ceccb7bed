/** Arrays of numbers of the kinds that are kept in a bundle. */
type NumberArray = Uint8Array | Int8Array | Uint16Array | Uint32Array | Float32Array;

const kinds = { Uint8Array, Int8Array, Uint16Array, Uint32Array, Float32Array } as const;
type Kind = keyof typeof kinds;

/** Where each array lies in the bytes. */
export interface ArrayLayout {
  readonly [name: string]: { readonly kind: Kind; readonly offset: number; readonly length: number };
}

/** Puts named arrays one after the other, each on a boundary of four bytes. */
export function packArrays(arrays: Readonly<Record<string, NumberArray>>): {
  layout: ArrayLayout;
  bytes: Uint8Array;
} {
  const layout: Record<string, { kind: Kind; offset: number; length: number }> = {};
  let size = 0;
  for (const [name, array] of Object.entries(arrays)) {
    layout[name] = { kind: kindOf(array), offset: size, length: array.length };
    size += Math.ceil(array.byteLength / 4) * 4;
  }
  const bytes = new Uint8Array(size);
  for (const [name, array] of Object.entries(arrays)) {
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), layout[name]?.offset ?? 0);
  }
  return { layout, bytes };
}

/**
 * Reads arrays out of a bundle without copying them.
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
    const buffer = this.#bytes.buffer as ArrayBuffer;
    const view = new kinds[kind](buffer, this.#bytes.byteOffset + place.offset, place.length);
    return view as InstanceType<(typeof kinds)[Wanted]>;
  }
}

function kindOf(array: NumberArray): Kind {
  for (const kind of Object.keys(kinds) as Kind[]) if (array instanceof kinds[kind]) return kind;
  throw new Error('an array of this kind cannot be packed');
}
