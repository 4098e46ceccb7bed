import type { Offer } from '../../content/offer.ts';
import { abernethyKilns } from './abernethy-kilns.ts';
import { aldermoorLooms } from './aldermoor-looms.ts';
import { basswoodAudio } from './basswood-audio.ts';
import { bluestemHarvestNote } from './bluestem-harvest-note.ts';
import { caisDoNorte } from './cais-do-norte.ts';
import { cevennesFil } from './cevennes-fil.ts';
import { chapadaBio } from './chapada-bio.ts';
import { clewBayOysters } from './clew-bay-oysters.ts';
import { dunedinBullKelp } from './dunedin-bull-kelp.ts';
import { dunlinFerries } from './dunlin-ferries.ts';
import { eiderstedtOptronik } from './eiderstedt-optronik.ts';
import { ekebyGlas } from './ekeby-glas.ts';
import { erdreVoiles } from './erdre-voiles.ts';
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
import { kallangAquaponics } from './kallang-aquaponics.ts';
import { kestrelhofMosel } from './kestrelhof-mosel.ts';
import { kuduEnergy } from './kudu-energy.ts';
import { kuusikkoSensing } from './kuusikko-sensing.ts';
import { lochnagarDrones } from './lochnagar-drones.ts';
import { maumeeCastings } from './maumee-castings.ts';
import { millraceSafeUncapped } from './millrace-safe-uncapped.ts';
import { miramichiSap } from './miramichi-sap.ts';
import { mossAndKilnMail } from './moss-and-kiln-mail.ts';
import { nadodrzeTkanina } from './nadodrze-tkanina.ts';
import { nordlichtWandel } from './nordlicht-wandel.ts';
import { ospreyLandingNote } from './osprey-landing-note.ts';
import { panjskaTehtnica } from './panjska-tehtnica.ts';
import { panshetColdChain } from './panshet-cold-chain.ts';
import { penhallowEis } from './penhallow-eis.ts';
import { saltburnSeed } from './saltburn-seed.ts';
import { shinanoSteam } from './shinano-steam.ts';
import { sierraSal } from './sierra-sal.ts';
import { surulereGridworks } from './surulere-gridworks.ts';
import { tallgranenNordic } from './tallgranen-nordic.ts';
import { tamarBiscuitsCln } from './tamar-biscuits-cln.ts';
import { thornappleBiologics } from './thornapple-biologics.ts';
import { ullockBrakes } from './ullock-brakes.ts';
import { vergerDuLarge } from './verger-du-large.ts';
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
];
