import type { TaxonomySystem } from './classification.ts';
import type { RetrievalData } from './retrieval/retrieval-data.ts';

/** One code of one official table. CPV codes carry their check digit. */
export interface CodeEntry {
  readonly code: string;
  readonly title: string;
  /**
   * How deep the code lies. NAICS: number of digits, 2 to 6. SIC: 1 division, 2 major group, 3 industry
   * group, 4 industry. ISIC: 1 section, 2 division, 3 group, 4 class. CPV: number of significant digits,
   * 2 to 8. UK SIC: always 5.
   */
  readonly level: number;
  /** The nearest code above that exists; null at the top. */
  readonly parent: string | null;
}

/** The other end of a concordance pair. `partial` says only that the two codes overlap. */
export interface CodeLink {
  readonly code: string;
  readonly match: 'exact' | 'partial';
}

/** A NAICS code of an older edition and what became of it in 2022. */
export interface RetiredNaics {
  readonly code: string;
  readonly title: string;
  /** The year of the last edition that had it: 2017, 2012, 2007 or 2002. */
  readonly edition: number;
  readonly successors: readonly CodeLink[];
}

/** A code that the US Securities and Exchange Commission uses and the 1987 manual lacks. */
export interface SecOnlySic {
  readonly code: string;
  readonly title: string;
  readonly kind: 'major-group' | 'industry-group' | 'sec-own';
  /** The code of the 1987 group that the code stands for, when it stands for one. */
  readonly group: string | null;
  /** The nearest four-digit industry: our choice, not an official link. */
  readonly nearest: string;
}

/** A title of a class of NACE Rev. 2, written with its dot, in some language; a class may have several. */
export interface NaceTitle {
  readonly code: string;
  readonly title: string;
}

/** What owners elsewhere call a trade, with its name in English. */
export interface TradeWord {
  /** Two letters. */
  readonly language: string;
  readonly phrase: string;
  readonly english: string;
}

/** A class, group or division of NACE Rev. 2, written with its dot. */
export type NaceLink = CodeLink;

/**
 * The official tables: NAICS 2022, SIC 1987, ISIC Rev. 4, CPV 2008 and UK SIC 2007, with their index terms
 * and concordances. Codes are given and returned in canonical form: digits only, CPV as `15811000-6`,
 * sections and divisions as the table writes them (`A`, `31-33`). Every look-up is synchronous and cheap;
 * an unknown code is answered with null or an empty list, never thrown.
 */
export interface CodeTables {
  entry(system: TaxonomySystem, code: string): CodeEntry | null;
  /** Every code of a table in table order. */
  entries(system: TaxonomySystem): readonly CodeEntry[];
  children(system: TaxonomySystem, code: string): readonly CodeEntry[];
  /** From the top of the table down to the code itself; empty when the code does not exist. */
  path(system: TaxonomySystem, code: string): readonly CodeEntry[];
  /** Official short names of activities under a code; CPV has none. */
  indexTerms(system: TaxonomySystem, code: string): readonly string[];
  /**
   * Concordance pairs from one table to another, exact ones first. Pairs exist between NAICS and ISIC, SIC
   * and NAICS, SIC and ISIC, UK SIC and ISIC, each in both directions; any other pair of systems is empty.
   */
  links(from: TaxonomySystem, code: string, to: TaxonomySystem): readonly CodeLink[];
  /** NACE Rev. 2 codes of an ISIC code of any level. */
  naceOf(isicCode: string): readonly NaceLink[];
  /** NACE Rev. 2 codes of a code of NACE Rev. 2.1 of 2025; derived from the German table, not Eurostat's own pairs. */
  naceOfRevision21(code: string): readonly NaceLink[];
  /** The titles of the classes of NACE Rev. 2 in a language other than English, by its two letters; empty for others. */
  naceTitles(language: string): readonly NaceTitle[];
  /** Everyday trades in languages other than English. */
  tradeWords(): readonly TradeWord[];
  retiredNaics(code: string): RetiredNaics | null;
  secOnlySic(code: string): SecOnlySic | null;
  /** The search index over titles and index terms, and the lexicon of everyday trades; made on first use. */
  retrieval(): RetrievalData;
}
