import JSZip from 'jszip';

const path = 'word/numbering.xml';

/**
 * The same Word file with a definition of its own for every list. LibreOffice miscounts lists in binary files where
 * several share one definition and start again.
 */
export async function withOwnNumbering(bytes: Uint8Array): Promise<Uint8Array> {
  const archive = await JSZip.loadAsync(bytes);
  const numbering = await archive.file(path)?.async('string');
  if (numbering === undefined) return bytes;
  const definitions = new Map(
    [...numbering.matchAll(/<w:abstractNum w:abstractNumId="(\d+)".*?<\/w:abstractNum>/gsu)].map(
      ([definition, id]) => [id, definition] as const,
    ),
  );
  const lists = [...numbering.matchAll(/<w:num w:numId="(\d+)".*?<w:abstractNumId w:val="(\d+)"\/>/gsu)].map(
    ([, list = '', definition = '']) => ({ list, definition: definitions.get(definition) ?? '' }),
  );
  const own = (list: string, definition: string) =>
    definition.replace(/w:abstractNumId="\d+"/u, `w:abstractNumId="${1000 + Number(list)}"`);
  const opening = numbering.slice(0, numbering.indexOf('<w:abstractNum '));
  const rewritten = [
    opening,
    ...lists.map(({ list, definition }) => own(list, definition)),
    ...lists.map(
      ({ list }) => `<w:num w:numId="${list}"><w:abstractNumId w:val="${1000 + Number(list)}"/></w:num>`,
    ),
    '</w:numbering>',
  ];
  archive.file(path, rewritten.join(''));
  return archive.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
}
