import JSZip from 'jszip';

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const relationshipTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const mediaType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** Further parts of a Word document, by name without extension, such as `comments`. */
export type DocxParts = Readonly<Record<string, string>>;

/** A Word document with the given body and parts, written in WordprocessingML. */
export async function buildDocx(body: string, parts: DocxParts = {}): Promise<Uint8Array> {
  const archive = new JSZip();
  const names = Object.keys(parts);
  const overrides = ['document.main', ...names].map((name) => {
    const file = name.replace('.main', '');
    return `<Override PartName="/word/${file}.xml" ContentType="${mediaType}.${name}+xml"/>`;
  });
  archive.file(
    '[Content_Types].xml',
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
      `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${overrides.join('')}</Types>`,
  );
  archive.file('_rels/.rels', relationships([['officeDocument', 'word/document.xml']]));
  archive.file(
    'word/_rels/document.xml.rels',
    relationships(names.map((name) => [name, `${name}.xml`] as const)),
  );
  archive.file('word/document.xml', `<w:document ${namespaces}><w:body>${body}</w:body></w:document>`);
  for (const [name, content] of Object.entries(parts)) {
    archive.file(`word/${name}.xml`, `<w:${name} ${namespaces}>${content}</w:${name}>`);
  }
  return archive.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
}

/** A paragraph of runs, or of plain words. */
export function paragraph(content: string, properties = ''): string {
  return `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content.startsWith('<') ? content : run(content)}</w:p>`;
}

/** A run of words with run properties, such as `<w:b/>`. */
export function run(words: string, properties = ''): string {
  return `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${words}</w:t></w:r>`;
}

/** A table of rows of cells; a cell is its words, or the paragraphs in it, or a whole `w:tc`. */
export function table(rows: readonly (readonly string[])[]): string {
  const cell = (content: string) => {
    if (content.startsWith('<w:tc>')) return content;
    return `<w:tc>${content.startsWith('<') ? content : paragraph(content)}</w:tc>`;
  };
  return `<w:tbl>${rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`;
}

function relationships(targets: readonly (readonly [string, string])[]): string {
  const list = targets.map(
    ([type, target], index) =>
      `<Relationship Id="r${index}" Type="${relationshipTypes}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.join('')}</Relationships>`;
}
