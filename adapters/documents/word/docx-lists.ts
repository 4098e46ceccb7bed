import type { DocxStyles } from './docx-styles.ts';
import type { ListDefinition, ListLevel } from './word-document.ts';
import { childOf, isOn, statedValue, type XmlElement } from './xml-tree.ts';

/** The levels that a list has. */
const mostLevels = 9;

/** The lists of a document, by the numbers under which paragraphs name them. */
export function readLists(root: XmlElement | undefined, styles: DocxStyles): Map<string, ListDefinition> {
  const families = new Map<string, XmlElement>();
  const familyOf = new Map<string, string>();
  const named = (root?.children ?? []).filter(({ name }) => name === 'num');
  for (const element of root?.children ?? []) {
    if (element.name === 'abstractNum') families.set(element.attributes.abstractNumId ?? '', element);
  }
  for (const num of named) {
    familyOf.set(num.attributes.numId ?? '', statedValue(num, 'abstractNumId') ?? '');
  }
  const lists = new Map<string, ListDefinition>();
  for (const num of named) {
    const family = linkedFamily(statedValue(num, 'abstractNumId') ?? '', { families, familyOf, styles });
    const { levels, starts } = withOverrides(readLevels(families.get(family)), num);
    lists.set(num.attributes.numId ?? '', { family, levels, starts });
  }
  return lists;
}

interface Links {
  readonly families: ReadonlyMap<string, XmlElement>;
  readonly familyOf: ReadonlyMap<string, string>;
  readonly styles: DocxStyles;
}

/** A family may say no more than the name of a list style, whose own list has the levels. */
function linkedFamily(family: string, { families, familyOf, styles }: Links): string {
  const link = statedValue(families.get(family), 'numStyleLink');
  if (link === undefined) return family;
  return familyOf.get(styles.of(link).paragraph.place?.list ?? '') ?? family;
}

function readLevels(family: XmlElement | undefined): (ListLevel | undefined)[] {
  const levels: (ListLevel | undefined)[] = [];
  for (const element of family?.children ?? []) {
    const at = levelOf(element);
    if (element.name === 'lvl' && at !== undefined) levels[at] = readLevel(element);
  }
  return levels;
}

function readLevel(element: XmlElement): ListLevel {
  const restart = statedValue(element, 'lvlRestart');
  return {
    format: statedValue(element, 'numFmt') ?? 'decimal',
    text: statedValue(element, 'lvlText') ?? '',
    start: Number(statedValue(element, 'start') ?? 1),
    ...(isOn(element, 'isLgl') ? { isLegal: true } : {}),
    ...(restart === undefined ? {} : { restartsAfter: Number(restart) }),
  };
}

/** What a list changes of its family: where a level starts, or all of a level. */
function withOverrides(
  family: readonly (ListLevel | undefined)[],
  num: XmlElement,
): { levels: (ListLevel | undefined)[]; starts: Map<number, number> } {
  const levels = [...family];
  const starts = new Map<number, number>();
  for (const override of num.children) {
    const at = levelOf(override);
    if (override.name !== 'lvlOverride' || at === undefined) continue;
    const level = childOf(override, 'lvl');
    if (level) levels[at] = readLevel(level);
    const start = statedValue(override, 'startOverride');
    if (start !== undefined) starts.set(at, Number(start));
  }
  return { levels, starts };
}

function levelOf({ attributes }: XmlElement): number | undefined {
  const level = Number(attributes.ilvl);
  return Number.isInteger(level) && level >= 0 && level < mostLevels ? level : undefined;
}
