import {
  AlignmentType,
  BorderStyle,
  type FileChild,
  HeadingLevel,
  ImportedXmlComponent,
  Paragraph,
  TabStopType,
  Textbox,
  TextRun,
} from 'docx';
import type {
  LaidBlock,
  LaidBox,
  LaidFlow,
  LaidHeading,
  LaidItem,
  LaidParagraph,
} from '../../layout/laid.ts';
import { plainText } from '../../truth/text.ts';
import type { WordLook } from './word-look.ts';
import { outline, referenceOf } from './word-numbering.ts';
import { WordTables } from './word-tables.ts';
import { escapeMarkup, type WordWords } from './word-words.ts';

const headingLevels = [HeadingLevel.TITLE, HeadingLevel.HEADING_1, HeadingLevel.HEADING_2] as const;
/** Twentieths of a point. */
const indentStep = 425;
const line = { style: BorderStyle.SINGLE, size: 6, color: '808080' };

/** Blocks as paragraphs, tables and text boxes of a Word document. */
export class WordBlocks {
  private readonly look: WordLook;
  private readonly words: WordWords;
  private readonly tables: WordTables;

  constructor(look: WordLook, words: WordWords) {
    this.look = look;
    this.words = words;
    this.tables = new WordTables(look, words, (flow) => this.flow(flow));
  }

  block(block: LaidBlock): FileChild[] {
    switch (block.kind) {
      case 'heading':
        return [this.heading(block)];
      case 'table':
        return [this.tables.table(block), new Paragraph({})];
      case 'box':
        return this.box(block);
      default:
        return [this.flow(block)];
    }
  }

  flow(flow: LaidFlow): Paragraph {
    switch (flow.kind) {
      case 'drafting':
        return new Paragraph({
          children: [new TextRun({ text: `[${flow.text}]`, italics: true, highlight: 'yellow' })],
        });
      case 'paragraph':
        return this.paragraph(flow);
      case 'list-item':
        return this.item(flow);
    }
  }

  private heading({ level, number, runs, change }: LaidHeading): Paragraph {
    const styled = this.look.headingStyles;
    const words = this.words.runs(runs, change, !styled);
    const counted = number !== undefined && this.look.numbering === 'automatic';
    return new Paragraph({
      keepNext: true,
      spacing: { before: 200, after: 80 },
      ...(styled ? { heading: headingLevels[level - 1] ?? HeadingLevel.HEADING_3 } : {}),
      ...(level === 1 ? { alignment: AlignmentType.CENTER } : {}),
      ...(counted ? { numbering: { reference: outline, level: level - 2 } } : {}),
      ...this.markChange(change),
      children:
        counted || number === undefined
          ? words
          : [new TextRun({ text: `${number}\t`, bold: !styled }), ...words],
    });
  }

  private paragraph({ runs, change, comment, depth }: LaidParagraph): Paragraph {
    return new Paragraph({
      spacing: { after: 120 },
      ...(depth > 0 ? { indent: { left: depth * indentStep } } : {}),
      ...this.markChange(change),
      children: this.words.commented(this.words.runs(runs, change), comment),
    });
  }

  private item({ runs, change, comment, depth, number, marks, list }: LaidItem): Paragraph {
    const left = (depth + 1) * indentStep;
    const words = this.words.commented(this.words.runs(runs, change), comment);
    const common = {
      spacing: { after: 60 },
      indent: { left, hanging: indentStep },
      ...this.markChange(change),
    };
    if (this.look.numbering === 'typed') {
      const mark = this.words.runs([{ kind: 'words', text: `${number}\t` }], change);
      return new Paragraph({
        ...common,
        tabStops: [{ type: TabStopType.LEFT, position: left }],
        children: [...mark, ...words],
      });
    }
    const continues = marks === '1.1' || marks === '1.1.';
    return new Paragraph({
      ...common,
      numbering: continues
        ? { reference: outline, level: 1 }
        : { reference: referenceOf(marks), level: 0, instance: list },
      children: words,
    });
  }

  /** The end of a changed paragraph changes with it: accepting the change leaves no empty line. */
  private markChange(change: LaidParagraph['change']) {
    if (change === undefined || this.look.changes === 'by-hand') return {};
    const revision = this.words.revision();
    return { run: change === 'inserted' ? { insertion: revision } : { deletion: revision } };
  }

  private box({ blocks }: LaidBox): FileChild[] {
    switch (this.look.boxes) {
      case 'border':
        return blocks.map(
          ({ runs }) =>
            new Paragraph({
              border: { top: line, bottom: line, left: line, right: line },
              children: this.words.runs(runs),
            }),
        );
      case 'picture':
        return [
          new Textbox({
            style: { width: '400pt', height: 'auto' },
            children: blocks.map(({ runs }) => new Paragraph({ children: this.words.runs(runs) })),
          }),
        ];
      case 'drawing':
        return [drawnBox(blocks.map(({ runs }) => plainText(runs)))];
    }
  }
}

/** A text box as Word writes it: a drawing, and the same words once more as a picture for older programs. */
function drawnBox(texts: readonly string[]): Paragraph {
  const content = texts
    .map((text) => `<w:p><w:r><w:t xml:space="preserve">${escapeMarkup(text)}</w:t></w:r></w:p>`)
    .join('');
  const shape =
    '<wps:wsp xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:cNvSpPr txBox="1"/>' +
    '<wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="5400000" cy="900000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></wps:spPr>' +
    `<wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx><wps:bodyPr/></wps:wsp>`;
  const drawing =
    '<w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="5400000" cy="900000"/><wp:docPr id="7" name="Text Box 7"/>' +
    '<a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape">' +
    `${shape}</a:graphicData></a:graphic></wp:inline></w:drawing>`;
  const picture = `<w:pict><v:shape style="width:425pt;height:71pt"><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:shape></w:pict>`;
  const run = `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${drawing}</mc:Choice><mc:Fallback>${picture}</mc:Fallback></mc:AlternateContent></w:r>`;
  return new Paragraph({ children: [ImportedXmlComponent.fromXmlString(run)] });
}
