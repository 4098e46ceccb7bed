import type { Offer } from '../../content/offer.ts';
import { alpenklangGmbh } from './alpenklang-gmbh.ts';
import { brackenridgeKitchens } from './brackenridge-kitchens.ts';
import { brumeEtSelAir } from './brume-et-sel-air.ts';
import { bunyaRidge } from './bunya-ridge.ts';
import { cairnwellSpinout } from './cairnwell-spinout.ts';
import { caisDoNorte } from './cais-do-norte.ts';
import { cedarbridgeC } from './cedarbridge-c.ts';
import { copperlineSafe } from './copperline-safe.ts';
import { dovetailMail } from './dovetail-mail.ts';
import { fjellrevGruve } from './fjellrev-gruve.ts';
import { glarnerOptik } from './glarner-optik.ts';
import { granitePassRecap } from './granite-pass-recap.ts';
import { havblikPumps } from './havblik-pumps.ts';
import { hollowellTide } from './hollowell-tide.ts';
import { ironwoodWarrants } from './ironwood-warrants.ts';
import { kranjiWafer } from './kranji-wafer.ts';
import { kuduEnergy } from './kudu-energy.ts';
import { kuusikkoSensing } from './kuusikko-sensing.ts';
import { loxleyLetterAsa } from './loxley-letter-asa.ts';
import { malabarFoods } from './malabar-foods.ts';
import { millraceSafeUncapped } from './millrace-safe-uncapped.ts';
import { mistralLakesSafe } from './mistral-lakes-safe.ts';
import { mossAndKilnMail } from './moss-and-kiln-mail.ts';
import { nordlichtWandel } from './nordlicht-wandel.ts';
import { ospreyLandingNote } from './osprey-landing-note.ts';
import { penhallowEis } from './penhallow-eis.ts';
import { quillbackSeed } from './quillback-seed.ts';
import { saaremaaSaas } from './saaremaa-saas.ts';
import { saltburnSeed } from './saltburn-seed.ts';
import { scheldeRobotica } from './schelde-robotica.ts';
import { sierraSal } from './sierra-sal.ts';
import { silverbellMedical } from './silverbell-medical.ts';
import { tallgranenNordic } from './tallgranen-nordic.ts';
import { tamarBiscuitsCln } from './tamar-biscuits-cln.ts';
import { thornappleBiologics } from './thornapple-biologics.ts';
import { tramontanaVino } from './tramontana-vino.ts';
import { vergerDuLarge } from './verger-du-large.ts';
import { wharfedaleAudio } from './wharfedale-audio.ts';
import { wislanaFabryka } from './wislana-fabryka.ts';
import { zeeuwsZoutLoan } from './zeeuws-zout-loan.ts';

/** Contents that nobody looks at who writes rules for readers: what readers are measured by. */
export const sealedOffers: readonly Offer[] = [
  alpenklangGmbh,
  brackenridgeKitchens,
  brumeEtSelAir,
  bunyaRidge,
  cairnwellSpinout,
  caisDoNorte,
  cedarbridgeC,
  copperlineSafe,
  dovetailMail,
  fjellrevGruve,
  glarnerOptik,
  granitePassRecap,
  havblikPumps,
  hollowellTide,
  ironwoodWarrants,
  kranjiWafer,
  kuduEnergy,
  kuusikkoSensing,
  loxleyLetterAsa,
  malabarFoods,
  millraceSafeUncapped,
  mistralLakesSafe,
  mossAndKilnMail,
  nordlichtWandel,
  ospreyLandingNote,
  penhallowEis,
  quillbackSeed,
  saaremaaSaas,
  saltburnSeed,
  scheldeRobotica,
  sierraSal,
  silverbellMedical,
  tallgranenNordic,
  tamarBiscuitsCln,
  thornappleBiologics,
  tramontanaVino,
  vergerDuLarge,
  wharfedaleAudio,
  wislanaFabryka,
  zeeuwsZoutLoan,
];
