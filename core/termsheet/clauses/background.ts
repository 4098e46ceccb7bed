import { type LegalTopic, legalNote } from '../knowledge/legal-notes.ts';
import { type NormTopic, normOf } from '../knowledge/norms.ts';
import type { Assessment, AssessmentContext } from './clause.ts';

/** The checked point of law and the market figure that go with a finding, where there are any. */
export function background(
  { jurisdiction }: Pick<AssessmentContext, 'jurisdiction'>,
  topics: { readonly norm?: NormTopic; readonly law?: LegalTopic },
): Pick<Assessment, 'norm' | 'jurisdictionalNote'> {
  const note = topics.law ? legalNote(topics.law, jurisdiction) : undefined;
  return {
    ...(topics.norm ? { norm: normOf(topics.norm, jurisdiction) } : {}),
    ...(note ? { jurisdictionalNote: note } : {}),
  };
}
