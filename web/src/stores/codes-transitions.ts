import type { ClassificationRequest, CodeType } from '../../../core/codes/classification.ts';
import type { ShownClassification } from '../api/classify.ts';

export interface CodesState {
  readonly description: string;
  readonly codeType: CodeType | '';
  readonly codeNumber: string;
  readonly pending: boolean;
  readonly result: ShownClassification | null;
  /** What the server said about an input that it could not use. */
  readonly explanation: string | null;
}

export const emptyCodes: CodesState = {
  description: '',
  codeType: '',
  codeNumber: '',
  pending: false,
  result: null,
  explanation: null,
};

/** What would be sent: trimmed, a code only with its type; null when there is neither description nor code. */
export function classificationRequest({
  description,
  codeType,
  codeNumber,
}: Pick<CodesState, 'description' | 'codeType' | 'codeNumber'>): ClassificationRequest | null {
  const businessDescription = description.trim();
  const code = codeNumber.trim();
  const existingCode = codeType && code ? { type: codeType, code } : undefined;
  if (!businessDescription && !existingCode) return null;
  return {
    ...(businessDescription ? { businessDescription } : {}),
    ...(existingCode ? { existingCode } : {}),
  };
}

/** Confidence as the badge shows it: a whole per cent. */
export function confidencePercent(confidence: number): string {
  return `${Math.round(confidence * 100)}%`;
}
