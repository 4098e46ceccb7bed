import type { Clause } from '../clause.ts';
import { acceleration } from './acceleration.ts';
import { founderWarranties } from './founder-warranties.ts';
import { guaranteeClause } from './guarantee.ts';
import { intellectualProperty } from './intellectual-property.ts';
import { leaver } from './leaver.ts';
import { lockUp } from './lock-up.ts';
import { nonCompete } from './non-compete.ts';
import { recapitalisation } from './recapitalisation.ts';
import { service } from './service.ts';
import { vesting } from './vesting.ts';

/** F01 to F10, in the order of the report. */
export const founderClauses: readonly Clause[] = [
  vesting,
  acceleration,
  leaver,
  nonCompete,
  founderWarranties,
  service,
  lockUp,
  intellectualProperty,
  guaranteeClause,
  recapitalisation,
];
