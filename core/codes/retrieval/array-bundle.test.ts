import { describe, expect, it } from 'vitest';
import { ArrayBundle, packArrays } from './array-bundle.ts';

const arrays = {
  weights: Int8Array.from([-127, 0, 127]),
  start: Uint32Array.from([0, 3, 3, 4_294_967_295, 65_536]),
  document: Uint16Array.from([7, 65_535, 0, 256]),
  nothing: new Uint32Array(0),
  scale: Float32Array.from([0.5, -1]),
};

describe('a bundle of arrays', () => {
  it.each([0, 1])('gives back what was packed, from bytes that begin %d beyond a boundary', (shift) => {
    const { layout, bytes } = packArrays(arrays);
    const shifted = new Uint8Array(bytes.length + shift);
    shifted.set(bytes, shift);
    const bundle = new ArrayBundle(layout, shifted.subarray(shift));
    expect(bundle.array('weights', 'Int8Array')).toEqual(arrays.weights);
    expect(bundle.array('start', 'Uint32Array')).toEqual(arrays.start);
    expect(bundle.array('document', 'Uint16Array')).toEqual(arrays.document);
    expect(bundle.array('nothing', 'Uint32Array')).toEqual(arrays.nothing);
    expect(bundle.array('scale', 'Float32Array')).toEqual(arrays.scale);
  });

  it('keeps a list that grows as small bytes, the lowest of all numbers first', () => {
    expect([...packArrays({ list: Uint16Array.from([1000, 1001, 1003]) }).bytes]).toEqual([
      0xe8, 1, 2, 3, 0, 0, 0, 0,
    ]);
  });

  it('still reads numbers that an earlier version wrote as they are', () => {
    const layout = { list: { kind: 'Uint16Array', offset: 0, length: 2 } } as const;
    const bytes = new Uint8Array(Uint16Array.from([5, 9]).buffer);
    expect(new ArrayBundle(layout, bytes).array('list', 'Uint16Array')).toEqual(Uint16Array.from([5, 9]));
  });

  it('refuses an array of another kind, and one that is not there', () => {
    const { layout, bytes } = packArrays(arrays);
    const bundle = new ArrayBundle(layout, bytes);
    expect(() => bundle.array('start', 'Float32Array')).toThrow('no Float32Array named start');
    expect(() => bundle.array('missing', 'Int8Array')).toThrow('no Int8Array named missing');
  });
});
