import type { Clarification, ClassificationRequest, CodeType } from '../../../core/codes/classification.ts';
import type { ShownClassification } from '../api/classify.ts';

export interface CodesState {
  readonly description: string;
  readonly codeType: CodeType | '';
  readonly codeNumber: string;
  readonly pending: boolean;
  readonly result: ShownClassification | null;
  /** What was described when the answer came: the form may be edited while a question is open. */
  readonly asked: ClassificationRequest | null;
  /** What the visitor answered since. */
  readonly clarifications: readonly Clarification[];
  /** What the server said about an input that it could not use. */
  readonly explanation: string | null;
  /** What New Search cleared, until the next search. */
  readonly cleared: ClearedSearch | null;
}

type ClearedSearch = Pick<
  CodesState,
  'description' | 'codeType' | 'codeNumber' | 'result' | 'asked' | 'clarifications'
>;

/** What the form holds. */
export type CodesInput = Pick<CodesState, 'description' | 'codeType' | 'codeNumber'>;

export const emptyCodes: CodesState = {
  description: '',
  codeType: '',
  codeNumber: '',
  pending: false,
  result: null,
  asked: null,
  clarifications: [],
  explanation: null,
  cleared: null,
};

/** What would be sent: trimmed, a code only with its type; null when there is neither description nor code. */
export function classificationRequest({
  description,
  codeType,
  codeNumber,
}: CodesInput): ClassificationRequest | null {
  const businessDescription = description.trim();
  const code = codeNumber.trim();
  const existingCode = codeType && code ? { type: codeType, code } : undefined;
  if (!businessDescription && !existingCode) return null;
  return {
    ...(businessDescription ? { businessDescription } : {}),
    ...(existingCode ? { existingCode } : {}),
  };
}

/** New Search: everything goes, and can be brought back. */
export function clearedForNewSearch(state: CodesState): CodesState {
  const { description, codeType, codeNumber, result, asked, clarifications } = state;
  return { ...emptyCodes, cleared: { description, codeType, codeNumber, result, asked, clarifications } };
}

/** Undoes New Search; what was typed since gives way. */
export function searchBroughtBack(state: CodesState): CodesState {
  return { ...state, ...state.cleared, cleared: null, explanation: null };
}

/** The result without its question: the visitor found no fitting answer. */
export function withoutQuestion(result: ShownClassification): ShownClassification {
  const { question: _, ...rest } = result;
  return rest;
}

/** Confidence as the badge shows it: a whole per cent. */
export function confidencePercent(confidence: number): string {
  return `${Math.round(confidence * 100)}%`;
}

/** Whether the answer names any code. */
export function hasCodes({ suggestions }: ShownClassification): boolean {
  return Object.values(suggestions).some((codes) => codes.length > 0);
}
