import type { Clarification, ClarifyingQuestion } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import { facetsOf } from '../questions/facets.ts';
import { industrySystems } from '../ranking/concordance-support.ts';
import type { EvaluationRow } from './evaluate-rows.ts';

/**
 * What the owner of a labelled business would answer: the option that the first right codes belong to most. Null
 * where none of the options is true of the business: then nothing is answered.
 */
export function truthfulAnswer(
  tables: CodeTables,
  question: ClarifyingQuestion,
  codes: EvaluationRow['codes'],
): Clarification | null {
  const facet = facetsOf(tables).find(({ id }) => id === question.id);
  if (!facet) return null;
  let best: { readonly option: string; readonly truth: number } | null = null;
  for (const { id } of question.options) {
    const shares = industrySystems.map((system) => {
      const code = codes[system]?.[0];
      return code === undefined ? 0 : (facet.belonging(system, code).get(id) ?? 0);
    });
    const truth = shares.reduce((sum, share) => sum + share, 0);
    const isTrue = shares.includes(1);
    if (isTrue && truth > (best?.truth ?? 0)) best = { option: id, truth };
  }
  return best && { question: question.id, option: best.option };
}
