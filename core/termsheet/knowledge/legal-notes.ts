import type { Jurisdiction } from '../analysis.ts';

/** Points of law that findings refer to. */
export type LegalTopic =
  | 'eis-preference'
  | 'eis-dividend'
  | 'preference'
  | 'anti-dilution'
  | 'drag-along'
  | 'option-pool'
  | 'exclusivity'
  | 'leaver'
  | 'non-compete'
  | 'founder-warranties'
  | 'redemption'
  | 'vesting-tax'
  | 'small-business-stock'
  | 'investment-relief'
  | 'founder-pre-emption'
  | 'notarisation'
  | 'german-option-plan'
  | 'french-option-plan';

/** Notes that were seen in the source they name. What is only general knowledge is left out. */
const notes: Readonly<Partial<Record<LegalTopic, Partial<Record<Jurisdiction, string>>>>> = {
  'eis-preference': {
    UK: 'EIS and SEIS shares may carry no preferential right to assets on a winding up and no right to be redeemed (ITA 2007 s.173(2)(aa), SEIS s.257CA; Abingdon Health [2016] TC05525).',
  },
  'eis-dividend': { UK: 'A cumulative dividend fails EIS.' },
  preference: {
    UK: 'If investors want EIS or SEIS relief, their shares may carry no preferential right to assets on a winding up (ITA 2007 s.173(2)(aa), SEIS s.257CA).',
  },
  'anti-dilution': {
    UK: 'Done by bonus or ratchet shares; EIS investors take none in practice (HSBC Innovation Banking, 2026).',
    EU: 'In France by BSA ratchet warrants (one exercise, 3 to 10 years, capped: Goodwin); in Germany by a compensating capital increase at nominal value, which is notarised (business-angels.de).',
  },
  'drag-along': {
    US: 'A waiver of appraisal rights in a drag-along is enforceable: Manti v. Authentix, 261 A.3d 1199 (Del. 2021).',
    UK: 'A drag-along in the articles is good; with EIS an ordinary drag is usually fine, a pre-arranged exit is not.',
  },
  'option-pool': {
    UK: 'EMI limits rise in April 2026 (500 staff, £120m of assets, £6m of options), subject to the Finance Bill.',
  },
  exclusivity: {
    EU: 'In Germany breaking off negotiations can create liability (culpa in contrahendo, BGB ss.241(2), 311(2)).',
  },
  leaver: { UK: 'The BVCA model documents of 2023 took resignation out of the definition of a bad leaver.' },
  'non-compete': {
    US: 'California, Minnesota, North Dakota and Oklahoma ban employee non-competes; the FTC gave up its appeal for a federal ban on 5 September 2025 (Ryan v. FTC).',
    EU: 'The French Galion form pays 50% of salary during a non-compete.',
  },
  'founder-warranties': {
    UK: 'A founder’s liability is usually limited to about one year’s salary (Orrick).',
    EU: 'The French Galion form lets founders pay in cash or shares, capped.',
  },
  redemption: {
    UK: 'A put or a right to be redeemed is not compatible with EIS or SEIS relief (ITA 2007 s.173(2)(aa), SEIS s.257CA).',
    EU: 'The French Galion form says: not redeemable, consistent with French law.',
  },
  'vesting-tax': {
    US: 'The election must be filed no later than 30 days after the shares are transferred (IRC s.83(b)(2)).',
    UK: 'Employee and employer make the election together, within 14 days of the acquisition (ITEPA 2003 s.431; HMRC manual ERSM30450).',
  },
  'small-business-stock': {
    US: 'Qualified small business stock (IRC s.1202) issued after 4 July 2025: 50, 75 or 100% relief after 3, 4 or 5 years, up to $15m, company assets up to $75m.',
  },
  'investment-relief': {
    UK: 'EIS from 6 April 2026: £10m a year (£20m for knowledge-intensive companies), £24m in a lifetime (£40m) (gov.uk). EIS and SEIS shares may carry no preferential right to assets on a winding up (ITA 2007 s.173(2)(aa), SEIS s.257CA).',
  },
  'founder-pre-emption': {
    EU: 'The French Galion form gives founders a pre-emption right of their own.',
  },
  notarisation: {
    EU: 'A duty to transfer shares of a GmbH needs a notary (GmbHG s.15(4)), and so does taking over new ones (GmbHG s.55(1)).',
  },
  'german-option-plan': {
    EU: 'Income tax on shares given to staff can be deferred (EStG s.19a); that holds for real shares, not for virtual options, which are taxed as wages when they pay out.',
  },
  'french-option-plan': {
    EU: 'BSPCE can be issued by companies limited by shares only, an SAS among them (CGI art. 163 bis G; BOFiP BOI-RSA-ES-20-40).',
  },
};

/** The note on a topic for a place, or undefined where none was checked. */
export function legalNote(topic: LegalTopic, jurisdiction: Jurisdiction): string | undefined {
  return notes[topic]?.[jurisdiction];
}
