import type { CodeSystem } from '../classification.ts';

/** What is searched: the four systems and the everyday trades. */
export type CollectionName = CodeSystem | 'trades';
