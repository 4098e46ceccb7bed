import { noStyle, type ParagraphLook, type RunLook, type Style, stated } from './look.ts';
import type { ListPlace } from './word-document.ts';
import { childOf, isOn, statedValue, type XmlElement } from './xml-tree.ts';

/** Word has at most ten styles based on one another. */
const mostAncestors = 50;

/** The styles of a document, by their identifiers. */
export class DocxStyles {
  readonly #elements = new Map<string, XmlElement>();
  readonly #styles = new Map<string, Style>();
  readonly #ordinary: string | undefined;

  constructor(root: XmlElement | undefined) {
    for (const element of root?.children ?? []) {
      const { styleId, type, default: isDefault } = element.attributes;
      if (element.name !== 'style' || styleId === undefined) continue;
      this.#elements.set(styleId, element);
      if (type === 'paragraph' && /^(?:1|true|on)$/u.test(isDefault ?? '')) this.#ordinary ??= styleId;
    }
  }

  /** The style of a paragraph; without an identifier the ordinary one. */
  ofParagraph(id: string | undefined): Style {
    return this.of(id ?? this.#ordinary);
  }

  /** A style, or one that says nothing where there is none of that identifier. */
  of(id: string | undefined): Style {
    if (id === undefined) return noStyle;
    const known = this.#styles.get(id);
    if (known) return known;
    const line: XmlElement[] = [];
    for (let at = this.#elements.get(id); at && line.length < mostAncestors; ) {
      line.push(at);
      at = this.#elements.get(statedValue(at, 'basedOn') ?? '');
    }
    const style = line.reduceRight(extendStyle, noStyle);
    this.#styles.set(id, style);
    return style;
  }
}

function extendStyle(base: Style, element: XmlElement): Style {
  const own = readParagraphLook(childOf(element, 'pPr'));
  const place = { ...base.paragraph.place, ...own.place };
  return {
    name: (statedValue(element, 'name') ?? '').toLowerCase(),
    run: { ...base.run, ...readRunLook(childOf(element, 'rPr')) },
    paragraph: { ...base.paragraph, ...own, ...(own.place ? { place } : {}) },
  };
}

/** What run properties say. */
export function readRunLook(properties: XmlElement | undefined): RunLook {
  const struck = isOn(properties, 'strike') ?? isOn(properties, 'dstrike');
  const position = statedValue(properties, 'vertAlign');
  return stated({
    isBold: isOn(properties, 'b'),
    isHidden: isOn(properties, 'vanish'),
    isStruck: struck,
    isRaised: position === undefined ? undefined : position === 'superscript',
    isItalic: isOn(properties, 'i'),
    isHighlighted: isOn(properties, 'highlight'),
  });
}

/** What paragraph properties say. */
export function readParagraphLook(properties: XmlElement | undefined): ParagraphLook {
  const outline = statedValue(properties, 'outlineLvl');
  const alignment = statedValue(properties, 'jc');
  return stated({
    isCentred: alignment === undefined ? undefined : alignment === 'center',
    outlineLevel: outline === undefined ? undefined : Number(outline),
    place: readListPlace(childOf(properties, 'numPr')),
    startsPage: isOn(properties, 'pageBreakBefore'),
  });
}

function readListPlace(numbering: XmlElement | undefined): Partial<ListPlace> | undefined {
  if (!numbering) return undefined;
  const level = statedValue(numbering, 'ilvl');
  return stated({
    list: statedValue(numbering, 'numId'),
    level: level === undefined ? undefined : Number(level),
  });
}
