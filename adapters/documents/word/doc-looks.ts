import type { Modifiers } from './doc-properties.ts';
import type { ParagraphLook, RunLook } from './look.ts';

/** Modifiers of characters ([MS-DOC] 2.6.1). */
export const ofCharacters = {
  deleted: 0x0800,
  inserted: 0x0801,
  bold: 0x0835,
  italic: 0x0836,
  struck: 0x0837,
  hidden: 0x083c,
  struckTwice: 0x2a53,
  highlight: 0x2a0c,
  position: 0x2a48,
  raisedBy: 0x4845,
  style: 0x4a30,
  symbol: 0x6a09,
} as const;

/** Modifiers of paragraphs ([MS-DOC] 2.6.2). */
export const ofParagraphs = {
  listLevel: 0x260a,
  list: 0x460b,
  inTable: 0x2416,
  rowEnd: 0x2417,
  depth: 0x6649,
  innerCell: 0x244b,
  innerRowEnd: 0x244c,
  alignment: 0x2461,
  oldAlignment: 0x2403,
  outlineLevel: 0x2640,
  startsPage: 0x2407,
} as const;

const centred = 1;
const superscript = 1;
/** The values of a switch that refer to the style: as it says, and otherwise. */
const asStyle = 0x80;
const notAsStyle = 0x81;

/** Whether a switch is on; undefined where it is not mentioned. */
export function isSet(modifiers: Modifiers, code: number, inStyle?: boolean): boolean | undefined {
  const value = modifiers.get(code)?.[0];
  if (value === asStyle) return inStyle;
  return value === notAsStyle ? !inStyle : value === undefined ? undefined : value !== 0;
}

/** How modifiers set a run; `style` is what they may refer to. */
export function runLookOf(modifiers: Modifiers, style: RunLook): RunLook {
  const position = modifiers.get(ofCharacters.position)?.[0];
  const raisedBy = modifiers.get(ofCharacters.raisedBy);
  const isRaised = raisedBy ? raisedBy.readInt16LE(0) > 0 : undefined;
  const highlight = modifiers.get(ofCharacters.highlight)?.[0];
  return {
    isBold: isSet(modifiers, ofCharacters.bold, style.isBold) ?? style.isBold,
    isItalic: isSet(modifiers, ofCharacters.italic, style.isItalic) ?? style.isItalic,
    isHidden: isSet(modifiers, ofCharacters.hidden, style.isHidden) ?? style.isHidden,
    isStruck:
      isSet(modifiers, ofCharacters.struck, style.isStruck) ??
      isSet(modifiers, ofCharacters.struckTwice, style.isStruck) ??
      style.isStruck,
    isHighlighted: highlight === undefined ? style.isHighlighted : highlight !== 0,
    isRaised: position === undefined ? (isRaised ?? style.isRaised) : position === superscript,
  };
}

/** How modifiers set a paragraph; what they do not mention is as in `style`. */
export function paragraphLookOf(modifiers: Modifiers, style: ParagraphLook): ParagraphLook {
  const alignment = (modifiers.get(ofParagraphs.alignment) ?? modifiers.get(ofParagraphs.oldAlignment))?.[0];
  const level = modifiers.get(ofParagraphs.listLevel)?.[0];
  const list = modifiers.get(ofParagraphs.list)?.readInt16LE(0);
  const startsPage = modifiers.get(ofParagraphs.startsPage)?.[0];
  return {
    isCentred: alignment === undefined ? style.isCentred : alignment === centred,
    outlineLevel: modifiers.get(ofParagraphs.outlineLevel)?.[0] ?? style.outlineLevel,
    startsPage: startsPage === undefined ? style.startsPage : startsPage !== 0,
    place: {
      list: list === undefined ? style.place?.list : String(list),
      level: level ?? style.place?.level,
    },
  };
}
