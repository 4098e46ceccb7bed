import type { LawPlace } from './law-places.ts';

/** A point of law, as it was seen in the source that it names. */
export interface LegalNote {
  readonly text: string;
  /** ISO date on which it was last checked against that source. */
  readonly checkedOn: string;
}

/** Checked when the market figures were. */
const autumn2026 = '2026-11-22';
/** Checked for the first notes and not again since. */
const autumn2025 = '2025-11-21';

const note = (text: string, checkedOn = autumn2026): LegalNote => ({ text, checkedOn });

const eisPreference =
  'EIS and SEIS shares may carry no preferential right to assets on a winding up (ITA 2007 s.173(2)(aa), SEIS s.257CA; Abingdon Health [2016] TC05525)';

/**
 * Points of law that findings refer to, by the law they belong to. What is only general knowledge is left out. A
 * note names its country wherever several may stand side by side.
 */
export const legalNotes = {
  'eis-preference': { UK: note(`${eisPreference}.`) },
  'eis-dividend': {
    UK: note(
      'A preferential dividend that is cumulative, or whose amount somebody may vary, fails EIS (HMRC, guide to the EIS, 1.1).',
    ),
  },
  preference: {
    UK: note(
      `If investors want EIS or SEIS relief: ${eisPreference}. Practitioners argued in 2025 over rights by ratio: have it confirmed.`,
    ),
  },
  'anti-dilution': {
    UK: note('In the UK it is done by bonus or ratchet shares; EIS investors take none in practice.'),
    France: note(
      'In France by BSA ratchet warrants (one exercise, 3 to 10 years, capped: Goodwin).',
      autumn2025,
    ),
    Germany: note(
      'In Germany by a compensating capital increase at nominal value, which is notarised (business-angels.de).',
      autumn2025,
    ),
  },
  'drag-along': {
    Delaware: note(
      'In Delaware a waiver of appraisal rights in a drag-along is enforceable: Manti v. Authentix, 261 A.3d 1199 (Del. 2021).',
      autumn2025,
    ),
    UK: note(
      'A drag-along in the articles is good; with EIS an ordinary drag is usually fine, a pre-arranged exit is not.',
    ),
  },
  consents: {
    Delaware: note(
      'Delaware’s Supreme Court reversed Moelis in January 2026: such rights are voidable, not void, and contracts for them rest on section 122(18).',
    ),
  },
  'option-pool': {
    UK: note(
      'EMI since 6 April 2026: £6m of options, £120m of assets, 500 staff, 15 years (Finance Act 2026 s.13); not for specified Northern Ireland companies.',
    ),
  },
  exclusivity: {
    Germany: note(
      'In Germany breaking off negotiations without good reason can cost the other side’s wasted expenses (BGB ss.241(2), 280(1), 311(2)).',
    ),
  },
  leaver: {
    UK: note(
      'The BVCA model of 2023 narrowed who is a bad leaver, but such a leaver loses vested shares too; the clause changed again in February 2025. Read which edition is meant.',
    ),
    Germany: note(
      'The Berlin court of appeal upheld a clause that took all shares after ordinary notice in the first of three years (KG, 12 August 2024, 2 U 94/21).',
    ),
  },
  'non-compete': {
    US: note(
      'California, Minnesota, North Dakota and Oklahoma ban employee non-competes; Washington follows on 30 June 2027 (sales of 1% or more excepted); Florida allows up to four years for well-paid staff. There is no federal ban: the FTC’s rule was set aside, dropped in September 2025 and removed in February 2026.',
    ),
    UK: note(
      'The UK has no statutory limit; courts ask what is reasonable. A working paper of November 2025 weighed three months or a ban for employees; no decision was found.',
    ),
    Germany: note(
      'In Germany an employee must be paid during a non-compete; the managing director of a GmbH, as most founders are, need not be (BGH, 23 April 2024, II ZR 99/22).',
    ),
    France: note(
      'In France a shareholder’s non-compete must be paid if the founder was an employee when signing, and is limited in time and place.',
    ),
    Netherlands: note(
      'A Dutch draft would limit non-competes to twelve months with half pay; no enactment was found.',
    ),
  },
  'founder-warranties': {
    UK: note(
      'Where UK founders give warranties, a limit of one year’s salary is standard in many deals (Ashfords, January 2025); in the BVCA model only the company gives them.',
    ),
    France: note(
      'The French Galion form (edition of 2019–20) lets founders pay in cash or shares, up to a limit.',
      autumn2025,
    ),
  },
  redemption: {
    UK: note(
      'EIS relief is lost where anybody has to buy the shares from the investor (ITA 2007 ss.211, 212; HMRC manual VCM15020), and redeemable shares never have it (HMRC, guide to the EIS, 1.1).',
    ),
    France: note(
      'The French Galion form (edition of 2019–20) says: not redeemable, consistent with French law.',
      autumn2025,
    ),
  },
  'vesting-tax': {
    US: note(
      'The election must be filed no later than 30 days after the shares are transferred (IRC s.83(b)(2)), since July 2025 also online (Form 15620).',
    ),
    UK: note(
      'Employee and employer make the election together, within 14 days of the acquisition (ITEPA 2003 s.431; HMRC manual ERSM30450).',
      autumn2025,
    ),
  },
  'small-business-stock': {
    US: note(
      'Qualified small business stock (IRC s.1202) issued after 4 July 2025: 50, 75 or 100% relief after 3, 4 or 5 years, up to $15m or ten times the basis, company assets up to $75m; what is taxed is taxed at up to 28%.',
    ),
  },
  'investment-relief': {
    UK: note(
      `EIS from 6 April 2026: £10m a year (£20m for knowledge-intensive companies), £24m in a lifetime (£40m), assets up to £30m before and £35m after the issue (Finance Act 2026 s.14); not for specified Northern Ireland companies. ${eisPreference}.`,
    ),
  },
  'founder-pre-emption': {
    France: note(
      'The French Galion form (edition of 2019–20) gives founders a pre-emption right of their own.',
      autumn2025,
    ),
  },
  notarisation: {
    Germany: note(
      'A duty to transfer shares of a GmbH needs a notary (GmbHG s.15(4)), and so does taking over new ones (GmbHG s.55(1)).',
      autumn2025,
    ),
  },
  'german-option-plan': {
    Germany: note(
      'Income tax on shares given to staff can be deferred (EStG s.19a); that holds for real shares, not for virtual options, which are taxed as wages when they pay out.',
      autumn2025,
    ),
  },
  'french-option-plan': {
    France: note(
      'BSPCE can be issued by companies limited by shares only, an SAS among them (CGI art. 163 bis G; BOFiP BOI-RSA-ES-20-40).',
    ),
  },
} as const satisfies Readonly<Record<string, Partial<Record<LawPlace, LegalNote>>>>;

export type LegalTopic = keyof typeof legalNotes;

/** The notes of which a text is made. */
export function notesIn(text: string): LegalNote[] {
  const all: readonly Partial<Record<LawPlace, LegalNote>>[] = Object.values(legalNotes);
  const notes = all.flatMap((ofTopic) => Object.values(ofTopic));
  // The note on EIS preference stands inside a longer one.
  const found = notes.filter(({ text: one }) => text.includes(one));
  return found.filter(
    ({ text: one }) => !found.some((other) => other.text !== one && other.text.includes(one)),
  );
}

/** The notes on a topic under these laws, joined; undefined where none was checked. */
export function legalNote(topic: LegalTopic, places: readonly LawPlace[]): string | undefined {
  const ofTopic: Partial<Record<LawPlace, LegalNote>> = legalNotes[topic];
  const texts = places.flatMap((place) => ofTopic[place]?.text ?? []);
  return texts.length > 0 ? texts.join(' ') : undefined;
}
