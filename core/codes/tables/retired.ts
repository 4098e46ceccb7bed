import type { CodeLink, RetiredNaics, SecOnlySic } from '../code-tables.port.ts';
import { type ReadTableFile, rows } from './table-files.ts';

/** Codes that look right and are not in the current tables: NAICS of 2017, and those the SEC alone uses. */
export class Retired {
  readonly #read: ReadTableFile;
  #naics: Map<string, RetiredNaics> | null = null;
  #sec: Map<string, SecOnlySic> | null = null;

  constructor(read: ReadTableFile) {
    this.#read = read;
  }

  naics(code: string): RetiredNaics | null {
    this.#naics ??= this.#readNaics();
    return this.#naics.get(code) ?? null;
  }

  secOnlySic(code: string): SecOnlySic | null {
    this.#sec ??= this.#readSecOnly();
    return this.#sec.get(code) ?? null;
  }

  #readNaics(): Map<string, RetiredNaics> {
    const retired = new Map<string, { code: string; title: string; successors: CodeLink[] }>();
    for (const [code = '', successor = '', match = '', title = ''] of rows(this.#read('naics-2017.tsv'))) {
      const known = retired.get(code) ?? { code, title, successors: [] };
      known.successors.push({ code: successor, match: match === 'e' ? 'exact' : 'partial' });
      retired.set(code, known);
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
