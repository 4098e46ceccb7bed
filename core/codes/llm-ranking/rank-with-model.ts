import type { Cancellation } from '../../cancellation.ts';
import { type CallModelDependencies, callModel } from '../../llm/call-model.ts';
import { countByName } from '../../llm/count-by-name.ts';
import type { ModelFailure } from '../../llm/language-model.port.ts';
import { type Result, success } from '../../result.ts';
import { type Classification, codeSystems } from '../classification.ts';
import type { CodeEngine, CodeEngineFailure } from '../code-engine.port.ts';
import type { CodeTables } from '../code-tables.port.ts';
import type { Candidates } from './candidates.ts';
import { checkPicks } from './check-picks.ts';
import { proseCheck } from './check-prose.ts';
import { codesPromptVersion, type ModelRanking, modelRankingSchema } from './model-ranking.ts';
import { codesPrompt } from './prompt.ts';
import { reorder } from './reorder.ts';

export interface ModelRankingDependencies extends CallModelDependencies {
  readonly tables: CodeTables;
  /** Retrieves what the model may choose from. */
  readonly engine: Pick<CodeEngine, 'candidates'>;
  /** Total time for one classification, our own search included. */
  readonly timeoutMs: number;
  newDelimiter(): string;
}

export interface ModelRankingRequest {
  readonly description: string;
  /** What was asked about the description and answered, a sentence each. */
  readonly answered?: readonly string[];
  readonly builtin: Classification;
  /** When every call has to be over, in milliseconds since the epoch. */
  readonly deadlineAt: number;
  readonly cancellation?: Cancellation;
  readonly requestId?: string;
  readonly client?: string;
}

/**
 * Lets a model put retrieved candidates into order and explain them. It may ask for one more search in words
 * of its own. A code that is not among the candidates never gets through. Fails when the model does not answer.
 */
export async function rankWithModel(
  dependencies: ModelRankingDependencies,
  request: ModelRankingRequest,
): Promise<Result<Classification, ModelFailure | CodeEngineFailure>> {
  const { tables, engine } = dependencies;
  const retrieved = await engine.candidates([request.description], request);
  if (!retrieved.ok) return retrieved;
  let candidates = retrieved.value;
  const first = await ask(dependencies, request, candidates, true);
  if (!first.ok) return first;
  let ranking = first.value;
  const words = ranking.searchWords.trim();
  if (words !== '') {
    const more = await engine.candidates([request.description, words], request);
    if (!more.ok) return more;
    const again = await ask(dependencies, request, more.value, false);
    // What it chose before it asked for more is still an answer, unless it chose nothing.
    const { value: chosen } = first;
    const hasChosen = codeSystems.some((system) => chosen[system].length > 0);
    if (!again.ok && (again.error.code === 'cancelled' || !hasChosen)) return again;
    if (again.ok) [candidates, ranking] = [more.value, again.value];
  }
  const { provider, model } = dependencies.model;
  const picks = checkPicks(tables, ranking, candidates);
  const offered = codeSystems.reduce((sum, system) => sum + ranking[system].length, 0);
  dependencies.log({
    event: 'model-answer-checked',
    requestId: request.requestId,
    provider,
    model,
    promptVersion: codesPromptVersion,
    offered,
    accepted: offered - picks.rejected.length,
    rejected: countByName(picks.rejected),
  });
  return success({
    ...reorder(tables, request.builtin, ranking, picks, proseCheck(candidates, request.description)),
    engine: { provider, model },
  });
}

async function ask(
  dependencies: ModelRankingDependencies,
  { description, answered = [], deadlineAt, cancellation, requestId }: ModelRankingRequest,
  candidates: Candidates,
  maySearch: boolean,
): Promise<Result<ModelRanking, ModelFailure>> {
  const delimiter = dependencies.newDelimiter();
  const answer = await callModel(dependencies, {
    messages: codesPrompt({
      description: [description, ...answered].join('\n'),
      candidates,
      delimiter,
      maySearch,
    }),
    schema: modelRankingSchema,
    schemaName: 'code_ranking',
    deadlineAt,
    promptVersion: codesPromptVersion,
    cancellation,
    requestId,
  });
  return answer.ok ? success(answer.value.value) : answer;
}
