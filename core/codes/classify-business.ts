import type { Cancellation } from '../cancellation.ts';
import { fallbackReason, type ModelFallback, type ProviderFailure } from '../llm/provider-failure.ts';
import { failed, type Result, success } from '../result.ts';
import { buildClassification } from './classification/build-classification.ts';
import type { Classification, ClassificationFailure, ClassificationRequest } from './classification.ts';
import type { CodeTables } from './code-tables.port.ts';
import { answerWithCode } from './existing-code/answer-with-code.ts';
import { resolveExistingCode } from './existing-code/resolve-existing-code.ts';
import type { ModelRankingDependencies, ModelRankingRequest } from './model/rank-with-model.ts';
import { findCodes } from './ranking/find-codes.ts';

/** What {@link classifyBusiness} works with. */
export interface ClassifyBusinessDependencies {
  readonly tables: CodeTables;
  /** Absent or null: the built-in engine answers alone. */
  readonly model?: Omit<ModelRankingDependencies, 'tables'> | null;
  /** What happens when the model does not answer; `builtin` unless told otherwise. */
  readonly fallback?: ModelFallback;
}

/** Who waits for the answer. */
export interface ClassificationProgress {
  readonly cancellation?: Cancellation;
  readonly requestId?: string;
}

/** A longer description is refused: nobody needs 20,000 characters to say what a firm does. */
export const longestDescription = 20_000;

/**
 * Finds SIC, NAICS, ISIC and CPV codes for a business, best first, with the evidence for each and a
 * calibrated confidence. Every code comes from the official tables.
 *
 * An existing code is resolved through the concordances; with a description both count, and a conflict is said.
 *
 * Fails with `input-required` when there is neither a description nor a code, `invalid-input` when the
 * description is too long, and `unknown-code` when no table knows the given code: the message names the
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
): Promise<Result<Classification, ClassificationFailure | ProviderFailure>> {
  const description = request.businessDescription?.trim() ?? '';
  const code = request.existingCode?.code.trim() ?? '';
  if (description === '' && code === '') {
    return failed({
      code: 'input-required',
      message: 'Please provide either a business description or an existing code',
    });
  }
  if (description.length > longestDescription) {
    return failed({
      code: 'invalid-input',
      message: `The business description is longer than ${longestDescription.toLocaleString('en-GB')} characters. Two or three sentences about the main activity are enough.`,
    });
  }
  const { tables, model } = dependencies;
  // Our own search counts too: nobody waits longer than the deadline says.
  const deadlineAt = model ? model.clock.now().getTime() + model.timeoutMs : 0;
  const resolved =
    request.existingCode && code !== '' ? resolveExistingCode(tables, request.existingCode) : null;
  if (resolved && !resolved.ok) return resolved;
  const found = description === '' ? null : findCodes(tables, description);
  if (resolved) return success(answerWithCode(tables, resolved.value, found));
  const builtin = buildClassification(tables, found ?? findCodes(tables, description));
  return model
    ? withModel({ ...model, tables }, dependencies.fallback ?? 'builtin', {
        description,
        builtin,
        deadlineAt,
        ...progress,
      })
    : success(builtin);
}

async function withModel(
  dependencies: ModelRankingDependencies,
  fallback: ModelFallback,
  request: ModelRankingRequest,
): Promise<Result<Classification, ProviderFailure>> {
  // Loaded for those who have a model: most answers are made without one, and every worker of a batch is.
  const { rankWithModel } = await import('./model/rank-with-model.ts');
  const ranked = await rankWithModel(dependencies, request);
  if (ranked.ok) return ranked;
  const { code, message } = ranked.error;
  if (fallback === 'error' || code === 'cancelled') return failed({ code, message });
  return success({
    ...request.builtin,
    engine: { provider: 'builtin', fallback: fallbackReason(ranked.error) },
  });
}
