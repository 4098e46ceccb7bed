import type { Clause } from './clause.ts';
import { economicClauses } from './economic/economic-clauses.ts';
import { founderClauses } from './founder/founder-clauses.ts';
import { governanceClauses } from './governance/governance-clauses.ts';

/** Every clause that is read, in the order of the report. */
export const allClauses: readonly Clause[] = [...economicClauses, ...governanceClauses, ...founderClauses];
