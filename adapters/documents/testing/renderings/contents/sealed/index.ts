import type { Offer } from '../../content/offer.ts';
import { abaLastworksSafe } from './aba-lastworks-safe.ts';
import { allstonGlycanA } from './allston-glycan-a.ts';
import { alseaCompositesNote } from './alsea-composites-note.ts';
import { basswoodAudio } from './basswood-audio.ts';
import { brattholmenVentil } from './brattholmen-ventil.ts';
import { caisDoNorte } from './cais-do-norte.ts';
import { calfSoundSonar } from './calf-sound-sonar.ts';
import { coorongLens } from './coorong-lens.ts';
import { corribBiofilm } from './corrib-biofilm.ts';
import { dunlinFerries } from './dunlin-ferries.ts';
import { erdreVoiles } from './erdre-voiles.ts';
import { estufaDoVouga } from './estufa-do-vouga.ts';
import { gooloogongBurrMail } from './gooloogong-burr-mail.ts';
import { gowanusLedger } from './gowanus-ledger.ts';
import { granitePassRecap } from './granite-pass-recap.ts';
import { hexhamVets } from './hexham-vets.ts';
import { ilmatarWind } from './ilmatar-wind.ts';
import { inchkeithSpectra } from './inchkeith-spectra.ts';
import { jetpurDyeRecovery } from './jetpur-dye-recovery.ts';
import { juniperGulchA } from './juniper-gulch-a.ts';
import { kestrelhofMosel } from './kestrelhof-mosel.ts';
import { kickapooDryline } from './kickapoo-dryline.ts';
import { kuduEnergy } from './kudu-energy.ts';
import { kuusikkoSensing } from './kuusikko-sensing.ts';
import { luddendenWeir } from './luddenden-weir.ts';
import { millraceSafeUncapped } from './millrace-safe-uncapped.ts';
import { montadoCorkMail } from './montado-cork-mail.ts';
import { nyakachDryers } from './nyakach-dryers.ts';
import { ospreyLandingNote } from './osprey-landing-note.ts';
import { pandanReserveCells } from './pandan-reserve-cells.ts';
import { partryLambScanner } from './partry-lamb-scanner.ts';
import { pateleyHydrants } from './pateley-hydrants.ts';
import { penhallowEis } from './penhallow-eis.ts';
import { saltburnSeed } from './saltburn-seed.ts';
import { sierraSal } from './sierra-sal.ts';
import { sihlmattOrthesen } from './sihlmatt-orthesen.ts';
import { stormlineWhanganui } from './stormline-whanganui.ts';
import { tallgranenNordic } from './tallgranen-nordic.ts';
import { tamarBiscuitsCln } from './tamar-biscuits-cln.ts';
import { tettehLanePharma } from './tetteh-lane-pharma.ts';
import { thornappleBiologics } from './thornapple-biologics.ts';
import { vergerDuLarge } from './verger-du-large.ts';
import { vooremaaScan } from './vooremaa-scan.ts';
import { wieliczkaBrineSensors } from './wieliczka-brine-sensors.ts';
import { wigtownStaves } from './wigtown-staves.ts';
import { zeeuwsZoutLoan } from './zeeuws-zout-loan.ts';
import { zumbroOats } from './zumbro-oats.ts';

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
  erdreVoiles,
  alseaCompositesNote,
  estufaDoVouga,
  stormlineWhanganui,
  tettehLanePharma,
  brattholmenVentil,
  calfSoundSonar,
  vooremaaScan,
  zumbroOats,
  coorongLens,
  nyakachDryers,
  wigtownStaves,
  corribBiofilm,
  kickapooDryline,
  luddendenWeir,
  pandanReserveCells,
  wieliczkaBrineSensors,
  abaLastworksSafe,
  allstonGlycanA,
  montadoCorkMail,
  jetpurDyeRecovery,
  partryLambScanner,
  pateleyHydrants,
  gooloogongBurrMail,
  gowanusLedger,
  inchkeithSpectra,
  sihlmattOrthesen,
];
