import type { BusyFailure } from '../../core/busy-failure.ts';
import type { Cancellation, CancelledFailure } from '../../core/cancellation.ts';
import type { CarbonFailure } from '../../core/carbon/check-carbon-footprint.ts';
import type { CarbonCheck } from '../../core/carbon/describe-footprint.ts';
import type { CodePlace } from '../../core/codes/browse-codes.ts';
import type {
  Classification,
  ClassificationFailure,
  ClassificationRequest,
} from '../../core/codes/classification.ts';
import type { CodeEngineFailure } from '../../core/codes/code-engine.port.ts';
import type { CodeExplanation } from '../../core/codes/explanation/code-explanation.ts';
import type { LookedUpCode } from '../../core/codes/looked-up-code.ts';
import type { SearchedCode } from '../../core/codes/search-codes.ts';
import type { ProviderFailure } from '../../core/llm/provider-failure.ts';
import type {
  ConfirmationFailure,
  SubscribeFailure,
  UnsubscribeFailure,
} from '../../core/mailing/mailing.errors.ts';
import type { MailEvent, MailEventReport } from '../../core/mailing/record-mail-events.ts';
import type { Result } from '../../core/result.ts';
import type { AnalysisDetail, Jurisdiction, TermSheetAnalysis } from '../../core/termsheet/analysis.ts';
import type { SourceFile } from '../../core/termsheet/document-reader.port.ts';
import type { TermSheetFailure } from '../../core/termsheet/term-sheet.errors.ts';
import type { ExitWaterfallFailure } from '../../core/termsheet/waterfall/exit-waterfall.ts';
import type { ExitWaterfall } from '../../core/termsheet/waterfall/waterfall.ts';
import type { DependencyReading } from '../availability/dependency-watch.ts';
import type { RateLimiter } from '../rate-limits/rate-limiter.ts';
import type { BodyBounds } from './admit-bodies.ts';
import type { RequestTracing } from './request-tracing.ts';
import type { CodeAddress, CodeQuestion, CodeSearch } from './routes/code-tables.request.ts';
import type { ServerLog } from './server-log.ts';
import type { CodePages } from './site/code-pages.ts';
import type { StaticSite } from './site/static-site.ts';

/** How far an analysis has come: `done` of `total` steps, now at `stage`. */
export interface AnalysisStage {
  readonly stage: string;
  readonly done: number;
  readonly total: number;
}

/** How an analysis reports, and how it learns that nobody waits any more. */
export interface AnalysisProgress {
  readonly cancellation: Cancellation;
  onStage(stage: AnalysisStage): void;
  /** For the log of the calls to a model. */
  readonly requestId: string;
  /** The network that asks: where many wait, none goes before all others. */
  readonly client: string;
}

/** Who waits for work that has no stages. */
export type WorkProgress = Pick<AnalysisProgress, 'cancellation' | 'client'>;

export interface TermSheetRequest {
  readonly jurisdiction: Jurisdiction;
  readonly analysisDetail: AnalysisDetail;
  readonly source:
    | { readonly kind: 'text'; readonly text: string }
    | { readonly kind: 'file'; readonly file: SourceFile };
}

/** Who answers, and whom a visitor's text is sent to; `null` where it stays on this server. */
export interface EngineDescription {
  readonly provider: string;
  readonly model: string | null;
  readonly sendsTextTo: string | null;
}

/**
 * Whether the server can do its work now; one word a check, never an address or a reason. A check may have failed
 * on a server that is ready, because something else does that work meanwhile.
 */
export interface Readiness {
  readonly ready: boolean;
  readonly checks: Readonly<Record<string, 'ok' | 'failed'>>;
}

/** Everything that the HTTP adapter calls: use cases as plain functions, limits as values. */
export interface HttpDependencies {
  checkCarbonFootprint(answers: unknown): Result<CarbonCheck, CarbonFailure>;
  analyzeTermSheet(
    request: TermSheetRequest,
    progress: AnalysisProgress,
  ): Promise<Result<TermSheetAnalysis, TermSheetFailure | ProviderFailure>>;
  classifyBusiness(
    request: ClassificationRequest,
    progress: AnalysisProgress,
  ): Promise<Result<Classification, ClassificationFailure | ProviderFailure | CodeEngineFailure>>;
  /** Reads the wanted texts of a body; null where the body is no object of fields, or one is no text. */
  readFields(
    body: { readonly type: 'json' | 'form'; readonly text: string; readonly fields: readonly string[] },
    progress: WorkProgress,
  ): Promise<Result<Readonly<Record<string, string>> | null, BusyFailure | CancelledFailure>>;
  exitWaterfall(
    capTable: unknown,
    exits: unknown,
    progress: WorkProgress,
  ): Promise<Result<readonly ExitWaterfall[], ExitWaterfallFailure | BusyFailure | CancelledFailure>>;
  searchCodes(search: CodeSearch): Promise<readonly SearchedCode[]>;
  browseCodes(address: CodeAddress): Promise<Result<CodePlace, ClassificationFailure>>;
  lookupCode(question: CodeQuestion): Promise<Result<LookedUpCode, ClassificationFailure>>;
  explainCode(question: CodeQuestion): Promise<Result<CodeExplanation, ClassificationFailure>>;
  subscribe(payload: unknown): Promise<Result<undefined, SubscribeFailure>>;
  /** Changes nothing: says whether the link of a mail is ours. */
  checkUnsubscribeLink(token: string): Promise<Result<undefined, UnsubscribeFailure>>;
  unsubscribe(token: string): Promise<Result<undefined, UnsubscribeFailure>>;
  /** Changes nothing: says whether the link of a mail is ours and still works. */
  checkConfirmationLink(token: string): Promise<Result<undefined, ConfirmationFailure>>;
  confirmSignUp(token: string): Promise<Result<undefined, ConfirmationFailure>>;
  /** Where a mail provider reports bounces and complaints; `undefined` where nobody may. */
  readonly mailEvents?:
    | {
        readonly token: string;
        record(events: readonly MailEvent[]): Promise<MailEventReport>;
      }
    | undefined;
  /** Whether a sign-up counts only once its address is confirmed, which the pages tell the visitor. */
  readonly asksForConfirmation: boolean;
  engine(): EngineDescription;
  readiness(): Promise<Readiness>;
  /** What the metrics tell about the services that the server depends on. */
  readonly dependencyReadings: readonly DependencyReading[];
  readonly site: StaticSite;
  readonly codePages: CodePages;
  readonly rateLimiter: RateLimiter;
  /** For looking things up in the tables while one types: cheap, and many at a time. */
  readonly lookupRateLimiter: RateLimiter;
  /** For links of mails, and for what machines ask: probes, scrapers and our own pages. */
  readonly operationsRateLimiter: RateLimiter;
  /** Whose pages may post. */
  readonly origins: {
    /** The origin of PUBLIC_URL, where it is configured: our own pages before every proxy. */
    readonly own: string | undefined;
    /** Other sites whose pages may call us as well. */
    readonly allowed: readonly string[];
  };
  /** Who may read the metrics: who knows the token, else this machine alone. `hasOwnPort`: they are not here. */
  readonly metricsAccess: { readonly token: string | undefined; readonly hasOwnPort: boolean };
  readonly limits: {
    readonly maxUploadBytes: number;
    /** Rows of one batch; a thousand where nothing else is said. */
    readonly maxBatchRows?: number;
    /** `false`: the peer is the client. `true`: believe X-Forwarded-For. A number: how many proxies are ours. */
    readonly trustProxy: boolean | number;
    /** What may be on its way in at one time; the usual bounds where nothing else is said. */
    readonly bodies?: BodyBounds;
  };
  /** The version of the package, which the description of the API carries. */
  readonly version: string;
  readonly log: ServerLog;
  /** Absent where no traces are kept. */
  readonly tracing?: RequestTracing;
  newRequestId(): string;
}
