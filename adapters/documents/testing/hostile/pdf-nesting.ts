import type { HostileKind } from './hostile-file.ts';
import { times } from './hostile-file.ts';
import { onePage, packedStream, rawStream } from './pdf-objects.ts';

const levels = 12;
const words = 'BT /F1 9 Tf 50 700 Td (The amount of the round) Tj ET';

/** Objects 10 and on, each drawing the next one many times over. */
function chain(make: (next: number, isLast: boolean) => Buffer): Buffer[] {
  return Array.from({ length: levels }, (_, level) => make(11 + level, level === levels - 1));
}

/** Drawings, patterns, masks and lists within one another: small files of endless work. */
export const pdfNesting: readonly HostileKind[] = [
  {
    name: 'drawings within drawings, ten of each',
    format: 'pdf',
    make: (size) =>
      onePage({
        contents: '/X Do ',
        resources: '/XObject << /X 10 0 R >>',
        objects: chain((next, isLast) =>
          packedStream(
            isLast ? words : '/X Do '.repeat(times(10, size)),
            `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> /XObject << /X ${next} 0 R >> >>`,
          ),
        ),
      }),
  },
  {
    name: 'a drawing that draws itself',
    format: 'pdf',
    make: (size) =>
      onePage({
        contents: '/X Do '.repeat(times(1000, size)),
        resources: '/XObject << /X 10 0 R >>',
        objects: [
          packedStream(
            '/X Do '.repeat(1000),
            '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 10 0 R >> >>',
          ),
        ],
      }),
  },
  {
    name: 'one large drawing used 20,000 times',
    format: 'pdf',
    make: (size) =>
      onePage({
        contents: '/X Do '.repeat(times(20_000, size)),
        resources: '/XObject << /X 10 0 R >>',
        objects: [
          packedStream(`${words} `.repeat(5000), '/Type /XObject /Subtype /Form /BBox [0 0 595 842]'),
        ],
      }),
  },
  {
    name: 'patterns within patterns, ten of each',
    format: 'pdf',
    make: (size) =>
      onePage({
        contents: '/Pattern cs /P scn 0 0 9 9 re f',
        resources: '/Pattern << /P 10 0 R >>',
        objects: chain((next) =>
          packedStream(
            '/Pattern cs /P scn 0 0 9 9 re f '.repeat(times(10, size)),
            `/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << /Pattern << /P ${next} 0 R >> >>`,
          ),
        ),
      }),
  },
  {
    name: 'masks within masks, ten of each',
    format: 'pdf',
    make: (size) =>
      onePage({
        contents: '/G gs ',
        resources: '/ExtGState << /G << /SMask << /S /Alpha /G 10 0 R >> >> >>',
        objects: chain((next) =>
          packedStream(
            Array.from({ length: times(10, size) }, (_, at) => `/G${at} gs `).join(''),
            `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Group << /S /Transparency >> /Resources << /ExtGState << ${Array.from(
              { length: times(10, size) },
              (_, at) => `/G${at} << /SMask << /S /Alpha /G ${next} 0 R >> >>`,
            ).join(' ')} >> >>`,
          ),
        ),
      }),
  },
  {
    name: 'fonts drawn by pictures of fonts',
    format: 'pdf',
    make: (size) =>
      onePage({
        contents: 'BT /T 9 Tf (a) Tj ET',
        resources: '/Font << /T 10 0 R >>',
        objects: [
          `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [1 0 0 1 0 0] /FirstChar 97 /LastChar 97 /Widths [9] /Encoding << /Differences [97 /a] >> /CharProcs << ${Array.from({ length: times(3000, size) }, (_, at) => `/a${at} 11 0 R`).join(' ')} >> /Resources << /Font << /F1 5 0 R >> >> >>`,
          packedStream(`9 0 d0 ${`${words} `.repeat(2000)}`),
        ],
      }),
  },
  {
    name: 'layers listed within layers',
    format: 'pdf',
    make: (size) => {
      const list = (next: number) => `[${`${next} 0 R `.repeat(times(20, size))}]`;
      return onePage({
        contents: words,
        catalogue: '/OCProperties << /OCGs [9 0 R] /D << /Order 10 0 R >> >>',
        objects: Array.from({ length: levels }, (_, level) => list(11 + level)),
      });
    },
  },
  {
    name: 'a layer of 20,000 layers for every word',
    format: 'pdf',
    make: (size) =>
      onePage({
        contents: `BT /F1 9 Tf 50 700 Td ${'/OC /L BDC (a) Tj EMC '.repeat(times(20_000, size))}ET`,
        resources: '/Properties << /L 10 0 R >>',
        objects: [
          `<< /Type /OCMD /P /AnyOn /OCGs [${'11 0 R '.repeat(20_000)}] >>`,
          '<< /Type /OCG /Name (L) >>',
        ],
      }),
  },
  {
    name: 'form fields within form fields',
    format: 'pdf',
    make: (size) => {
      const field = (next: number) =>
        `<< /FT /Sig /T (f) /Kids [${`${next} 0 R `.repeat(times(20, size))}] >>`;
      return onePage({
        contents: words,
        page: '/Annots [10 0 R]',
        catalogue: '/AcroForm << /SigFlags 3 /Fields [10 0 R] >>',
        objects: Array.from({ length: levels }, (_, level) => field(11 + level)),
      });
    },
  },
  {
    name: '100,000 notes, each with a drawing',
    format: 'pdf',
    make: (size) =>
      onePage({
        contents: words,
        page: `/Annots [${'10 0 R '.repeat(times(100_000, size))}]`,
        objects: [
          '<< /Type /Annot /Subtype /Stamp /Rect [0 0 9 9] /F 4 /AP << /N 11 0 R >> >>',
          rawStream(
            words,
            '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /Font << /F1 5 0 R >> >>',
          ),
        ],
      }),
  },
  {
    name: '30,000 form fields',
    format: 'pdf',
    make: (size) => {
      const count = times(30_000, size);
      const references = Array.from({ length: count }, (_, at) => `${10 + at} 0 R`).join(' ');
      return onePage({
        contents: words,
        page: `/Annots [${references}]`,
        catalogue: `/AcroForm << /NeedAppearances true /DA (/F1 9 Tf) /DR << /Font << /F1 5 0 R >> >> /Fields [${references}] >>`,
        objects: Array.from(
          { length: count },
          (_, at) =>
            `<< /Type /Annot /Subtype /Widget /FT /Tx /Ff 4096 /T (f${at}) /V (${'terms '.repeat(20)}) /Rect [0 0 90 90] /F 4 >>`,
        ),
      });
    },
  },
];
