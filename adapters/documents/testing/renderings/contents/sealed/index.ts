import type { Offer } from '../../content/offer.ts';
import { abernethyKilns } from './abernethy-kilns.ts';
import { aldermoorLooms } from './aldermoor-looms.ts';
import { basswoodAudio } from './basswood-audio.ts';
import { benimarCitrics } from './benimar-citrics.ts';
import { bluestemHarvestNote } from './bluestem-harvest-note.ts';
import { caisDoNorte } from './cais-do-norte.ts';
import { caprockBrine } from './caprock-brine.ts';
import { cevennesFil } from './cevennes-fil.ts';
import { chapadaBio } from './chapada-bio.ts';
import { chasseronCapteurs } from './chasseron-capteurs.ts';
import { dunedinBullKelp } from './dunedin-bull-kelp.ts';
import { dunlinFerries } from './dunlin-ferries.ts';
import { ekebyGlas } from './ekeby-glas.ts';
import { eskdaleLandlord } from './eskdale-landlord.ts';
import { farthingPress } from './farthing-press.ts';
import { granitePassRecap } from './granite-pass-recap.ts';
import { hallstattSalzwerk } from './hallstatt-salzwerk.ts';
import { hexhamVets } from './hexham-vets.ts';
import { hilanderiaCerroPelado } from './hilanderia-cerro-pelado.ts';
import { hverabakkiSalat } from './hverabakki-salat.ts';
import { ibadanGrain } from './ibadan-grain.ts';
import { ilmatarWind } from './ilmatar-wind.ts';
import { jagtlundMejeri } from './jagtlund-mejeri.ts';
import { juniperGulchA } from './juniper-gulch-a.ts';
import { kestrelhofMosel } from './kestrelhof-mosel.ts';
import { kisumuColdbox } from './kisumu-coldbox.ts';
import { kuduEnergy } from './kudu-energy.ts';
import { kuusikkoSensing } from './kuusikko-sensing.ts';
import { lauwersPelrobot } from './lauwers-pelrobot.ts';
import { lochnagarDrones } from './lochnagar-drones.ts';
import { millraceSafeUncapped } from './millrace-safe-uncapped.ts';
import { mossAndKilnMail } from './moss-and-kiln-mail.ts';
import { nordlichtWandel } from './nordlicht-wandel.ts';
import { ospreyLandingNote } from './osprey-landing-note.ts';
import { panjskaTehtnica } from './panjska-tehtnica.ts';
import { penhallowEis } from './penhallow-eis.ts';
import { pinyonBatch } from './pinyon-batch.ts';
import { saltburnSeed } from './saltburn-seed.ts';
import { shinanoSteam } from './shinano-steam.ts';
import { sierraSal } from './sierra-sal.ts';
import { strathnaverMaltings } from './strathnaver-maltings.ts';
import { tallgranenNordic } from './tallgranen-nordic.ts';
import { tamarBiscuitsCln } from './tamar-biscuits-cln.ts';
import { thornappleBiologics } from './thornapple-biologics.ts';
import { tregaronFeltAsa } from './tregaron-felt-asa.ts';
import { vergerDuLarge } from './verger-du-large.ts';
import { vrigstadTramassa } from './vrigstad-tramassa.ts';
import { wimmeraPulse } from './wimmera-pulse.ts';
import { xattRefit } from './xatt-refit.ts';
import { zeeuwsZoutLoan } from './zeeuws-zout-loan.ts';

/** Contents that nobody looks at who writes rules for readers: what readers are measured by. */
export const sealedOffers: readonly Offer[] = [
  caisDoNorte,
  granitePassRecap,
  kuduEnergy,
  kuusikkoSensing,
  millraceSafeUncapped,
  mossAndKilnMail,
  nordlichtWandel,
  ospreyLandingNote,
  penhallowEis,
  saltburnSeed,
  sierraSal,
  tallgranenNordic,
  tamarBiscuitsCln,
  thornappleBiologics,
  vergerDuLarge,
  zeeuwsZoutLoan,
  aldermoorLooms,
  basswoodAudio,
  dunlinFerries,
  ekebyGlas,
  farthingPress,
  hexhamVets,
  ilmatarWind,
  jagtlundMejeri,
  kestrelhofMosel,
  abernethyKilns,
  bluestemHarvestNote,
  cevennesFil,
  chapadaBio,
  dunedinBullKelp,
  eskdaleLandlord,
  hallstattSalzwerk,
  ibadanGrain,
  juniperGulchA,
  lochnagarDrones,
  shinanoSteam,
  hverabakkiSalat,
  panjskaTehtnica,
  hilanderiaCerroPelado,
  xattRefit,
  tregaronFeltAsa,
  kisumuColdbox,
  pinyonBatch,
  vrigstadTramassa,
  caprockBrine,
  strathnaverMaltings,
  benimarCitrics,
  lauwersPelrobot,
  wimmeraPulse,
  chasseronCapteurs,
];
