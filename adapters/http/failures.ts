import type { CarbonFailure } from '../../core/carbon/check-carbon-footprint.ts';
import type { ClassificationFailure } from '../../core/codes/classification.ts';
import type { CodeEngineFailure } from '../../core/codes/code-engine.port.ts';
import type { ProviderFailure } from '../../core/llm/provider-failure.ts';
import type {
  ConfirmationFailure,
  SubscribeFailure,
  UnsubscribeFailure,
} from '../../core/mailing/mailing.errors.ts';
import type { TermSheetFailure } from '../../core/termsheet/term-sheet.errors.ts';
import type { ExitWaterfallFailure } from '../../core/termsheet/waterfall/exit-waterfall.ts';

/** Failures of the use cases. A code that the core adds is a compile error here until it has a status. */
type UseCaseCode = (
  | CarbonFailure
  | ClassificationFailure
  | CodeEngineFailure
  | SubscribeFailure
  | UnsubscribeFailure
  | ConfirmationFailure
  | TermSheetFailure
  | ExitWaterfallFailure
  | ProviderFailure
)['code'];

/** Failures that only HTTP has. */
type ProtocolCode =
  | 'body-too-large'
  | 'batch-too-long'
  | 'upload-too-slow'
  | 'unsupported-media-type'
  | 'rate-limited'
  | 'cross-site'
  | 'metrics-refused'
  | 'mail-events-refused'
  | 'not-found'
  | 'method-not-allowed'
  | 'not-ready'
  | 'internal-error';

export type FailureCode = UseCaseCode | ProtocolCode;

/** The one table from what went wrong to the status of the answer. */
export const statusOfFailure: Readonly<Record<FailureCode, number>> = {
  'malformed-input': 400,
  'invalid-link': 400,
  'cross-site': 403,
  'metrics-refused': 403,
  'mail-events-refused': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'upload-too-slow': 408,
  'expired-link': 410,
  'body-too-large': 413,
  'batch-too-long': 413,
  'document-too-large': 413,
  'unsupported-media-type': 415,
  'unsupported-type': 415,
  'invalid-input': 422,
  'invalid-answer': 422,
  'invalid-cap-table': 422,
  'invalid-email': 422,
  'invalid-exit-values': 422,
  'input-required': 422,
  'unknown-code': 422,
  'empty-document': 422,
  'encrypted-document': 422,
  'damaged-document': 422,
  'no-text-layer': 422,
  // The document takes more processor time than any offer, which is its own fault and not that of a busy server.
  'document-timeout': 422,
  'not-a-term-sheet': 422,
  'unsupported-language': 422,
  'rate-limited': 429,
  // The client has gone: nobody reads this status but the log.
  cancelled: 499,
  'internal-error': 500,
  'provider-invalid-answer': 502,
  'provider-not-configured': 502,
  'provider-rate-limited': 502,
  'provider-refused': 502,
  'provider-unavailable': 502,
  busy: 503,
  'list-unavailable': 503,
  'not-ready': 503,
  'provider-timeout': 504,
};

/** An expected failure on its way to the client; thrown in handlers, answered in one place. */
export class HttpFailure extends Error {
  readonly code: FailureCode;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: FailureCode, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = 'HttpFailure';
    this.code = code;
    this.headers = headers;
  }
}
