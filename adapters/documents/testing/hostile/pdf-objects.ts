import { deflateSync } from 'node:zlib';
import { writeFile } from '../pdf-builder.ts';

/** An object of a PDF as it is written. */
export type PdfObject = string | Buffer;

/** A stream with entries of its own in front of its data, which stand as they are. */
export function rawStream(data: string | Buffer, entries = ''): Buffer {
  const bytes = Buffer.from(data as string, 'latin1');
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`, 'latin1'),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

/** A stream packed by Flate. */
export function packedStream(data: string | Buffer, entries = ''): Buffer {
  return rawStream(deflateSync(Buffer.from(data as string, 'latin1')), `/Filter /FlateDecode ${entries}`);
}

/** The parts of a PDF of one page that differ. */
export interface OnePage {
  /** The contents of the page, packed if they are words. */
  readonly contents: PdfObject;
  /** What the page may use beside the font F1, such as `/XObject << /X 10 0 R >>`. */
  readonly resources?: string;
  /** Further entries of the page. */
  readonly page?: string;
  /** Further entries of the catalogue. */
  readonly catalogue?: string;
  /** Objects from number 10 on. */
  readonly objects?: readonly PdfObject[];
}

const unused = 'null';

/** A PDF of one page: its contents are object 4, its font is 5, and objects of one's own begin with 10. */
export function onePage({
  contents,
  resources = '',
  page = '',
  catalogue = '',
  objects = [],
}: OnePage): Uint8Array {
  const all: PdfObject[] = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> ${page} >>`,
    typeof contents === 'string' ? packedStream(contents) : contents,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...Array.from({ length: 4 }, () => unused),
    ...objects,
  ];
  return writeFile(all.map((object) => Buffer.from(object as string, 'latin1')));
}
