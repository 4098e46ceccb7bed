import { type DocxStyles, readRunLook } from './docx-styles.ts';
import { type RunLook, type Style, shownLook } from './look.ts';
import { symbolOf } from './symbols.ts';
import type { WordBlock, WordNote, WordRun } from './word-document.ts';
import { childOf, statedValue, type XmlElement } from './xml-tree.ts';

/** What the runs of a paragraph need from the rest of the document. */
export interface RunContext {
  readonly styles: DocxStyles;
  noteOf(reference: XmlElement): WordNote | undefined;
  blocksOf(container: XmlElement): WordBlock[];
  noteTrackedChange(): void;
  noteHiddenText(): void;
}

const references = new Set(['footnoteReference', 'endnoteReference', 'commentReference']);
const changes = new Set(['ins', 'del', 'moveFrom', 'moveTo']);

/** The runs inside a paragraph, through links, fields, content controls and changes. What was moved away is left out. */
export function readRuns(
  element: XmlElement,
  style: Style,
  context: RunContext,
  isDeleted = false,
): WordRun[] {
  return element.children.flatMap((child): WordRun[] => {
    if (child.name === 'r') return readRun(child, style, context, isDeleted);
    if (child.name === 'pPr' || child.name === 'sdtPr') return [];
    if (changes.has(child.name)) context.noteTrackedChange();
    if (child.name === 'moveFrom') return [];
    if (child.name === 'txbxContent') return [{ text: '', box: context.blocksOf(child) }];
    if (child.name === 'AlternateContent') return readRuns(shownChoice(child), style, context, isDeleted);
    return readRuns(child, style, context, isDeleted || child.name === 'del');
  });
}

function readRun(run: XmlElement, style: Style, context: RunContext, isDeleted: boolean): WordRun[] {
  const properties = childOf(run, 'rPr');
  const look: RunLook = {
    ...style.run,
    ...context.styles.of(statedValue(properties, 'rStyle')).run,
    ...readRunLook(properties),
  };
  const content = readContent(run, context);
  if (look.isHidden) {
    if (content.some(({ text }) => text.trim() !== '')) context.noteHiddenText();
    return [];
  }
  return content.map((each) => ({ ...shownLook(look, isDeleted), ...each }));
}

/** The text of a run, with notes and boxes where they hang. */
function readContent(element: XmlElement, context: RunContext): WordRun[] {
  const content: WordRun[] = [];
  let text = '';
  for (const child of element.children) {
    const written = textOf(child);
    if (written !== undefined) {
      text += written;
      continue;
    }
    const hanging = readHanging(child, context);
    if (hanging.length === 0) continue;
    content.push({ text }, ...hanging);
    text = '';
  }
  return text === '' ? content : [...content, { text }];
}

function readHanging(child: XmlElement, context: RunContext): WordRun[] {
  if (references.has(child.name)) {
    const note = context.noteOf(child);
    return note ? [{ text: '', note }] : [];
  }
  if (child.name === 'AlternateContent') return readHanging(shownChoice(child), context);
  const boxed = textBoxesIn(child);
  return boxed.map((box) => ({ text: '', box: context.blocksOf(box) }));
}

function textOf({ name, text, attributes }: XmlElement): string | undefined {
  switch (name) {
    case 't':
    case 'delText':
      return text;
    case 'tab':
    case 'ptab':
      return '\t';
    case 'br':
      return attributes.type === 'page' || attributes.type === 'column' ? ' ' : '\n';
    case 'cr':
      return '\n';
    case 'noBreakHyphen':
      return '-';
    case 'sym':
      return symbolOf(Number.parseInt(attributes.char ?? '', 16));
    default:
      return undefined;
  }
}

/** What newer programs show; older ones are given the same once more. */
function shownChoice(alternatives: XmlElement): XmlElement {
  return childOf(alternatives, 'Choice') ?? childOf(alternatives, 'Fallback') ?? alternatives;
}

/** The text boxes of a drawing, those in groups as well. */
function textBoxesIn(element: XmlElement): XmlElement[] {
  if (element.name === 'txbxContent') return [element];
  const children = element.name === 'AlternateContent' ? shownChoice(element).children : element.children;
  return children.flatMap(textBoxesIn);
}
