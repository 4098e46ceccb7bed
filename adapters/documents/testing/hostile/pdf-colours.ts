import type { HostileKind } from './hostile-file.ts';
import { times } from './hostile-file.ts';
import { onePage, type PdfObject, packedStream, rawStream } from './pdf-objects.ts';

/** A page that sets a colour of a space of its own over and over. */
function colour(
  name: string,
  steps: number,
  make: (size: number) => { space: string; values?: (at: number) => string; objects: readonly PdfObject[] },
): HostileKind {
  return {
    name,
    format: 'pdf',
    make: (size) => {
      const { space, values = (at) => `${(at % 1000) / 1000}`, objects } = make(size);
      return onePage({
        contents: `/C cs ${Array.from({ length: steps }, (_, at) => `${values(at)} scn `).join('')}`,
        resources: `/ColorSpace << /C ${space} >>`,
        objects,
      });
    },
  };
}

const many = (count: number, what: string) => `${what} `.repeat(count);

/** Colours that are worked out by functions of any size. */
export const pdfColours: readonly HostileKind[] = [
  colour('a colour program of 300,000 steps', 20_000, (size) => ({
    space: '[/Separation /X /DeviceRGB 10 0 R]',
    values: (at) => `0.${at}`,
    objects: [
      packedStream(
        `{ ${many(times(300_000, size), '1 add')} dup dup }`,
        '/FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1]',
      ),
    ],
  })),
  colour('a colour table of 28 inks', 100, () => ({
    space: `[/DeviceN [${many(28, '/I')}] /DeviceRGB 10 0 R]`,
    values: () => many(28, '0.5'),
    objects: [
      rawStream(
        '\0\0\0',
        `/FunctionType 0 /BitsPerSample 8 /Size [${many(28, '1')}] /Domain [${many(28, '0 1')}] /Range [0 1 0 1 0 1]`,
      ),
    ],
  })),
  colour('a colour table of a billion entries', 1, () => ({
    space: '[/Separation /X /DeviceRGB 10 0 R]',
    objects: [
      rawStream(
        '\0',
        '/FunctionType 0 /BitsPerSample 8 /Size [1000000000] /Domain [0 1] /Range [0 1 0 1 0 1]',
      ),
    ],
  })),
  colour('a colour of a million inks', 1, (size) => ({
    space: '[/Indexed 10 0 R 255 (x)]',
    objects: [
      `[/DeviceN [${many(times(1_000_000, size), '/I')}] /DeviceRGB 11 0 R]`,
      '<< /FunctionType 2 /N 1 /Domain [0 1] /C0 [0 0 0] /C1 [1 1 1] >>',
    ],
  })),
  colour('colour functions within colour functions', 10, (size) => ({
    space: '[/Separation /X /DeviceRGB 10 0 R]',
    objects: Array.from(
      { length: 20 },
      (_, level) =>
        `<< /FunctionType 3 /Domain [0 1] /Bounds [0.5] /Encode [0 1 0 1] /Functions [${many(times(8, size), `${11 + level} 0 R`)}] >>`,
    ),
  })),
  colour('a colour made from itself', 10, () => ({
    space: '10 0 R',
    objects: ['[/Indexed 10 0 R 255 (x)]'],
  })),
  colour('a colour of 300,000 numbers', 5000, (size) => ({
    space: '[/Separation /X /DeviceRGB 10 0 R]',
    objects: [
      `<< /FunctionType 2 /N 1 /Domain [0 1] /C0 [${many(times(300_000, size), '0')}] /C1 [${many(times(300_000, size), '1')}] >>`,
    ],
  })),
  {
    name: 'shadings of a million triangles',
    format: 'pdf',
    make: (size) =>
      onePage({
        contents: '/S sh '.repeat(100),
        resources: '/Shading << /S 10 0 R >>',
        objects: [
          packedStream(
            Buffer.alloc(times(20_000_000, size), 0),
            '/ShadingType 4 /ColorSpace /DeviceRGB /BitsPerCoordinate 8 /BitsPerComponent 8 /BitsPerFlag 8 /Decode [0 1 0 1 0 1 0 1 0 1]',
          ),
        ],
      }),
  },
];
