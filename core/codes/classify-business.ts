import type { Cancellation } from '../cancellation.ts';
import { fallbackReason, type ModelFallback, type ProviderFailure } from '../llm/provider-failure.ts';
import { failed, type Result, success } from '../result.ts';
import type { Classification, ClassificationFailure, ClassificationRequest } from './classification.ts';
import type { CodeEngine, CodeEngineFailure } from './code-engine.port.ts';
import { codeEngineInProcess, longestDescription } from './code-engine-in-process.ts';
import type { CodeTables } from './code-tables.port.ts';
import type { ModelRankingDependencies, ModelRankingRequest } from './llm-ranking/rank-with-model.ts';
import { asAnswered } from './questions/answered-in-words.ts';
import { readClarifications } from './questions/read-clarifications.ts';

/** What {@link classifyBusiness} works with. */
export interface ClassifyBusinessDependencies {
  readonly tables: CodeTables;
  /** Works on long descriptions, for a caller that must not be kept; absent, they are worked on here. */
  readonly longTextEngine?: CodeEngine;
  /** Absent or null: the built-in engine answers alone. */
  readonly model?: Omit<ModelRankingDependencies, 'tables' | 'engine'> | null;
  /** What happens when the model does not answer; `builtin` unless told otherwise. */
  readonly fallback?: ModelFallback;
}

/** Who waits for the answer. */
export interface ClassificationProgress {
  readonly cancellation?: Cancellation;
  readonly requestId?: string;
  /** One word for one client, so that none holds up all others. */
  readonly client?: string;
}

/** In characters: what is said in a few sentences takes a few milliseconds, however often it repeats itself. */
const longText = 400;

/**
 * Finds SIC, NAICS, ISIC and CPV codes for a business, best first, with the evidence for each and a
 * calibrated confidence. Every code comes from the official tables.
 *
 * An existing code is resolved through the concordances; with a description both count, and a conflict is said.
 *
 * Where the words leave several leading codes, the answer carries a `question`; a second call with the answer to it
 * as `clarifications` settles them. A language model reads the words itself and asks nothing.
 *
 * Fails with `input-required` when there is neither a description nor a code, `invalid-input` when the
 * description is too long or a clarification answers no question, and `unknown-code` when no table knows the given code: the message names the
 * nearest valid one. Retired, SEC-only and UK five-digit codes are answered, and the reasoning says what they are.
 *
 * @example
 * const result = await classifyBusiness({ tables }, { businessDescription: 'We run a fish and chip shop' });
 * if (result.ok) result.value.suggestions.naics[0]?.code; // '722513'
 */
export async function classifyBusiness(
  dependencies: ClassifyBusinessDependencies,
  request: ClassificationRequest,
  progress: ClassificationProgress = {},
): Promise<Result<Classification, ClassificationFailure | ProviderFailure | CodeEngineFailure>> {
  const { tables, longTextEngine, model } = dependencies;
  // Our own search counts too: nobody waits longer than the deadline says.
  const deadlineAt = model ? model.clock.now().getTime() + model.timeoutMs : 0;
  const description = request.businessDescription?.trim() ?? '';
  const isLong = description.length > longText && description.length <= longestDescription;
  const engine = isLong && longTextEngine ? longTextEngine : codeEngineInProcess(tables);
  const builtin = await engine.classify(request, progress);
  const hasCode = request.existingCode !== undefined && request.existingCode.code.trim() !== '';
  if (!builtin.ok || !model || hasCode) return builtin;
  return withModel({ ...model, tables, engine }, dependencies.fallback ?? 'builtin', {
    description,
    answered: answeredSentences(tables, request),
    builtin: builtin.value,
    deadlineAt,
    ...progress,
  });
}

/** What the visitor answered, for a model that was not there when it was asked. */
function answeredSentences(tables: CodeTables, { clarifications = [] }: ClassificationRequest): string[] {
  const answered = readClarifications(tables, clarifications);
  return answered.ok ? answered.value.map((answer) => `${asAnswered(answer)}.`) : [];
}

async function withModel(
  dependencies: ModelRankingDependencies,
  fallback: ModelFallback,
  request: ModelRankingRequest,
): Promise<Result<Classification, ProviderFailure | CodeEngineFailure>> {
  // Loaded for those who have a model: most answers are made without one, and every worker of a batch is.
  const { rankWithModel } = await import('./llm-ranking/rank-with-model.ts');
  const ranked = await rankWithModel(dependencies, request);
  if (ranked.ok) return ranked;
  if (ranked.error.code === 'busy') return failed(ranked.error);
  const { code, message } = ranked.error;
  if (fallback === 'error' || code === 'cancelled') return failed({ code, message });
  return success({
    ...request.builtin,
    engine: { provider: 'builtin', fallback: fallbackReason(ranked.error) },
  });
}
