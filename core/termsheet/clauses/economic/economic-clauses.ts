import type { Clause } from '../clause.ts';
import { antiDilution } from './anti-dilution.ts';
import { liquidationMultiple } from './liquidation-multiple.ts';
import { participation } from './participation.ts';

/** E01 to E13, in the order of the report. */
export const economicClauses: readonly Clause[] = [liquidationMultiple, participation, antiDilution];
