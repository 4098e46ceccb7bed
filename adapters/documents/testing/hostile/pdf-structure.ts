import { buildPdf, writeFile } from '../pdf-builder.ts';
import type { HostileKind } from './hostile-file.ts';
import { times } from './hostile-file.ts';
import { onePage, packedStream, rawStream } from './pdf-objects.ts';

const words = 'BT /F1 9 Tf 50 700 Td (The amount of the round) Tj ET';
const kids = '<< /Type /Pages /Kids [3 0 R] /Count';

/** A file of objects, numbered from 1. */
function objects(name: string, make: (size: number) => readonly string[]): HostileKind {
  return { name, format: 'pdf', make: (size) => writeFile(make(size).map((object) => Buffer.from(object))) };
}

/** A file of its own words. */
function written(name: string, make: (size: number) => string): HostileKind {
  return {
    name,
    format: 'pdf',
    make: (size) => new Uint8Array(Buffer.from(`%PDF-1.7\n${make(size)}`, 'latin1')),
  };
}

const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>';
const catalogue = '<< /Type /Catalog /Pages 2 0 R >>';

/** Pages, objects and tables of contents that are too many, too deep, or that lie. */
export const pdfStructures: readonly HostileKind[] = [
  {
    name: '20,000 empty pages',
    format: 'pdf',
    make: (size) => buildPdf(Array.from({ length: times(20_000, size) }, () => ['q Q'])),
  },
  objects('100,000 times the same page', (size) => [
    catalogue,
    `<< /Type /Pages /Count ${times(100_000, size)} /Kids [${'3 0 R '.repeat(times(100_000, size))}] >>`,
    page,
  ]),
  objects('a billion pages claimed', () => [catalogue, `${kids} 1000000000 >>`, page]),
  objects('no pages, a billion claimed', () => [catalogue, '<< /Type /Pages /Kids [] /Count 1000000000 >>']),
  objects('fewer pages than none', () => [catalogue, `${kids} -5 >>`, page]),
  objects('a page tree 100,000 deep', (size) => [
    catalogue,
    ...Array.from(
      { length: times(100_000, size) },
      (_, at) => `<< /Type /Pages /Count 1 /Parent ${at + 1} 0 R /Kids [${at + 3} 0 R] >>`,
    ),
    page,
  ]),
  objects('a page tree in a circle', () => [
    catalogue,
    '<< /Type /Pages /Count 9 /Kids [3 0 R 3 0 R] >>',
    '<< /Type /Pages /Count 9 /Kids [4 0 R 2 0 R] >>',
    '<< /Type /Pages /Count 9 /Kids [3 0 R 2 0 R] >>',
  ]),
  objects('a page tree that doubles at 40 levels', () => [
    catalogue,
    ...Array.from(
      { length: 40 },
      (_, at) => `<< /Type /Pages /Count ${2 ** (40 - at)} /Kids [${at + 3} 0 R ${at + 3} 0 R] >>`,
    ),
    page,
  ]),
  objects('parents of a page in a long chain', (size) => [
    catalogue,
    '<< /Type /Pages /Count 500 /Kids [3 0 R] >>',
    `<< /Type /Pages /Count 500 /Kids [${'4 0 R '.repeat(500)}] >>`,
    '<< /Type /Page /Parent 5 0 R >>',
    ...Array.from({ length: times(50_000, size) }, (_, at) => `<< /Parent ${at + 6} 0 R >>`),
  ]),
  {
    name: 'a page a thousand kilometres wide',
    format: 'pdf',
    make: () =>
      onePage({
        contents: words,
        page: '/MediaBox [-1e9 -1e9 1e9 1e38] /CropBox [0 0 1e300 1e300] /UserUnit 1e30',
      }),
  },
  {
    name: 'a page of no size with numbers out of range',
    format: 'pdf',
    make: () =>
      onePage({
        contents: `1e308 0 0 1e308 1e308 1e308 cm ${words} `.repeat(50),
        page: '/MediaBox [0 0 0 0] /Rotate 1e20',
      }),
  },
  {
    name: '500 pages, each with the same 300,000 contents',
    format: 'pdf',
    make: (size) =>
      writeFile(
        [
          catalogue,
          `<< /Type /Pages /Count 500 /Kids [${'3 0 R '.repeat(500)}] >>`,
          `<< /Type /Page /Parent 2 0 R /Contents [${'4 0 R '.repeat(times(300_000, size))}] >>`,
          '<< /Length 3 >>\nstream\nq Q\nendstream',
        ].map((object) => Buffer.from(object)),
      ),
  },
  {
    name: 'arrays nested a million deep in an object',
    format: 'pdf',
    make: (size) => onePage({ contents: words, page: `/Annots ${'['.repeat(times(1_000_000, size))}` }),
  },
  {
    name: 'dictionaries nested half a million deep in an object',
    format: 'pdf',
    make: (size) => onePage({ contents: words, page: `/Annots ${'<</A'.repeat(times(500_000, size))}` }),
  },
  {
    name: 'streams that never end',
    format: 'pdf',
    make: (size) =>
      onePage({
        contents: Array.from({ length: times(30_000, size) }, (_, at) => `/X${at} Do `).join(''),
        resources: `/XObject << ${Array.from({ length: times(30_000, size) }, (_, at) => `/X${at} ${10 + at} 0 R`).join(' ')} >>`,
        objects: Array.from({ length: times(30_000, size) }, () => '<< /Length 9 >>\nstream\n'),
      }),
  },
  written('a table of contents of a million lines', (size) => {
    const count = times(450_000, size);
    return `1 0 obj ${catalogue} endobj 2 0 obj ${kids} 1 >> endobj 3 0 obj ${page} endobj\nxref\n0 ${count}\n${'0000000009 00000 n \n'.repeat(count)}trailer << /Size ${count} /Root 1 0 R >>\nstartxref\n150\n%%EOF`;
  }),
  written(
    'a table of contents of two billion lines in no bytes',
    () =>
      `1 0 obj ${catalogue} endobj 2 0 obj ${kids} 1 >> endobj 3 0 obj ${page} endobj\n` +
      '4 0 obj << /Type /XRef /Size 2000000000 /W [0 0 0] /Index [0 2000000000] /Root 1 0 R /Length 0 >>\nstream\n\nendstream endobj\nstartxref\n152\n%%EOF',
  ),
  written('no table of contents, the same object 100,000 times', (size) =>
    '1 0 obj [ 7\n'.repeat(times(100_000, size)),
  ),
  written(
    'no table of contents, 300,000 objects',
    (size) =>
      `${Array.from({ length: times(300_000, size) }, (_, at) => `${at + 4} 0 obj << >> endobj\n`).join('')}1 0 obj ${catalogue} endobj 2 0 obj ${kids} 1 >> endobj 3 0 obj ${page} endobj trailer << /Root 1 0 R >>`,
  ),
  written('a thousand trailers', (size) =>
    'trailer << /Root 1 0 R /Prev 9 >>\nstartxref\n9\n%%EOF\nxref\n'.repeat(times(50_000, size)),
  ),
  {
    name: 'a stream of objects that claims two billion',
    format: 'pdf',
    make: () => compressedObjects('/N 2000000000 /First 4', '3 0 '),
  },
  {
    name: 'a stream of objects within itself',
    format: 'pdf',
    make: () => compressedObjects('/N 1 /First 4', '3 0 << /Type /Page /Parent 2 0 R >>', 4),
  },
  {
    name: 'a stream of 300,000 objects',
    format: 'pdf',
    make: (size) => {
      const count = times(300_000, size);
      const table = Array.from({ length: count }, (_, at) => `${at + 10} 0`).join(' ');
      return compressedObjects(`/N ${count} /First ${table.length + 1}`, `${table} << /A 1 >>`);
    },
  },
  {
    name: 'names and numbers of a megabyte',
    format: 'pdf',
    make: (size) =>
      onePage({
        contents: words,
        page: `/${'N'.repeat(times(1_000_000, size))} ${'1'.repeat(times(1_000_000, size))}`,
      }),
  },
  {
    name: '300,000 entries in the resources of 300 pages',
    format: 'pdf',
    make: (size) =>
      writeFile(
        [
          catalogue,
          `<< /Type /Pages /Count 300 /Kids [${'3 0 R '.repeat(300)}] /Resources 5 0 R >>`,
          '<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>',
          `<< /Length 3 /Resources << /ExtGState 6 0 R >> >>\nstream\nq Q\nendstream`,
          '<< /ExtGState 6 0 R >>',
          `<< ${Array.from({ length: times(300_000, size) }, (_, at) => `/G${at} << /CA 1 >>`).join(' ')} >>`,
        ].map((object) => Buffer.from(object)),
      ),
  },
];

/** A PDF whose page stands in a stream of objects, number 4; `inside` is where that stream claims to stand itself. */
function compressedObjects(entries: string, data: string, inside = 0): Uint8Array {
  const parts = [catalogue, `${kids} 1 >>`, '', packedStream(data, `/Type /ObjStm ${entries}`)];
  let file = Buffer.from('%PDF-1.7\n');
  const offsets: number[] = [];
  for (const [index, part] of parts.entries()) {
    offsets.push(file.length);
    file = Buffer.concat([
      file,
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(part as string),
      Buffer.from('\nendobj\n'),
    ]);
  }
  const rows = Buffer.alloc(6 * 7);
  for (const [number, row] of [
    [0, 0],
    [1, offsets[0]],
    [1, offsets[1]],
    [2, 4],
    [inside ? 2 : 1, inside || offsets[3]],
    [1, file.length],
  ].entries()) {
    rows.writeUInt8(row[0] ?? 0, number * 7);
    rows.writeUInt32BE(row[1] ?? 0, number * 7 + 1);
  }
  const table = rawStream(rows, '/Type /XRef /Size 6 /W [1 4 2] /Root 1 0 R');
  return new Uint8Array(
    Buffer.concat([
      file,
      Buffer.from('5 0 obj\n'),
      table,
      Buffer.from(`\nendobj\nstartxref\n${file.length}\n%%EOF`),
    ]),
  );
}
