import type { DocumentPage, TextSpan } from './document.ts';
import type { TermSheetFacts } from './facts.ts';

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

/** One clause, or one missing clause, as the report shows it. */
export interface ClauseFinding {
  /** Clause code, `E01` to `E13`, `G01` to `G10`, `F01` to `F09`. */
  readonly id: string;
  /** Name of the clause as a founder would look for it. */
  readonly clause: string;
  readonly rating: RiskRating;
  /** One sentence that a founder understands. */
  readonly risk: string;
  readonly recommendation: string;
  readonly jurisdictionalNote?: string;
  readonly evidence?: readonly Evidence[];
  readonly norm?: { readonly text: string; readonly source: string };
  /** True where a language model's quote could not be found in the text. */
  readonly unverified?: boolean;
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
  readonly confidence: string;
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
  /** What the scenarios assume, or why there are none. */
  readonly exitAssumptions: readonly string[];
  readonly jurisdiction: Jurisdiction;
  readonly analysisDetail: AnalysisDetail;
  /** The text that every quote is taken from, so that a page can show the passages in place. */
  readonly source: { readonly text: string; readonly pages: readonly DocumentPage[] };
}
