import type { Cancellation } from '../../core/cancellation.ts';
import type { checkCarbonFootprint } from '../../core/carbon/check-carbon-footprint.ts';
import type { Clock } from '../../core/clock.port.ts';
import type { BatchClassifier } from '../../core/codes/batch/batch-classifier.port.ts';
import type { ClassificationRequest } from '../../core/codes/classification.ts';
import type { classifyBusiness } from '../../core/codes/classify-business.ts';
import type { CodeTables } from '../../core/codes/code-tables.port.ts';
import type { LanguageModel } from '../../core/llm/language-model.port.ts';
import type { DeliveryReport } from '../../core/mailing/deliver-mail.ts';
import type { forgetSubscriber } from '../../core/mailing/forget-subscriber.ts';
import type { ImportRow } from '../../core/mailing/import-columns.ts';
import type { importSubscribers } from '../../core/mailing/import-subscribers.ts';
import type { MailStatus } from '../../core/mailing/mail-status.ts';
import type { MailEvent, MailEventReport } from '../../core/mailing/record-mail-events.ts';
import type { RetentionReport } from '../../core/mailing/retention.ts';
import type { subscribe } from '../../core/mailing/subscribe.ts';
import type {
  AnalysisProgress,
  AnalyzeTermSheetRequest,
  analyzeTermSheet,
} from '../../core/termsheet/analyze-term-sheet.ts';
import type { ModelAnalysisDependencies } from '../../core/termsheet/llm-review/read-sections.ts';
import type { TermSheetEngine } from '../../core/termsheet/term-sheet-engine.port.ts';
import type { DependencyWatch } from '../availability/dependency-watch.ts';
import type { MeasuredTermSheets, TermSheetEvaluationOptions } from '../evaluation/evaluate-term-sheets.ts';
import type { EnginesRun, EvaluationOptions } from '../evaluation/run-engine.ts';
import type { EngineDescription, HttpDependencies } from '../http/http-dependencies.ts';
import type { ReadLocalFile } from '../mcp/mcp-dependencies.ts';
import type { McpSession } from '../mcp/stdio/serve-mcp-on-stdio.ts';
import type { QueuedClassifier } from '../queue/queued-classifier.ts';
import type { QueuedSheets } from '../queue/queued-sheets.ts';
import type { RateLimiters } from '../rate-limits/rate-limiters.ts';
import type { openResultTable } from '../results/result-table.ts';
import type { backUpMailingStore } from '../storage/backup/back-up.ts';
import type { restoreMailingStore } from '../storage/backup/restore.ts';
import type { moveMailingStore } from '../storage/move-mailing-store.ts';
import type { MailingStore } from '../storage/open-mailing-store.ts';
import type { MeasuredCodes } from '../taxonomies/evaluation/compare-codes.ts';
import type { CodesMeasurement } from '../taxonomies/evaluation/evaluate-codes.ts';
import type { Signals } from '../telemetry/signals.ts';
import type { ProgramLog } from '../telemetry/write-server-log.ts';
import type { WorkPool } from '../workers/work-pool.ts';
import type { CheckOutcome } from './checks/check.ts';
import type { Configuration } from './configuration.ts';
import type { ConfigurationLine } from './describe-configuration.ts';
import type { StagedProgress } from './staged-classification.ts';
import type { TextReceiver } from './text-receiver.ts';

/** A server that listens. */
export interface ListeningServer {
  /** Where a browser on this machine finds it. */
  readonly address: string;
  close(): Promise<void>;
}

/** What operators do with the mailing list. */
export interface ListKeeping {
  importRows(rows: readonly ImportRow[]): ReturnType<typeof importSubscribers>;
  forget(address: string, how: 'remove' | 'erase'): ReturnType<typeof forgetSubscriber>;
  /** Applies the retention figures of the privacy policy as of now. */
  prune(dryRun: boolean): Promise<RetentionReport>;
}

/** What can be asked of the container, by name. */
export interface ServiceTypes {
  readonly configuration: Configuration;
  readonly configurationLines: readonly ConfigurationLine[];
  readonly clock: Clock;
  /** Where parts of the program tell what happened. */
  readonly signals: Signals;
  readonly programLog: ProgramLog;
  /** What has been noticed of the services that this program depends on; `null` where none is configured. */
  readonly dependencyWatches: { readonly database: DependencyWatch; readonly redis: DependencyWatch | null };
  readonly checkCarbonFootprint: typeof checkCarbonFootprint;
  /** `null` where the built-in engine answers alone. */
  readonly languageModel: LanguageModel | null;
  readonly modelAnalysis: ModelAnalysisDependencies | null;
  readonly workPool: WorkPool;
  readonly termSheetEngine: TermSheetEngine;
  readonly analyzeTermSheet: (
    request: AnalyzeTermSheetRequest,
    progress?: AnalysisProgress,
  ) => ReturnType<typeof analyzeTermSheet>;
  readonly codeTables: CodeTables;
  readonly codeBrowsing: Pick<HttpDependencies, 'searchCodes' | 'browseCodes' | 'lookupCode' | 'explainCode'>;
  readonly classifyBusiness: (
    request: ClassificationRequest,
    progress?: StagedProgress,
  ) => ReturnType<typeof classifyBusiness>;
  /** @param workers threads for the built-in engine, calls at the same time for a language model */
  readonly openBatchClassifier: (workers: number, cancellation?: Cancellation) => Promise<BatchClassifier>;
  /** Hands a batch to the workers of the queue. */
  readonly openQueuedClassifier: (cancellation?: Cancellation) => Promise<QueuedClassifier>;
  /** Hands term sheets to the workers of the queue. */
  readonly openQueuedSheets: (cancellation?: Cancellation) => Promise<QueuedSheets>;
  /** Works on the queue. @param pieces at one time */
  readonly workOnQueue: (
    pieces: number,
    listener: { onPiece(answers: number): void },
  ) => Promise<{ close(): Promise<void> }>;
  /** A table of DATABASE_URL for the answers of a source. */
  readonly openResultTable: (name: string, source: string) => ReturnType<typeof openResultTable>;
  readonly mailingStore: MailingStore;
  readonly subscribe: (payload: unknown) => ReturnType<typeof subscribe>;
  readonly unsubscribing: Pick<HttpDependencies, 'checkUnsubscribeLink' | 'unsubscribe'>;
  readonly confirming: Pick<HttpDependencies, 'checkConfirmationLink' | 'confirmSignUp'>;
  /** The outbox as it is now. */
  readonly mailStatus: () => Promise<MailStatus>;
  /** `undefined` where no mail server is configured. */
  readonly mailDelivery: ((cancellation?: Cancellation) => Promise<DeliveryReport>) | undefined;
  readonly listKeeping: ListKeeping;
  /** Copies the list to the database that the address names. */
  readonly moveMailingStore: (
    toUrl: string,
    onRows: (rows: number) => void,
  ) => ReturnType<typeof moveMailingStore>;
  /** Writes the list into a new file. */
  readonly backUpMailingStore: (path: string) => ReturnType<typeof backUpMailingStore>;
  /** Brings a file of that back into an empty database. */
  readonly restoreMailingStore: (path: string) => ReturnType<typeof restoreMailingStore>;
  readonly recordMailEvents: (events: readonly MailEvent[]) => Promise<MailEventReport>;
  readonly rateLimiters: RateLimiters;
  /** Whether the answers of the language model come from a recording. */
  readonly isReplay: boolean;
  readonly evaluateTermSheets: (
    options: TermSheetEvaluationOptions,
  ) => Promise<EnginesRun<MeasuredTermSheets>>;
  /** The built-in engine on every labelled set of the product, and on those of a folder. */
  readonly measureCodes: (folder?: string, cancellation?: Cancellation) => Promise<CodesMeasurement | null>;
  /** The built-in engine and the configured model on the golden sets. */
  readonly compareCodes: (options: EvaluationOptions) => Promise<EnginesRun<MeasuredCodes>>;
  readonly engine: () => EngineDescription;
  /** The file of the working directory that alone says where text goes; `null` where somebody chose it. */
  readonly unaskedReceiver: '.env' | 'fettle.config.json' | null;
  /** Who keeps the documents of a queue; `null` where they stay on this machine. */
  readonly queueReceiver: TextReceiver | null;
  /** The database file that is not there yet; `null` where there is one, or a server is asked. */
  readonly missingDatabase: string | null;
  readonly startServer: () => Promise<ListeningServer>;
  /** Serves the tools on stdin and stdout. */
  readonly serveMcp: (version: string, readLocalFile: ReadLocalFile) => Promise<McpSession>;
  /** What the program depends on, one check each; a check answers instead of throwing. */
  readonly checks: readonly (() => Promise<CheckOutcome>)[];
}

export type ServiceName = keyof ServiceTypes;

/** The container's key of a service. */
export function token(name: ServiceName): symbol {
  return Symbol.for(`fettle.${name}`);
}
