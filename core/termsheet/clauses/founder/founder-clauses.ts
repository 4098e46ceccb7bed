import type { Clause } from '../clause.ts';

/** F01 to F09, in the order of the report. */
export const founderClauses: readonly Clause[] = [];
