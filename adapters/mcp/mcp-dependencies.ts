import type { Cancellation } from '../../core/cancellation.ts';
import type { checkCarbonFootprint } from '../../core/carbon/check-carbon-footprint.ts';
import type { Classification, ClassificationRequest } from '../../core/codes/classification.ts';
import type { ExpectedFailure, Result } from '../../core/result.ts';
import type { AnalysisDetail, Jurisdiction, TermSheetAnalysis } from '../../core/termsheet/analysis.ts';
import type { SourceFile } from '../../core/termsheet/document-reader.port.ts';

/** A term sheet as a client hands it in. */
export interface McpTermSheetRequest {
  readonly jurisdiction: Jurisdiction;
  readonly analysisDetail: AnalysisDetail;
  readonly source:
    | { readonly kind: 'text'; readonly text: string }
    | { readonly kind: 'file'; readonly file: SourceFile };
}

/** How a use case learns that the client has given the call up, or has gone. */
export interface McpProgress {
  readonly cancellation: Cancellation;
}

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
  /** Reads a file of the machine that the server runs on; `null` where it cannot be read. */
  readFile(path: string): Promise<SourceFile | null>;
}
