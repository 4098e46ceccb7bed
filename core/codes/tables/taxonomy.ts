import type { CodeEntry } from '../code-tables.port.ts';
import { rows } from './table-files.ts';

/** One table: rows `code, level, parent, title` in table order. */
export class Taxonomy {
  readonly entries: readonly CodeEntry[];
  readonly #byCode = new Map<string, CodeEntry>();
  #childrenOf: Map<string, CodeEntry[]> | null = null;

  constructor(text: string) {
    const entries: CodeEntry[] = [];
    for (const [code = '', level = '', parent = '', title = ''] of rows(text)) {
      const entry: CodeEntry = { code, title, level: Number(level), parent: parent || null };
      entries.push(entry);
      this.#byCode.set(code, entry);
    }
    this.entries = entries;
  }

  entry(code: string): CodeEntry | null {
    return this.#byCode.get(code) ?? null;
  }

  children(code: string): readonly CodeEntry[] {
    this.#childrenOf ??= this.#groupByParent();
    return this.#childrenOf.get(code) ?? [];
  }

  #groupByParent(): Map<string, CodeEntry[]> {
    const groups = new Map<string, CodeEntry[]>();
    for (const entry of this.entries) {
      if (entry.parent === null) continue;
      const group = groups.get(entry.parent);
      if (group) group.push(entry);
      else groups.set(entry.parent, [entry]);
    }
    return groups;
  }
}
