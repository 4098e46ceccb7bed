import type { Middleware } from 'koa';
import { carbonQuestions } from '../../../core/carbon/answers.ts';
import { unwrap } from '../answer-analysis.ts';
import type { HttpDependencies } from '../http-dependencies.ts';
import type { RequestState } from '../request-state.ts';

/**
 * POST /api/carbon-footprint. The check is pure and has 768 valid questions, so each answer is made once and
 * kept as text. A text leaves in one piece with its headers, bytes would be a second one.
 */
export function carbonFootprintRoute({ checkCarbonFootprint }: HttpDependencies): Middleware<RequestState> {
  const kept = new Map<string, string>();
  return (context) => {
    const key = keyOf(context.request.body as Record<string, unknown>);
    let answer = key === undefined ? undefined : kept.get(key);
    if (!answer) {
      answer = JSON.stringify(unwrap(checkCarbonFootprint(context.request.body)));
      if (key !== undefined) kept.set(key, answer);
    }
    context.type = 'json';
    context.body = answer;
  };
}

/** The five answers in one text. Only valid ones are kept, and no valid answer holds the separator. */
function keyOf(answers: Record<string, unknown>): string | undefined {
  const given = carbonQuestions.map((question) => answers[question]);
  return given.every((answer) => typeof answer === 'string') ? given.join('|') : undefined;
}
