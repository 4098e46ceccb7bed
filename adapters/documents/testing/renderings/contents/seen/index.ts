import type { Offer } from '../../content/offer.ts';
import { ashdownFermentAsa } from './ashdown-ferment-asa.ts';
import { atelierNuage } from './atelier-nuage.ts';
import { bjorkvikEnergi } from './bjorkvik-energi.ts';
import { brindleFreightNote } from './brindle-freight-note.ts';
import { calaBravaViajes } from './cala-brava-viajes.ts';
import { foxgloveAssaySeis } from './foxglove-assay-seis.ts';
import { harrowgateGrowth } from './harrowgate-growth.ts';
import { kaveriLearning } from './kaveri-learning.ts';
import { kellerwerkSensorik } from './kellerwerk-sensorik.ts';
import { larkfieldRobotics } from './larkfield-robotics.ts';
import { loughDergDairy } from './lough-derg-dairy.ts';
import { mailFromAFarmer } from './mail-from-a-farmer.ts';
import { meridianGrainB } from './meridian-grain-b.ts';
import { pennywortHealthSafe } from './pennywort-health-safe.ts';
import { polderlichtBv } from './polderlicht-bv.ts';
import { quarryLaneOptics } from './quarry-lane-optics.ts';
import { rigiLoan } from './rigi-loan.ts';
import { spruceHarbour } from './spruce-harbour.ts';
import { tidewrackMemo } from './tidewrack-memo.ts';
import { uferparkMobil } from './uferpark-mobil.ts';
import { wattlebirdMedia } from './wattlebird-media.ts';

/** Contents that whoever writes rules for readers may look at. */
export const seenOffers: readonly Offer[] = [
  ashdownFermentAsa,
  atelierNuage,
  bjorkvikEnergi,
  brindleFreightNote,
  calaBravaViajes,
  foxgloveAssaySeis,
  harrowgateGrowth,
  kaveriLearning,
  kellerwerkSensorik,
  larkfieldRobotics,
  loughDergDairy,
  mailFromAFarmer,
  meridianGrainB,
  pennywortHealthSafe,
  polderlichtBv,
  quarryLaneOptics,
  rigiLoan,
  spruceHarbour,
  tidewrackMemo,
  uferparkMobil,
  wattlebirdMedia,
];
