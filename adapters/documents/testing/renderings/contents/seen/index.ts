import type { Offer } from '../../content/offer.ts';
import { ashdownFermentAsa } from './ashdown-ferment-asa.ts';
import { atelierNuage } from './atelier-nuage.ts';
import { bjorkvikEnergi } from './bjorkvik-energi.ts';
import { brindleFreightNote } from './brindle-freight-note.ts';
import { brumeEtSelAir } from './brume-et-sel-air.ts';
import { bunyaRidge } from './bunya-ridge.ts';
import { calaBravaViajes } from './cala-brava-viajes.ts';
import { cedarbridgeC } from './cedarbridge-c.ts';
import { copperlineSafe } from './copperline-safe.ts';
import { dovetailMail } from './dovetail-mail.ts';
import { fjellrevGruve } from './fjellrev-gruve.ts';
import { foxgloveAssaySeis } from './foxglove-assay-seis.ts';
import { glarnerOptik } from './glarner-optik.ts';
import { harrowgateGrowth } from './harrowgate-growth.ts';
import { havblikPumps } from './havblik-pumps.ts';
import { hollowellTide } from './hollowell-tide.ts';
import { kaveriLearning } from './kaveri-learning.ts';
import { kellerwerkSensorik } from './kellerwerk-sensorik.ts';
import { larkfieldRobotics } from './larkfield-robotics.ts';
import { loughDergDairy } from './lough-derg-dairy.ts';
import { loxleyLetterAsa } from './loxley-letter-asa.ts';
import { mailFromAFarmer } from './mail-from-a-farmer.ts';
import { meridianGrainB } from './meridian-grain-b.ts';
import { mistralLakesSafe } from './mistral-lakes-safe.ts';
import { pennywortHealthSafe } from './pennywort-health-safe.ts';
import { polderlichtBv } from './polderlicht-bv.ts';
import { quarryLaneOptics } from './quarry-lane-optics.ts';
import { quillbackSeed } from './quillback-seed.ts';
import { rigiLoan } from './rigi-loan.ts';
import { saaremaaSaas } from './saaremaa-saas.ts';
import { scheldeRobotica } from './schelde-robotica.ts';
import { spruceHarbour } from './spruce-harbour.ts';
import { tidewrackMemo } from './tidewrack-memo.ts';
import { tramontanaVino } from './tramontana-vino.ts';
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
  tramontanaVino,
  hollowellTide,
  saaremaaSaas,
  scheldeRobotica,
  glarnerOptik,
  cedarbridgeC,
  brumeEtSelAir,
  fjellrevGruve,
  mistralLakesSafe,
  bunyaRidge,
  loxleyLetterAsa,
  quillbackSeed,
  copperlineSafe,
  havblikPumps,
  dovetailMail,
];
