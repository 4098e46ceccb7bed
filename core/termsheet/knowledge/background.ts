import type { Jurisdiction } from '../analysis.ts';
import { type LegalTopic, legalNote } from './legal-notes.ts';
import { type Norm, type NormTopic, normOf } from './norms.ts';

/** Market practice and law behind a finding, ready to be spread into it. */
export interface Background {
  readonly norm?: Norm;
  readonly jurisdictionalNote?: string;
}

/** Looks up the norm and the legal note for a place; leaves out what is not known. */
export function background(
  jurisdiction: Jurisdiction,
  topics: { readonly norm?: NormTopic; readonly law?: LegalTopic },
): Background {
  const note = topics.law ? legalNote(topics.law, jurisdiction) : undefined;
  return {
    ...(topics.norm ? { norm: normOf(topics.norm, jurisdiction) } : {}),
    ...(note ? { jurisdictionalNote: note } : {}),
  };
}
