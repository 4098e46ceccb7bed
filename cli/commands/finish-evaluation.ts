import type { ModelEffort } from '../../core/llm/evaluation/model-effort.ts';
import type { ExpectedFailure } from '../../core/result.ts';
import type { CommandEnvironment } from '../command-context.ts';
import { CommandFailure } from '../command-failure.ts';
import { exitCodes } from '../exit-codes.ts';

/** What decides how a measurement ends. */
export interface FinishedEvaluation {
  readonly isComplete: boolean;
  readonly engines: readonly {
    readonly effort: ModelEffort | null;
    readonly refusal: ExpectedFailure | null;
  }[];
}

/** Ends a measurement that the provider refuses as it is configured, before figures of nothing are printed. */
export function failIfRefused({ engines }: FinishedEvaluation): void {
  const refusal = engines.find((engine) => engine.refusal !== null)?.refusal;
  if (refusal) throw new CommandFailure(refusal);
}

/**
 * Says on stderr how a measurement ended and sets the exit code: 130 when it was interrupted, 5 when the model
 * answered nothing at all, 6 when it left some calls unanswered.
 */
export function finishEvaluation(
  { isComplete, engines }: FinishedEvaluation,
  { context, finishWith }: CommandEnvironment,
): void {
  const efforts = engines.flatMap(({ effort }) => effort ?? []);
  const calls = efforts.reduce((sum, effort) => sum + effort.calls, 0);
  const answered = efforts.reduce((sum, effort) => sum + effort.answered, 0);
  if (!isComplete) {
    context.stderr.write('interrupted: the figures are those of what was finished.\n');
    finishWith(exitCodes.interrupted);
  } else if (answered < calls) {
    context.stderr.write(`${calls - answered} of ${calls} calls to the model gave no answer.\n`);
    finishWith(answered === 0 ? exitCodes.provider : exitCodes.someRowsFailed);
  }
}
