import { checkCarbonFootprint } from '../../../core/carbon/check-carbon-footprint.ts';
import type { CodePlace } from '../../../core/codes/browse-codes.ts';
import type { Classification } from '../../../core/codes/classification.ts';
import type { CodeExplanation } from '../../../core/codes/explanation/code-explanation.ts';
import type { LookedUpCode } from '../../../core/codes/looked-up-code.ts';
import { failed, success } from '../../../core/result.ts';
import type { TermSheetAnalysis } from '../../../core/termsheet/analysis.ts';
import { exitWaterfall } from '../../../core/termsheet/waterfall/exit-waterfall.ts';
import { createMemoryRateLimiter } from '../../rate-limits/flexible-rate-limiter.ts';
import { readFields } from '../../workers/read-fields.ts';
import type { HttpDependencies } from '../http-dependencies.ts';
import type { FaultLogEntry, RequestLogEntry } from '../server-log.ts';
import { aSite } from './a-site.ts';

/** What the fakes were asked, and what the server reported. */
export interface Recorded {
  readonly calls: { readonly useCase: string; readonly request: unknown }[];
  readonly requests: RequestLogEntry[];
  readonly faults: FaultLogEntry[];
}

/** The carbon use case is the real one, the others answer the same to everybody and record what they got. */
export function fakeDependencies(overrides: Partial<HttpDependencies> = {}): {
  dependencies: HttpDependencies;
  recorded: Recorded;
} {
  const recorded: Recorded = { calls: [], requests: [], faults: [] };
  let requests = 0;
  const record = (useCase: string, request: unknown) => recorded.calls.push({ useCase, request });
  const dependencies: HttpDependencies = {
    checkCarbonFootprint,
    async analyzeTermSheet(request) {
      record('analyzeTermSheet', request);
      return success({ overallRisk: 'Amber' } as TermSheetAnalysis);
    },
    async classifyBusiness(request) {
      record('classifyBusiness', request);
      return success({ confidence: 0.8 } as Classification);
    },
    readFields: async (body) => success(readFields(body)),
    async searchCodes(search) {
      record('searchCodes', search);
      return [{ code: '311811', title: 'Retail Bakeries', children: 0 }];
    },
    async browseCodes(address) {
      record('browseCodes', address);
      return address.code === '7345'
        ? failed({ code: 'unknown-code', message: '7345 is not a code.' })
        : success({ code: address.code ?? null, path: [], children: [] } as unknown as CodePlace);
    },
    exitWaterfall: async (capTable, exits) => exitWaterfall(capTable, exits),
    async lookupCode(question) {
      record('lookupCode', question);
      return question.code === '7345'
        ? failed({ code: 'unknown-code', message: '7345 is not a code.' })
        : success({ code: question.code, path: [], children: [] } as unknown as LookedUpCode);
    },
    async explainCode(question) {
      record('explainCode', question);
      return question.code === '7345'
        ? failed({ code: 'unknown-code', message: '7345 is not a code.' })
        : success({ code: question.code, path: [], near: [] } as unknown as CodeExplanation);
    },
    codePages: { find: async () => null, paths: () => [] },
    async subscribe(payload) {
      record('subscribe', payload);
      return success(undefined);
    },
    async checkUnsubscribeLink(token) {
      record('checkUnsubscribeLink', token);
      return success(undefined);
    },
    async unsubscribe(token) {
      record('unsubscribe', token);
      return success(undefined);
    },
    async checkConfirmationLink(token) {
      record('checkConfirmationLink', token);
      return success(undefined);
    },
    async confirmSignUp(token) {
      record('confirmSignUp', token);
      return success(undefined);
    },
    asksForConfirmation: false,
    engine: () => ({ provider: 'builtin', model: null, sendsTextTo: null }),
    readiness: async () => ({ ready: true, checks: { database: 'ok' } }),
    dependencyReadings: [],
    site: aSite(),
    rateLimiter: createMemoryRateLimiter(100_000),
    lookupRateLimiter: createMemoryRateLimiter(100_000),
    operationsRateLimiter: createMemoryRateLimiter(100_000),
    origins: { own: undefined, allowed: [] },
    metricsAccess: { token: undefined, hasOwnPort: false },
    limits: { maxUploadBytes: 1_048_576, trustProxy: false, maxBatchRows: 5 },
    version: '1.2.3',
    log: {
      request: (entry) => recorded.requests.push(entry),
      fault: (entry) => recorded.faults.push(entry),
    },
    newRequestId: () => {
      requests += 1;
      return `request-${requests}`;
    },
    ...overrides,
  };
  return { dependencies, recorded };
}
