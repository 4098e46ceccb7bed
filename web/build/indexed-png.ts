import { crc32, deflateSync } from 'node:zlib';

/** An opaque picture, four bytes a point as a renderer gives them. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

const mostColours = 64;
const signature = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * A drawing in few colours as PNG with a table of its 64 commonest colours: a quarter of the bytes of one in full colour.
 * The edges of letters, which have more shades, get the nearest of these.
 */
export function indexedPng({ width, height, pixels }: Pixels): Uint8Array {
  const colours = colourOfEach(pixels);
  const table = commonestColours(colours);
  const numberOf = new Map<number, number>(table.map((colour, number) => [colour, number]));
  const lines = new Uint8Array(height * (width + 1));
  colours.forEach((colour, point) => {
    let number = numberOf.get(colour);
    if (number === undefined) {
      number = nearest(table, colour);
      numberOf.set(colour, number);
    }
    // Each line begins with the number of its filter: 0, none.
    lines[point + Math.floor(point / width) + 1] = number;
  });
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, 8);
  header.setUint8(9, 3);
  return Buffer.concat([
    signature,
    chunk('IHDR', new Uint8Array(header.buffer)),
    chunk('PLTE', Uint8Array.from(table.flatMap(partsOf))),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}

function colourOfEach(pixels: Uint8Array): Uint32Array {
  return Uint32Array.from({ length: pixels.length / 4 }, (_, point) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(point * 4, point * 4 + 3);
    return (red << 16) | (green << 8) | blue;
  });
}

function commonestColours(colours: Uint32Array): number[] {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts]
    .sort(([, first], [, second]) => second - first)
    .slice(0, mostColours)
    .map(([colour]) => colour);
}

function nearest(table: readonly number[], colour: number): number {
  const wanted = partsOf(colour);
  const distances = table.map((candidate) =>
    partsOf(candidate).reduce((sum, part, at) => sum + (part - (wanted[at] ?? 0)) ** 2, 0),
  );
  return distances.indexOf(distances.reduce((least, distance) => Math.min(least, distance)));
}

function partsOf(colour: number): number[] {
  return [colour >> 16, (colour >> 8) & 255, colour & 255];
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const named = Buffer.concat([Buffer.from(name), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
