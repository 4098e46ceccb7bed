import type { Cancellation } from '../../core/cancellation.ts';
import type { checkCarbonFootprint } from '../../core/carbon/check-carbon-footprint.ts';
import type { CodePlace } from '../../core/codes/browse-codes.ts';
import type { Classification, ClassificationRequest } from '../../core/codes/classification.ts';
import type { LookedUpCode } from '../../core/codes/looked-up-code.ts';
import type { LookupType } from '../../core/codes/lookup-types.ts';
import type { ExpectedFailure, Result } from '../../core/result.ts';
import type { AnalysisDetail, Jurisdiction, TermSheetAnalysis } from '../../core/termsheet/analysis.ts';
import type { SourceFile } from '../../core/termsheet/document-reader.port.ts';
import type { ExitWaterfall } from '../../core/termsheet/waterfall/waterfall.ts';

/** What is to be read: words that the client has, or a file of the machine that the server runs on. */
export type McpTermSheetSource =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly file: SourceFile };

/** A term sheet as a client hands it in. */
export interface McpTermSheetRequest {
  readonly jurisdiction: Jurisdiction;
  readonly analysisDetail: AnalysisDetail;
  readonly source: McpTermSheetSource;
}

/** A finished step: `done` of `total`. */
export interface McpStage {
  readonly stage: string;
  readonly done: number;
  readonly total: number;
}

/** How a use case reports, and how it learns that the client has given the call up, or has gone. */
export interface McpProgress {
  readonly cancellation: Cancellation;
  readonly onStage: (stage: McpStage) => void;
}

/** Reads a file of the machine that the server runs on, up to a limit; an abort ends it at once. */
export type ReadLocalFile = (
  path: string,
  signal: AbortSignal,
) => Promise<Result<SourceFile, ExpectedFailure>>;

/** The use cases that become tools. */
export interface McpDependencies {
  readonly version: string;
  readonly checkCarbonFootprint: typeof checkCarbonFootprint;
  analyzeTermSheet(
    request: McpTermSheetRequest,
    progress: McpProgress,
  ): Promise<Result<TermSheetAnalysis, ExpectedFailure>>;
  classifyBusiness(
    request: ClassificationRequest,
    progress: McpProgress,
  ): Promise<Result<Classification, ExpectedFailure>>;
  lookupCode(question: {
    readonly system: LookupType;
    readonly code: string;
  }): Promise<Result<LookedUpCode, ExpectedFailure>>;
  browseCodes(address: {
    readonly system: LookupType;
    readonly code?: string;
  }): Promise<Result<CodePlace, ExpectedFailure>>;
  exitWaterfall(
    capTable: unknown,
    exits: unknown,
    progress: Pick<McpProgress, 'cancellation'>,
  ): Promise<Result<readonly ExitWaterfall[], ExpectedFailure>>;
  /** Whom a text is sent to; `null` where it stays on this machine. */
  engine(): { readonly sendsTextTo: string | null };
  /** `null` where clients are on other machines: then no tool takes the name of a file. */
  readonly readLocalFile: ReadLocalFile | null;
}
