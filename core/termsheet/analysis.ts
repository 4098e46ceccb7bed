import type { DocumentPage, TextSpan } from './document/term-sheet-document.ts';
import type { TermSheetFacts } from './facts.ts';
import type { CapTable } from './waterfall/cap-table.ts';

export const jurisdictions = ['US', 'UK', 'EU'] as const;
/** The law and market practice that a term sheet is held against. */
export type Jurisdiction = (typeof jurisdictions)[number];

export const analysisDetails = ['brief', 'detailed'] as const;
/** `brief` gives what needs attention; `detailed` gives everything, Green included. */
export type AnalysisDetail = (typeof analysisDetails)[number];

/** Colour of a finding, from the founder's side. */
export type RiskRating = 'Green' | 'Amber' | 'Red';

/** What kind of financing document the text is. */
export type DocumentType = 'priced-equity' | 'safe' | 'convertible-note' | 'not-a-term-sheet';

/** A verbatim passage: `text.slice(start, end) === quote`. `page` counts from 1, where the format has pages. */
export interface Evidence extends TextSpan {
  readonly quote: string;
  readonly page?: number;
}

/** What the market does about a term, as counted by a publisher. */
export interface FindingNorm {
  readonly text: string;
  /** Publisher, title and period, and how firmly it was seen. */
  readonly source: string;
  readonly url?: string;
  /** The share of those counted that have the term, 0 to 100, where the figure is one. */
  readonly sharePercent?: number;
  /** Whether this offer is among that share, where its facts tell. */
  readonly isAmongShare?: boolean;
  /** ISO date on which the figure was last read in its source. */
  readonly checkedOn?: string;
}

/** One clause, or one missing clause, as the report shows it. */
export interface ClauseFinding {
  /** Clause code, `E01` to `E14`, `G01` to `G14`, `F01` to `F10`. */
  readonly id: string;
  /** Name of the clause as a founder would look for it. */
  readonly clause: string;
  readonly rating: RiskRating;
  /** One sentence that a founder understands. */
  readonly risk: string;
  readonly recommendation: string;
  readonly jurisdictionalNote?: string;
  readonly evidence?: readonly Evidence[];
  readonly norm?: FindingNorm;
  /** True where a language model's quote could not be found in the text. */
  readonly unverified?: boolean;
  /** Who read it; absent where the wording did. */
  readonly by?: 'wording' | 'model' | 'language-model';
  /** The term may stand in a passage that could not be read; never Green. */
  readonly uncertain?: true;
  /** Amber, and yet no point against the offer: a detail of a usual term to settle, or a reading by likeness to check. */
  readonly minor?: true;
}

/** A passage that a reader should look at: `text.slice(start, end) === quote`. */
export interface UnreadPassage extends TextSpan {
  readonly quote: string;
  readonly kind: 'not-understood' | 'note' | 'withdrawn' | 'boilerplate';
}

/** How much of the document has been understood. */
export interface Coverage {
  /** Sentences that state something. */
  readonly sentences: number;
  /** Those among them that were read, or are known to say what every form says. */
  readonly understood: number;
  /** `understood / sentences`; 1 where nothing is stated. */
  readonly share: number;
  /** Terms that were not understood, notes and withdrawn words; at most 50, what binds somebody first. */
  readonly passages: readonly UnreadPassage[];
}

/** Who gets what at one sale price, in units of the document's currency. */
export interface ExitScenario {
  readonly exitValue: number;
  readonly founderProceeds: number;
  readonly commonProceeds: number;
  readonly investorProceeds: number;
}

/** Which engine answered. `fallback` says in plain words why it was not the configured one. */
export interface EngineUsed {
  readonly provider: string;
  readonly model?: string;
  readonly fallback?: string;
}

/** The whole report on one term sheet. */
export interface TermSheetAnalysis {
  readonly overallRisk: RiskRating;
  /** One sentence that says why the overall risk is what it is. */
  readonly verdict: string;
  readonly confidence: string;
  readonly coverage: Coverage;
  readonly economicTerms: readonly ClauseFinding[];
  readonly governanceTerms: readonly ClauseFinding[];
  readonly founderRestrictions: readonly ClauseFinding[];
  readonly missingClauses: readonly ClauseFinding[];
  readonly founderPosition: {
    readonly decisionMakingPower: string;
    readonly estimatedExitProceeds: string;
  };
  readonly recommendations: readonly string[];
  readonly engine: EngineUsed;
  readonly documentType: DocumentType;
  readonly warnings: readonly string[];
  readonly facts: TermSheetFacts;
  readonly exitScenarios: readonly ExitScenario[] | null;
  /** The stack behind the scenarios, so that other sale prices can be reckoned; null where there is none. */
  readonly exitCapTable?: CapTable | null;
  /** What the scenarios assume, or why there are none. */
  readonly exitAssumptions: readonly string[];
  readonly jurisdiction: Jurisdiction;
  readonly analysisDetail: AnalysisDetail;
  /** The text that every quote is taken from, so that a page can show the passages in place. */
  readonly source: { readonly text: string; readonly pages: readonly DocumentPage[] };
  /** A part of an offer, or in a language that is only partly read: what is not found is not known to be absent. */
  readonly isPartial?: true;
}
