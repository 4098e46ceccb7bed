import type { FactName, FactValue } from '../facts.ts';
import type { Sentence } from '../reading/sections.ts';

/** A term that the document says it does not have. */
export interface DeniedTerm {
  readonly fact: FactName;
  readonly value: FactValue;
  readonly sentence: Sentence;
}
