import type { Offer } from '../../content/offer.ts';
import { aldermoorLooms } from './aldermoor-looms.ts';
import { alpenklangGmbh } from './alpenklang-gmbh.ts';
import { basswoodAudio } from './basswood-audio.ts';
import { brackenridgeKitchens } from './brackenridge-kitchens.ts';
import { cairnwellSpinout } from './cairnwell-spinout.ts';
import { caisDoNorte } from './cais-do-norte.ts';
import { cinderfordClay } from './cinderford-clay.ts';
import { dunlinFerries } from './dunlin-ferries.ts';
import { ekebyGlas } from './ekeby-glas.ts';
import { farthingPress } from './farthing-press.ts';
import { gansettKelp } from './gansett-kelp.ts';
import { granitePassRecap } from './granite-pass-recap.ts';
import { hexhamVets } from './hexham-vets.ts';
import { ilmatarWind } from './ilmatar-wind.ts';
import { ironwoodWarrants } from './ironwood-warrants.ts';
import { jagtlundMejeri } from './jagtlund-mejeri.ts';
import { kestrelhofMosel } from './kestrelhof-mosel.ts';
import { kranjiWafer } from './kranji-wafer.ts';
import { kuduEnergy } from './kudu-energy.ts';
import { kuusikkoSensing } from './kuusikko-sensing.ts';
import { lanyonSlate } from './lanyon-slate.ts';
import { malabarFoods } from './malabar-foods.ts';
import { millraceSafeUncapped } from './millrace-safe-uncapped.ts';
import { morvernSeaweed } from './morvern-seaweed.ts';
import { mossAndKilnMail } from './moss-and-kiln-mail.ts';
import { nordlichtWandel } from './nordlicht-wandel.ts';
import { norrbottenBatteri } from './norrbotten-batteri.ts';
import { ospreyLandingNote } from './osprey-landing-note.ts';
import { ottermouthBoats } from './ottermouth-boats.ts';
import { penhallowEis } from './penhallow-eis.ts';
import { saltburnSeed } from './saltburn-seed.ts';
import { sierraSal } from './sierra-sal.ts';
import { silverbellMedical } from './silverbell-medical.ts';
import { tallgranenNordic } from './tallgranen-nordic.ts';
import { tamarBiscuitsCln } from './tamar-biscuits-cln.ts';
import { thornappleBiologics } from './thornapple-biologics.ts';
import { vergerDuLarge } from './verger-du-large.ts';
import { wharfedaleAudio } from './wharfedale-audio.ts';
import { wislanaFabryka } from './wislana-fabryka.ts';
import { zeeuwsZoutLoan } from './zeeuws-zout-loan.ts';

/** Contents that nobody looks at who writes rules for readers: what readers are measured by. */
export const sealedOffers: readonly Offer[] = [
  alpenklangGmbh,
  brackenridgeKitchens,
  cairnwellSpinout,
  caisDoNorte,
  granitePassRecap,
  ironwoodWarrants,
  kranjiWafer,
  kuduEnergy,
  kuusikkoSensing,
  malabarFoods,
  millraceSafeUncapped,
  mossAndKilnMail,
  nordlichtWandel,
  ospreyLandingNote,
  penhallowEis,
  saltburnSeed,
  sierraSal,
  silverbellMedical,
  tallgranenNordic,
  tamarBiscuitsCln,
  thornappleBiologics,
  vergerDuLarge,
  wharfedaleAudio,
  wislanaFabryka,
  zeeuwsZoutLoan,
  aldermoorLooms,
  basswoodAudio,
  cinderfordClay,
  dunlinFerries,
  ekebyGlas,
  farthingPress,
  gansettKelp,
  hexhamVets,
  ilmatarWind,
  jagtlundMejeri,
  kestrelhofMosel,
  lanyonSlate,
  morvernSeaweed,
  norrbottenBatteri,
  ottermouthBoats,
];
