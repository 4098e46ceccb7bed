import { codeTypes } from './classification.ts';

/** The types that can be looked up: those of an answer, and UK SIC. */
export const lookupTypes = [...codeTypes, 'UKSIC'] as const;
export type LookupType = (typeof lookupTypes)[number];
