import type { Clause } from '../clause.ts';

/** G01 to G10, in the order of the report. */
export const governanceClauses: readonly Clause[] = [];
