import type { CodeLink, RetiredNaics, SecOnlySic } from '../code-tables.port.ts';
import { type ReadTableFile, rows } from './table-files.ts';

/** Codes that look right and are not in the current tables: NAICS of older editions, and those the SEC alone uses. */
export class Retired {
  readonly #read: ReadTableFile;
  #naics: Map<string, RetiredNaics> | null = null;
  #sec: Map<string, SecOnlySic> | null = null;

  constructor(read: ReadTableFile) {
    this.#read = read;
  }

  /** Only industries retire: the tables of older editions hold six digits a code. */
  naics(code: string): RetiredNaics | null {
    if (code.length !== 6) return null;
    this.#naics ??= this.#readNaics();
    return this.#naics.get(code) ?? null;
  }

  secOnlySic(code: string): SecOnlySic | null {
    this.#sec ??= this.#readSecOnly();
    return this.#sec.get(code) ?? null;
  }

  /** The edition of 2017 stands in a file of its own; a row of the other names its edition. */
  #readNaics(): Map<string, RetiredNaics> {
    const retired = new Map<string, RetiredNaics & { readonly successors: CodeLink[] }>();
    for (const file of ['naics-2017.tsv', 'naics-older.tsv'] as const) {
      for (const [code = '', successor = '', match = '', title = '', edition = '2017'] of rows(
        this.#read(file),
      )) {
        const known = retired.get(code) ?? { code, title, edition: Number(edition), successors: [] };
        known.successors.push({ code: successor, match: match === 'e' ? 'exact' : 'partial' });
        retired.set(code, known);
      }
    }
    return retired;
  }

  #readSecOnly(): Map<string, SecOnlySic> {
    const codes = new Map<string, SecOnlySic>();
    for (const [code = '', title = '', kind = '', group = '', nearest = ''] of rows(
      this.#read('sec-only-sic.tsv'),
    )) {
      codes.set(code, { code, title, kind: kind as SecOnlySic['kind'], group: group || null, nearest });
    }
    return codes;
  }
}
