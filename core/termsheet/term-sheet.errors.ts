import type { BusyFailure } from '../busy-failure.ts';
import type { DocumentReadFailure } from './document-reader.port.ts';

/** Why a term sheet could not be analysed. The user can mend every one of these, `busy` by waiting. */
export type TermSheetFailure =
  | DocumentReadFailure
  | BusyFailure
  | {
      readonly code: 'input-required' | 'invalid-input' | 'not-a-term-sheet' | 'unsupported-language';
      readonly message: string;
    };
