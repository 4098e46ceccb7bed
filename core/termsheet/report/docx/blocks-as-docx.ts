import { brand } from '../../../brand/brand.ts';
import type { Block, Run } from '../block.ts';
import {
  contentTypes,
  mainRelationships,
  namespaces,
  numbering,
  packageRelationships,
  styles,
} from './parts.ts';
import { escapeXml } from './xml.ts';
import { zipTexts } from './zip.ts';

/** Blocks as the bytes of a Word document, with page numbers at the foot. */
export function blocksAsDocx(blocks: readonly Block[], title: string): Uint8Array<ArrayBuffer> {
  let numberedLists = 0;
  const body = blocks.map((block) => {
    if (block.kind === 'list' && block.isNumbered) numberedLists += 1;
    return blockXml(block, numberedLists);
  });
  const page =
    '<w:sectPr><w:footerReference w:type="default" r:id="footer"/><w:pgSz w:w="11906" w:h="16838"/>' +
    '<w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr>';
  const declared = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  const part = (name: string, xml: string) => ({ name, text: `${declared}${xml}` });
  return zipTexts([
    part('[Content_Types].xml', contentTypes),
    part('_rels/.rels', packageRelationships),
    part('word/_rels/document.xml.rels', mainRelationships),
    part('word/styles.xml', styles),
    part('word/numbering.xml', numbering(numberedLists)),
    part('word/footer1.xml', footer(title)),
    part(
      'word/document.xml',
      `<w:document ${namespaces}><w:body>${body.join('')}${page}</w:body></w:document>`,
    ),
  ]);
}

function blockXml(block: Block, numberedList: number): string {
  switch (block.kind) {
    case 'title':
      return styled('Title', [block]);
    case 'heading':
      return styled(`Heading${block.level}`, [block]);
    case 'paragraph':
      return styled(block.isSmall ? 'Small' : 'Normal', block.runs);
    case 'quote':
      return styled('Quote', [block]);
    case 'list':
      // The first numbering is that of bullets; each numbered list begins again at one.
      return block.items
        .map((text) => styled('ListParagraph', [{ text }], block.isNumbered ? numberedList + 1 : 1))
        .join('');
    case 'table':
      return tableXml(block);
  }
}

function styled(style: string, runs: readonly Run[], list?: number): string {
  const numbered =
    list === undefined ? '' : `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>`;
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/>${numbered}</w:pPr>${runs.map(runXml).join('')}</w:p>`;
}

function runXml({ text, bold }: Run): string {
  const properties = bold ? '<w:rPr><w:b/></w:rPr>' : '';
  return `<w:r>${properties}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
}

function tableXml({ head, rows, figures }: Extract<Block, { kind: 'table' }>): string {
  const cell = (text: string, column: number, isHead: boolean) => {
    const side = figures.includes(column) ? '<w:jc w:val="right"/>' : '';
    const run: Run = isHead ? { text, bold: true } : { text };
    return `<w:tc><w:p><w:pPr><w:pStyle w:val="Cell"/>${side}</w:pPr>${runXml(run)}</w:p></w:tc>`;
  };
  const row = (cells: readonly string[], isHead: boolean) => {
    const properties = `<w:trPr><w:cantSplit/>${isHead ? '<w:tblHeader/>' : ''}</w:trPr>`;
    return `<w:tr>${properties}${cells.map((text, column) => cell(text, column, isHead)).join('')}</w:tr>`;
  };
  const grid = head.map(() => `<w:gridCol w:w="${Math.floor(9638 / head.length)}"/>`).join('');
  const lines = '<w:tblBorders><w:insideH w:val="single" w:sz="4" w:color="C9CFCB"/></w:tblBorders>';
  return (
    `<w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/>${lines}</w:tblPr><w:tblGrid>${grid}</w:tblGrid>` +
    `${row(head, true)}${rows.map((cells) => row(cells, false)).join('')}</w:tbl>` +
    // Word joins two tables that stand next to each other.
    '<w:p/>'
  );
}

function footer(title: string): string {
  const field = '<w:fldSimple w:instr=" PAGE "><w:r><w:t>1</w:t></w:r></w:fldSimple>';
  const words = runXml({ text: `${brand.name}. ${title}. Page ` });
  return `<w:ftr ${namespaces}><w:p><w:pPr><w:pStyle w:val="Small"/></w:pPr>${words}${field}</w:p></w:ftr>`;
}
