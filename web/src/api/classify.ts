import type {
  Classification,
  ClassificationRequest,
  CodeSuggestions,
} from '../../../core/codes/classification.ts';
import { HttpError, postJson } from './api-client.ts';
import { askUntilFree } from './ask-until-free.ts';

type RequiredOfClassification = 'confidence' | 'reasoning' | 'suggestions';

/** What the page needs of an answer; a server may be older than the page and leave lists or the rest out. */
export interface ShownClassification
  extends Partial<Omit<Classification, RequiredOfClassification | 'alternativeOptions'>> {
  readonly confidence: number;
  readonly reasoning: string;
  readonly suggestions: Partial<CodeSuggestions>;
  readonly alternativeOptions?: Partial<CodeSuggestions>;
}

/** A classification that failed; `explanation` is what the server said about the input, if anything. */
export class ClassificationError extends Error {
  readonly explanation: string | undefined;

  constructor(explanation: string | undefined, cause: unknown) {
    super('Failed to classify business', { cause });
    this.name = 'ClassificationError';
    this.explanation = explanation;
  }
}

/**
 * Asks for the codes of a business.
 * @throws ClassificationError for a status outside 200 to 299; TypeError when the network fails.
 */
export async function classifyBusiness(request: ClassificationRequest): Promise<ShownClassification> {
  try {
    const response = await askUntilFree(() => postJson('/api/classify-business', request));
    return (await response.json()) as ShownClassification;
  } catch (error) {
    if (error instanceof HttpError) throw new ClassificationError(error.serverMessage, error);
    throw error;
  }
}
