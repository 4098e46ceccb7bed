const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const wordprocessing = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const packaging = 'http://schemas.openxmlformats.org/package/2006';
const mediaType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

export const namespaces = `xmlns:w="${wordprocessing}" xmlns:r="${office}"`;

const contentType = (part: string, kind: string) =>
  `<Override PartName="/word/${part}.xml" ContentType="${mediaType}.${kind}+xml"/>`;

export const contentTypes =
  `<Types xmlns="${packaging}/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  contentType('document', 'document.main') +
  contentType('styles', 'styles') +
  contentType('numbering', 'numbering') +
  contentType('footer1', 'footer') +
  '</Types>';

const relationship = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`;
const relationships = (list: readonly string[]) =>
  `<Relationships xmlns="${packaging}/relationships">${list.join('')}</Relationships>`;

export const packageRelationships = relationships([
  relationship('document', 'officeDocument', 'word/document.xml'),
]);

export const mainRelationships = relationships([
  relationship('styles', 'styles', 'styles.xml'),
  relationship('numbering', 'numbering', 'numbering.xml'),
  relationship('footer', 'footer', 'footer1.xml'),
]);

/** Bullets as numbering 1, then one for each numbered list, so that each begins at one. */
export function numbering(numberedLists: number): string {
  const level = (format: string, text: string) =>
    `<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/>` +
    '<w:pPr><w:ind w:left="425" w:hanging="425"/></w:pPr></w:lvl>';
  const kind = (id: number, content: string) =>
    `<w:abstractNum w:abstractNumId="${id}">${content}</w:abstractNum>`;
  const restarted = '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride>';
  const numbered = Array.from(
    { length: numberedLists },
    (_, index) => `<w:num w:numId="${index + 2}"><w:abstractNumId w:val="1"/>${restarted}</w:num>`,
  );
  return (
    `<w:numbering ${namespaces}>${kind(0, level('bullet', '•'))}${kind(1, level('decimal', '%1.'))}` +
    `<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>${numbered.join('')}</w:numbering>`
  );
}

interface Look {
  readonly halfPoints: number;
  readonly font?: string;
  readonly bold?: boolean;
  readonly colour?: string;
  /** Twentieths of a point before and after. */
  readonly space: readonly [before: number, after: number];
  readonly indent?: number;
  /** A heading's level from 0: it stays with what follows and is listed in Word's navigation. */
  readonly outline?: number;
}

function style(id: string, name: string, look: Look): string {
  const { halfPoints, font = 'Calibri', bold = false, colour = '16241F', space, indent, outline } = look;
  const paragraph = [
    outline === undefined ? '' : '<w:keepNext/><w:keepLines/>',
    `<w:spacing w:before="${space[0]}" w:after="${space[1]}"/>`,
    indent === undefined ? '' : `<w:ind w:left="${indent}"/>`,
    outline === undefined ? '' : `<w:outlineLvl w:val="${outline}"/>`,
  ].join('');
  const run =
    `<w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:cs="${font}"/>${bold ? '<w:b/>' : ''}` +
    `<w:color w:val="${colour}"/><w:sz w:val="${halfPoints}"/><w:lang w:val="en-GB"/>`;
  const isDefault = id === 'Normal' ? ' w:default="1"' : '';
  return (
    `<w:style w:type="paragraph"${isDefault} w:styleId="${id}"><w:name w:val="${name}"/><w:qFormat/>` +
    `<w:pPr>${paragraph}</w:pPr><w:rPr>${run}</w:rPr></w:style>`
  );
}

const heading = { font: 'Georgia', bold: true, colour: '0E4B3C' } as const;

/** Styles by Word's own names, so that a reader's navigation, contents and themes work with them. */
export const styles = `<w:styles ${namespaces}>${[
  style('Normal', 'Normal', { halfPoints: 21, space: [0, 100] }),
  style('Title', 'Title', { ...heading, halfPoints: 44, space: [0, 200] }),
  style('Heading1', 'heading 1', { ...heading, halfPoints: 30, space: [360, 100], outline: 0 }),
  style('Heading2', 'heading 2', { ...heading, halfPoints: 24, space: [240, 80], outline: 1 }),
  style('Heading3', 'heading 3', { halfPoints: 22, bold: true, space: [200, 40], outline: 2 }),
  style('Quote', 'Quote', { halfPoints: 20, colour: '4A5852', space: [0, 100], indent: 340 }),
  style('ListParagraph', 'List Paragraph', { halfPoints: 21, space: [0, 60] }),
  style('Cell', 'Table cell', { halfPoints: 20, space: [40, 40] }),
  style('Small', 'Small', { halfPoints: 18, colour: '4A5852', space: [0, 80] }),
].join('')}</w:styles>`;
