import { legalNote } from '../knowledge/find-legal-notes.ts';
import { applicableLaw } from '../knowledge/law-places.ts';
import type { LegalTopic } from '../knowledge/legal-notes.ts';
import { type NormTopic, normOf } from '../knowledge/norms.ts';
import type { Assessment, AssessmentContext } from './clause.ts';

/** The checked points of law and the market figure that go with a finding, where there are any. */
export function background(
  { jurisdiction, facts }: Pick<AssessmentContext, 'jurisdiction' | 'facts'>,
  topics: { readonly norm?: NormTopic; readonly law?: LegalTopic },
): Pick<Assessment, 'norm' | 'jurisdictionalNote'> {
  const { places } = applicableLaw(facts.governingLaw, jurisdiction);
  const note = topics.law ? legalNote(topics.law, places) : undefined;
  const norm = topics.norm ? normOf(topics.norm, { jurisdiction, facts }) : undefined;
  return {
    ...(norm ? { norm } : {}),
    ...(note ? { jurisdictionalNote: note } : {}),
  };
}
