import type { Offer } from '../../content/offer.ts';
import { basswoodAudio } from './basswood-audio.ts';
import { benimarCitrics } from './benimar-citrics.ts';
import { caisDoNorte } from './cais-do-norte.ts';
import { caprockBrine } from './caprock-brine.ts';
import { chasseronCapteurs } from './chasseron-capteurs.ts';
import { clewBayOysters } from './clew-bay-oysters.ts';
import { dunlinFerries } from './dunlin-ferries.ts';
import { eiderstedtOptronik } from './eiderstedt-optronik.ts';
import { erdreVoiles } from './erdre-voiles.ts';
import { granitePassRecap } from './granite-pass-recap.ts';
import { hexhamVets } from './hexham-vets.ts';
import { ilmatarWind } from './ilmatar-wind.ts';
import { juniperGulchA } from './juniper-gulch-a.ts';
import { kallangAquaponics } from './kallang-aquaponics.ts';
import { kestrelhofMosel } from './kestrelhof-mosel.ts';
import { kisumuColdbox } from './kisumu-coldbox.ts';
import { kuduEnergy } from './kudu-energy.ts';
import { kuusikkoSensing } from './kuusikko-sensing.ts';
import { lauwersPelrobot } from './lauwers-pelrobot.ts';
import { maumeeCastings } from './maumee-castings.ts';
import { millraceSafeUncapped } from './millrace-safe-uncapped.ts';
import { miramichiSap } from './miramichi-sap.ts';
import { nadodrzeTkanina } from './nadodrze-tkanina.ts';
import { ospreyLandingNote } from './osprey-landing-note.ts';
import { panshetColdChain } from './panshet-cold-chain.ts';
import { penhallowEis } from './penhallow-eis.ts';
import { pinyonBatch } from './pinyon-batch.ts';
import { saltburnSeed } from './saltburn-seed.ts';
import { sierraSal } from './sierra-sal.ts';
import { strathnaverMaltings } from './strathnaver-maltings.ts';
import { surulereGridworks } from './surulere-gridworks.ts';
import { tallgranenNordic } from './tallgranen-nordic.ts';
import { tamarBiscuitsCln } from './tamar-biscuits-cln.ts';
import { thornappleBiologics } from './thornapple-biologics.ts';
import { tregaronFeltAsa } from './tregaron-felt-asa.ts';
import { ullockBrakes } from './ullock-brakes.ts';
import { vergerDuLarge } from './verger-du-large.ts';
import { vrigstadTramassa } from './vrigstad-tramassa.ts';
import { wimmeraPulse } from './wimmera-pulse.ts';
import { zeeuwsZoutLoan } from './zeeuws-zout-loan.ts';

/** Contents that nobody looks at who writes rules for readers: what readers are measured by. */
export const sealedOffers: readonly Offer[] = [
  caisDoNorte,
  granitePassRecap,
  kuduEnergy,
  kuusikkoSensing,
  millraceSafeUncapped,
  ospreyLandingNote,
  penhallowEis,
  saltburnSeed,
  sierraSal,
  tallgranenNordic,
  tamarBiscuitsCln,
  thornappleBiologics,
  vergerDuLarge,
  zeeuwsZoutLoan,
  basswoodAudio,
  dunlinFerries,
  hexhamVets,
  ilmatarWind,
  kestrelhofMosel,
  juniperGulchA,
  clewBayOysters,
  eiderstedtOptronik,
  erdreVoiles,
  kallangAquaponics,
  maumeeCastings,
  miramichiSap,
  nadodrzeTkanina,
  panshetColdChain,
  surulereGridworks,
  ullockBrakes,
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
