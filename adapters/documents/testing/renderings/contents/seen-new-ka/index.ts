import type { Offer } from '../../content/offer.ts';
import { eloraBandsawNote } from './elora-bandsaw-note.ts';
import { hengeloZoutbatterij } from './hengelo-zoutbatterij.ts';
import { jetpurDyeRecovery } from './jetpur-dye-recovery.ts';
import { partryLambScanner } from './partry-lamb-scanner.ts';
import { pateleyHydrants } from './pateley-hydrants.ts';
import { petalumaShellcheck } from './petaluma-shellcheck.ts';
import { tsubameForgeEyes } from './tsubame-forge-eyes.ts';

/** New contents of one hand, not yet sorted into a set. */
export const newOffersKa: readonly Offer[] = [
  pateleyHydrants,
  hengeloZoutbatterij,
  petalumaShellcheck,
  jetpurDyeRecovery,
  tsubameForgeEyes,
  partryLambScanner,
  eloraBandsawNote,
];
