/** What had to be done to the main part of a Word document before it could be read. */
export interface PreparedPart {
  readonly xml: string;
  readonly hasTrackedChanges: boolean;
  readonly hasHiddenText: boolean;
}

interface OpenElement {
  readonly name: string;
  readonly start: number;
  hidden: boolean;
}

const tag = /<(\/?)(?:[\w.-]+:)?([\w.-]+)((?:\s[^<>]*?)?)(\/?)>/gu;
const changes = new Set(['ins', 'del', 'moveFrom', 'moveTo']);
/** Elements that hold text for which the parser has no reader: their tags go, their content stays. */
const wrappers = new Set(['fldSimple', 'dir', 'bdo']);
const off = /\bval\s*=\s*["'](?:0|false|off)["']/u;

/**
 * Takes hidden runs out of WordprocessingML and notes tracked changes. `hiddenStyles` are the identifiers of
 * styles that hide what is set in them.
 */
export function prepareMainPart(xml: string, hiddenStyles: ReadonlySet<string>): PreparedPart {
  const open: OpenElement[] = [];
  const cuts: { start: number; end: number }[] = [];
  let hasTrackedChanges = false;
  let hasHiddenText = false;
  for (const match of xml.matchAll(tag)) {
    const [whole, closing, name = '', attributes = '', selfClosing] = match;
    const end = match.index + whole.length;
    if (wrappers.has(name)) cuts.push({ start: match.index, end });
    if (closing) {
      const element = close(open, name);
      if (element?.hidden) {
        cuts.push({ start: element.start, end });
        hasHiddenText = true;
      }
      continue;
    }
    if (changes.has(name)) hasTrackedChanges = true;
    const holder = hiddenHolder(open, name, attributes, hiddenStyles);
    if (holder) holder.hidden = true;
    if (!selfClosing) open.push({ name, start: match.index, hidden: false });
  }
  return { xml: cut(xml, cuts), hasTrackedChanges, hasHiddenText };
}

/** The identifiers of the styles that hide their text. */
export function findHiddenStyles(stylesXml: string): Set<string> {
  const hidden = new Set<string>();
  for (const [style] of stylesXml.matchAll(/<(?:[\w.-]+:)?style\s[^>]*>.*?<\/(?:[\w.-]+:)?style>/gsu)) {
    const id = /\bstyleId\s*=\s*["']([^"']+)["']/u.exec(style)?.[1];
    const vanish = /<(?:[\w.-]+:)?vanish\b[^>]*>/u.exec(style)?.[0];
    if (id && vanish && !off.test(vanish)) hidden.add(id);
  }
  return hidden;
}

/** The run or paragraph that an element inside its properties hides. */
function hiddenHolder(
  open: readonly OpenElement[],
  name: string,
  attributes: string,
  hiddenStyles: ReadonlySet<string>,
): OpenElement | undefined {
  const properties = open.at(-1)?.name;
  const holder = open.at(-2);
  if (properties === 'rPr' && holder?.name === 'r') {
    if (name === 'vanish' && !off.test(attributes)) return holder;
    if (name === 'rStyle' && hiddenStyles.has(valueAttribute(attributes))) return holder;
  }
  if (properties === 'pPr' && holder?.name === 'p' && name === 'pStyle') {
    if (hiddenStyles.has(valueAttribute(attributes))) return holder;
  }
  return undefined;
}

function valueAttribute(attributes: string): string {
  return /\bval\s*=\s*["']([^"']*)["']/u.exec(attributes)?.[1] ?? '';
}

/** Closes the nearest element of that name, and whatever a broken file left open inside it. */
function close(open: OpenElement[], name: string): OpenElement | undefined {
  const index = open.findLastIndex((element) => element.name === name);
  return index < 0 ? undefined : open.splice(index)[0];
}

function cut(xml: string, cuts: readonly { start: number; end: number }[]): string {
  const ordered = [...cuts].sort((a, b) => a.start - b.start || b.end - a.end);
  let result = '';
  let position = 0;
  for (const { start, end } of ordered) {
    if (start < position) continue;
    result += xml.slice(position, start);
    position = end;
  }
  return result + xml.slice(position);
}
