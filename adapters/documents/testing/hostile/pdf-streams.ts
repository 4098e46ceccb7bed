import { deflateSync } from 'node:zlib';
import type { HostileKind } from './hostile-file.ts';
import { times } from './hostile-file.ts';
import { onePage, packedStream, rawStream } from './pdf-objects.ts';

/** A page whose contents are one stream. */
function contents(name: string, make: (size: number) => Buffer): HostileKind {
  return { name, format: 'pdf', make: (size) => onePage({ contents: make(size) }) };
}

const spaces = (bytes: number) => Buffer.alloc(bytes, ' ');
const largest = 9_000_000;

/** Streams that unpack to far more than they are, or that are pictures in place of words. */
export const pdfStreams: readonly HostileKind[] = [
  contents('a gigabyte packed by Flate', (size) => packedStream(spaces(times(1_000_000_000, size)))),
  contents('a gigabyte packed by Flate twice', (size) =>
    rawStream(
      deflateSync(deflateSync(spaces(times(1_000_000_000, size)))),
      '/Filter [/FlateDecode /FlateDecode]',
    ),
  ),
  contents('run lengths packed by Flate', (size) =>
    rawStream(
      deflateSync(Buffer.alloc(times(10_000_000, size), Buffer.from([129, 32]))),
      '/Filter [/FlateDecode /RunLengthDecode]',
    ),
  ),
  contents('run lengths', (size) =>
    rawStream(
      Buffer.alloc(times(largest, Math.min(1, size)), Buffer.from([129, 32])),
      '/Filter /RunLengthDecode',
    ),
  ),
  contents('LZW', (size) =>
    rawStream(Buffer.alloc(times(largest, Math.min(1, size)), 0x80), '/Filter /LZWDecode'),
  ),
  contents('ASCII 85', (size) =>
    rawStream('z'.repeat(times(largest, Math.min(1, size))), '/Filter /ASCII85Decode'),
  ),
  contents('ASCII hex over and over', (size) =>
    rawStream('20'.repeat(times(4_000_000, size)), `/Filter [${'/ASCIIHexDecode '.repeat(20)}]`),
  ),
  contents('a hundred thousand filters', (size) =>
    rawStream('x', `/Filter [${'/ASCIIHexDecode '.repeat(times(100_000, size))}]`),
  ),
  contents('lines of two billion columns', () =>
    packedStream(spaces(5_000_000), '/DecodeParms << /Predictor 15 /Columns 2000000000 >>'),
  ),
  contents('a picture as contents: JPEG of 65,500 by 65,500', () =>
    rawStream(jpegOf(65_500), '/Filter /DCTDecode'),
  ),
  contents('a picture as contents: fax of two billion columns', () =>
    rawStream(
      '\0'.repeat(1000),
      '/Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 2000000000 /Rows 2000000000 >>',
    ),
  ),
  contents('a picture as contents: JBIG2', () => rawStream(jbig2Of(0x7fffffff), '/Filter /JBIG2Decode')),
  {
    name: 'a picture of 300 megapixels',
    format: 'pdf',
    make: () =>
      onePage({
        contents: '/I Do',
        resources: '/XObject << /I 10 0 R >>',
        objects: [
          packedStream(
            spaces(90_000_000),
            '/Type /XObject /Subtype /Image /Width 30000 /Height 10000 /ColorSpace /DeviceRGB /BitsPerComponent 8',
          ),
        ],
      }),
  },
  {
    name: '2,000 contents of 200 kilobytes each',
    format: 'pdf',
    make: (size) =>
      onePage({
        contents: 'q Q',
        page: `/Contents [${Array.from({ length: times(2000, size) }, (_, at) => `${10 + at} 0 R`).join(' ')}]`,
        objects: Array.from({ length: times(2000, size) }, () => packedStream(spaces(200_000))),
      }),
  },
  contents('letters that do not pack', (size) => {
    const bytes = Buffer.alloc(times(8_000_000, Math.min(1, size)));
    for (let at = 0, state = 7; at < bytes.length; at += 1) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      bytes[at] = state >>> 24;
    }
    return packedStream(bytes);
  }),
];

/** The head of a JPEG of so many pixels on each side, without its data. */
function jpegOf(side: number): Buffer {
  const frame = Buffer.from('ffd8ffc00011080000000003012200021101031101', 'hex');
  frame.writeUInt16BE(side, 7);
  frame.writeUInt16BE(side, 9);
  return Buffer.concat([
    frame,
    Buffer.from('ffda000c03010002110311003f00', 'hex'),
    Buffer.alloc(1000, 1),
    Buffer.from('ffd9', 'hex'),
  ]);
}

/** A JBIG2 page of so many pixels on each side with one region as large. */
function jbig2Of(side: number): Buffer {
  const page = Buffer.from('00000000300001000000130000000000000000000000000000000000000000', 'hex');
  page.writeUInt32BE(side, 11);
  page.writeUInt32BE(side, 15);
  return page;
}
