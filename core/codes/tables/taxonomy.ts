import type { CodeEntry } from '../code-tables.port.ts';
import { rows, rowsWith } from './table-files.ts';

/** So many questions are answered from the text as it is; after them it is taken apart once and for all. */
const fewQuestions = 12;

/** One table: rows `code, level, parent, title` in table order. */
export class Taxonomy {
  readonly #text: string;
  readonly #byCode = new Map<string, CodeEntry>();
  readonly #paths = new Map<string, readonly CodeEntry[]>();
  #questions = 0;
  #entries: readonly CodeEntry[] | null = null;
  #childrenOf: Map<string, CodeEntry[]> | null = null;

  constructor(text: string) {
    this.#text = text;
  }

  get entries(): readonly CodeEntry[] {
    this.#entries ??= [...rows(this.#text)].map((row) => this.#entryOf(row));
    return this.#entries;
  }

  entry(code: string): CodeEntry | null {
    if (this.#isTakenApart()) return this.#byCode.get(code) ?? null;
    return this.#rowsWhere(0, code)[0] ?? null;
  }

  /** The way down to a code, the code last; an answer asks for some fifty, a batch for the same ones again. */
  path(code: string): readonly CodeEntry[] {
    const known = this.#paths.get(code);
    if (known) return known;
    const entry = this.entry(code);
    if (!entry) return [];
    const path = entry.parent === null ? [entry] : [...this.path(entry.parent), entry];
    this.#paths.set(code, path);
    return path;
  }

  children(code: string): readonly CodeEntry[] {
    if (!this.#isTakenApart()) return this.#rowsWhere(2, code);
    this.#childrenOf ??= this.#groupByParent();
    return this.#childrenOf.get(code) ?? [];
  }

  #isTakenApart(): boolean {
    this.#questions += 1;
    return this.#entries !== null || (this.#questions > fewQuestions && this.entries.length > 0);
  }

  #rowsWhere(column: number, code: string): readonly CodeEntry[] {
    if (code === '') return [];
    return [...rowsWith(this.#text, code)].flatMap((row) =>
      row[column] === code ? [this.#entryOf(row)] : [],
    );
  }

  /** The same entry each time, however it is asked for. */
  #entryOf([code = '', level = '', parent = '', title = '']: readonly string[]): CodeEntry {
    const known = this.#byCode.get(code);
    if (known) return known;
    const entry: CodeEntry = { code, title, level: Number(level), parent: parent || null };
    this.#byCode.set(code, entry);
    return entry;
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
