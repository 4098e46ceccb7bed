import { formatNumber } from './number-format.ts';
import type { ListDefinition, ListLevel, ListPlace } from './word-document.ts';

/** Signs of the fonts Symbol and Wingdings stand where other fonts have none. */
const privateSign = /[\uE000-\uF8FF]/gu;

/** Word's own dialogue takes no more; a sender's file may say megabytes, once for each paragraph. */
const longestPattern = 30;

/** Counts the paragraphs of lists as Word does, in the order in which they stand. */
export class ListCounter {
  readonly #lists: ReadonlyMap<string, ListDefinition>;
  /** The last number of each level, by family. */
  readonly #counts = new Map<string, (number | undefined)[]>();
  readonly #used = new Set<string>();

  constructor(lists: ReadonlyMap<string, ListDefinition>) {
    this.#lists = lists;
  }

  /** The number or bullet in front of the next paragraph at that place, as printed; empty where none is. */
  next({ list, level }: ListPlace): string {
    const definition = this.#lists.get(list);
    const own = definition?.levels[level];
    if (!definition || !own) return '';
    if (own.format === 'bullet') return printBullet(own.text);
    const counts = this.#counts.get(definition.family) ?? [];
    this.#counts.set(definition.family, counts);
    if (!this.#used.has(list)) {
      this.#used.add(list);
      for (const [at, start] of definition.starts) counts[at] = start - 1;
    }
    for (let above = 0; above < level; above += 1) counts[above] ??= definition.levels[above]?.start ?? 1;
    counts[level] = (counts[level] ?? own.start - 1) + 1;
    restartBelow(counts, level, definition.levels);
    return own.text.slice(0, longestPattern).replace(/%([1-9])/gu, (_, digit: string) => {
      const at = Number(digit) - 1;
      const format = own.isLegal ? 'decimal' : (definition.levels[at]?.format ?? 'decimal');
      return formatNumber(counts[at] ?? definition.levels[at]?.start ?? 1, format);
    });
  }
}

/** Word's own hollow bullet is the letter o of a typewriter. */
function printBullet(text: string): string {
  return text === 'o' ? '◦' : text.slice(0, longestPattern).replace(privateSign, '•');
}

function restartBelow(
  counts: (number | undefined)[],
  level: number,
  levels: readonly (ListLevel | undefined)[],
): void {
  for (let below = level + 1; below < levels.length; below += 1) {
    const after = levels[below]?.restartsAfter ?? below;
    if (after > level) counts[below] = undefined;
  }
}
