import { deflateSync } from 'node:zlib';

/** Words at a place, in points from the bottom left corner of the page. */
export interface PdfWords {
  readonly at: readonly [number, number];
  readonly text: string;
  readonly size?: number;
  readonly bold?: boolean;
  /** Grey from 0 (black) to 1 (white). */
  readonly grey?: number;
  readonly renderingMode?: number;
}

/** A filled box: left, bottom, width, height and its grey. */
export interface PdfBox {
  readonly box: readonly [number, number, number, number];
  readonly grey: number;
}

/** A page is what is drawn on it, in that order; a string is drawn as it stands, in the language of PDF. */
export type PdfPage = readonly (PdfWords | PdfBox | string)[];

/** A PDF of A4 pages in Helvetica, as small as one can be, with further objects that no page uses. */
export function buildPdf(pages: readonly PdfPage[], further: readonly Buffer[] = []): Uint8Array {
  const objects: Buffer[] = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(
      `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${5 + index * 2} 0 R`).join(' ')}] >>`,
    ),
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  for (const [index, page] of pages.entries()) {
    const contents = 6 + index * 2;
    objects.push(
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${contents} 0 R ` +
          '/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>',
      ),
      stream(deflateSync(Buffer.from(page.map(draw).join('\n'), 'latin1'))),
    );
  }
  return writeFile([...objects, ...further]);
}

/** A stream object around packed bytes. */
export function stream(packed: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ]);
}

/** Numbers the objects from 1 and writes the table of their places; the first is the catalogue. */
export function writeFile(objects: readonly Buffer[]): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    offsets.push(length);
    length += part.length;
    parts.push(part);
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}` +
        `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}

function font(name: string): Buffer {
  return Buffer.from(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`);
}

function draw(item: PdfWords | PdfBox | string): string {
  if (typeof item === 'string') return item;
  if ('box' in item) return `${item.grey} g ${item.box.join(' ')} re f`;
  const { at, text, size = 10, bold = false, grey = 0, renderingMode = 0 } = item;
  const escaped = text.replace(/[\\()]/gu, '\\$&');
  return `BT ${grey} g ${renderingMode} Tr /F${bold ? 2 : 1} ${size} Tf ${at.join(' ')} Td (${escaped}) Tj ET`;
}
