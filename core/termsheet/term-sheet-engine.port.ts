import type { Cancellation } from '../cancellation.ts';
import type { Result } from '../result.ts';
import type { TermSheetAnalysis } from './analysis.ts';
import type { AnalysisOptions } from './analyze-document.ts';
import type { TermSheetDocument } from './document/term-sheet-document.ts';
import type { SourceFile } from './document-reader.port.ts';
import type { CombinedReview, CombineRequest } from './llm-review/combine-reviews.ts';
import type { TermSheetFailure } from './term-sheet.errors.ts';

/** Pasted text, or a file. */
export type TermSheetSource =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly file: SourceFile };

/** What the engine is asked: a document, what to hold it against, and whether a language model goes on with it. */
export interface EngineRequest extends AnalysisOptions {
  readonly source: TermSheetSource;
  readonly forModel: boolean;
}

/** Who waits for the engine. */
export interface EngineProgress {
  readonly cancellation?: Cancellation;
  /** One word for one client: where many wait, none goes before all others. */
  readonly client?: string;
  /** The document has been read; its analysis follows. */
  readonly onRead?: () => void;
}

/** The answer of the built-in engine. */
export interface EngineAnswer {
  readonly analysis: TermSheetAnalysis;
  /** What a language model goes on with: the document, and the analysis in full detail. */
  readonly groundwork?: { readonly document: TermSheetDocument; readonly detailed: TermSheetAnalysis };
}

/**
 * The built-in engine: everything that costs processor time. An implementation for a server answers without ever
 * blocking its caller and bounds the time and memory of each document; where too many wait it fails with `busy`
 * at once.
 */
export interface TermSheetEngine {
  analyze(request: EngineRequest, progress?: EngineProgress): Promise<Result<EngineAnswer, TermSheetFailure>>;
  /** Checks what a language model has said against the document, and puts it onto the built-in analysis. */
  combine(
    request: CombineRequest,
    progress?: EngineProgress,
  ): Promise<Result<CombinedReview, TermSheetFailure>>;
}
