import type { Clause } from '../clause.ts';
import { bindingTerms } from './binding-terms.ts';
import { board } from './board.ts';
import { commercialTies } from './commercial-ties.ts';
import { conditions } from './conditions.ts';
import { dragAlong } from './drag-along.ts';
import { exclusivity } from './exclusivity.ts';
import { firstRefusalOnSale } from './first-refusal-on-sale.ts';
import { information } from './information.ts';
import { proRata } from './pro-rata.ts';
import { protectiveProvisions } from './protective-provisions.ts';
import { purchaseOptions } from './purchase-options.ts';
import { registration } from './registration.ts';
import { security } from './security.ts';
import { transfer } from './transfer.ts';

/** G01 to G14, in the order of the report. */
export const governanceClauses: readonly Clause[] = [
  board,
  protectiveProvisions,
  dragAlong,
  proRata,
  transfer,
  information,
  exclusivity,
  registration,
  bindingTerms,
  conditions,
  purchaseOptions,
  firstRefusalOnSale,
  commercialTies,
  security,
];
