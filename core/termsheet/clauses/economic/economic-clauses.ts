import type { Clause } from '../clause.ts';
import { antiDilution } from './anti-dilution.ts';
import { convertible } from './convertible.ts';
import { dividends } from './dividends.ts';
import { fees } from './fees.ts';
import { flotationConversion } from './flotation-conversion.ts';
import { investmentAmount } from './investment-amount.ts';
import { liquidationMultiple } from './liquidation-multiple.ts';
import { optionPool } from './option-pool.ts';
import { participation } from './participation.ts';
import { payToPlay } from './pay-to-play.ts';
import { redemption } from './redemption.ts';
import { seniority } from './seniority.ts';
import { valuation } from './valuation.ts';
import { warrants } from './warrants.ts';

/** E01 to E14, in the order of the report. */
export const economicClauses: readonly Clause[] = [
  valuation,
  investmentAmount,
  liquidationMultiple,
  participation,
  seniority,
  dividends,
  antiDilution,
  optionPool,
  redemption,
  payToPlay,
  flotationConversion,
  fees,
  convertible,
  warrants,
];
