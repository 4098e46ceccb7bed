import type { Offer } from '../../content/offer.ts';
import { bidadariBioprintSafe } from './bidadari-bioprint-safe.ts';
import { cipoPolen } from './cipo-polen.ts';
import { gooloogongBurrMail } from './gooloogong-burr-mail.ts';
import { gowanusLedger } from './gowanus-ledger.ts';
import { inchkeithSpectra } from './inchkeith-spectra.ts';
import { sihlmattOrthesen } from './sihlmatt-orthesen.ts';
import { skaroVarmelager } from './skaro-varmelager.ts';

/** Contents that whoever writes rules for readers may look at. */
export const seenNewKbOffers: readonly Offer[] = [
  inchkeithSpectra,
  sihlmattOrthesen,
  gowanusLedger,
  cipoPolen,
  skaroVarmelager,
  bidadariBioprintSafe,
  gooloogongBurrMail,
];
