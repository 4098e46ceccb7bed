import type { DocumentReadFailure } from './document-reader.port.ts';

/** Why a term sheet could not be analysed. The user can mend every one of these. */
export type TermSheetFailure =
  | DocumentReadFailure
  | {
      readonly code: 'input-required' | 'invalid-input' | 'not-a-term-sheet' | 'unsupported-language';
      readonly message: string;
    };
