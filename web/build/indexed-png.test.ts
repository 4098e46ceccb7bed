import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { indexedPng } from './indexed-png.ts';

/** A picture of more shades than a table holds, most of it in two colours. */
function shades(width: number, height: number): Uint8Array {
  const pixels = new Uint8Array(width * height * 4).fill(255);
  for (let point = 0; point < 400; point++) pixels.set([0, point >> 2, point & 255, 255], point * 4);
  for (let point = 500; point < 800; point++) pixels.set([14, 75, 60, 255], point * 4);
  return pixels;
}

it('writes the commonest colours as they are and the others as the nearest of these', () => {
  const [width, height] = [40, 30];
  const pixels = shades(width, height);
  const png = Buffer.from(indexedPng({ width, height, pixels }));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]]).toEqual([width, height, 8, 3]);
  const tableAt = png.indexOf('PLTE') + 4;
  const table = png.subarray(tableAt, tableAt + 64 * 3);
  const dataAt = png.indexOf('IDAT') + 4;
  const lines = inflateSync(png.subarray(dataAt, dataAt + png.readUInt32BE(dataAt - 8)));
  for (let point = 0; point < width * height; point++) {
    const number = lines[point + Math.floor(point / width) + 1] ?? 0;
    const drawn = [...table.subarray(number * 3, number * 3 + 3)];
    const wanted = [...pixels.subarray(point * 4, point * 4 + 3)];
    const off = Math.max(...drawn.map((part, at) => Math.abs(part - (wanted[at] ?? 0))));
    expect(off, `point ${point}`).toBeLessThanOrEqual(point < 400 ? 200 : 0);
  }
});
