import type { Chance } from '../../chance.ts';

/** How a text without formatting shows what formatting would. */
export interface TextLook {
  /** Longest line in characters; absent: lines are as long as their paragraphs. */
  readonly width?: number;
  /** Spaces before every line. */
  readonly margin: number;
  readonly itemIndent: number;
  /** Later lines of an item stand under its words. */
  readonly hanging: boolean;
  /** Empty lines between the items of a list. */
  readonly looseLists: boolean;
  readonly heading: 'plain' | 'capitals' | 'underlined';
  /** Columns set with spaces, tabs between cells, or frames of characters. */
  readonly table: 'aligned' | 'tabs' | 'framed';
  readonly labelWidth: number;
  /** No table of figures is wider than the longest line: paper ends where a window goes on. */
  readonly fitsPage?: true;
  readonly straightQuotes: boolean;
  /** Marks that replace the bullets of the content, as keyboards have them. */
  readonly bullet?: '-' | '*';
}

/** A text as people save or send it, by chance. */
export function textLook(chance: Chance, width?: number): TextLook {
  return {
    ...(width === undefined ? {} : { width }),
    margin: 0,
    itemIndent: chance.pick([0, 2, 4]),
    hanging: chance.yes(0.7),
    looseLists: chance.yes(0.4),
    heading: chance.pick(['plain', 'capitals', 'underlined']),
    table: 'aligned',
    labelWidth: width !== undefined && width < 70 ? 18 : chance.whole(20, 26),
    straightQuotes: chance.yes(0.5),
    ...(chance.yes(0.4) ? { bullet: chance.pick(['-', '*'] as const) } : {}),
  };
}
