import type { LawPlace } from './law-places.ts';

/** A point of law, as it was seen in the source that it names. */
export interface LegalNote {
  readonly text: string;
  /** Where it was seen: the statute, the judgment, or who reports it. */
  readonly url: string;
  /** ISO date on which it was last checked against that source. */
  readonly checkedOn: string;
}

/** Checked when the market figures were, and a day later. */
const autumn2026 = '2026-11-22';
const november23 = '2026-11-23';
/** Checked for the first notes and not again since. */
const autumn2025 = '2025-11-21';

const note = (text: string, url: string, checkedOn = autumn2026): LegalNote => ({ text, url, checkedOn });
const seenLast = (text: string, url: string): LegalNote => note(text, url, november23);

const abingdon = 'https://beta.bailii.org/uk/cases/UKFTT/TC/2016/TC05525.html';
const galion = 'https://thegalionproject.com/term-sheet-new-edition';

const eisPreference =
  'EIS and SEIS shares may carry no preferential right to assets on a winding up (ITA 2007 s.173(2)(aa), SEIS s.257CA; Abingdon Health [2016] TC05525)';

/**
 * Points of law that findings refer to, by the law they belong to. What is only general knowledge is left out. A
 * note names its country wherever several may stand side by side.
 */
export const legalNotes = {
  'eis-preference': { UK: note(`${eisPreference}.`, abingdon) },
  'eis-dividend': {
    UK: seenLast(
      'A preferential dividend that is cumulative, or whose amount or date somebody may decide on, fails EIS (ITA 2007 s.173(2)(a), (2A); Foojit [2019] TC07467).',
      'https://www.rossmartin.co.uk/sme-tax-news/4400-eis-no-relief-for-shares-with-preferential-rights',
    ),
  },
  preference: {
    UK: note(
      `If investors want EIS or SEIS relief: ${eisPreference}. Practitioners argued in 2025 over rights by ratio: have it confirmed.`,
      abingdon,
    ),
    Australia: seenLast(
      'In Australia the rights of preference shares to capital, surplus, dividends, votes and priority must stand in the constitution or be approved by special resolution (Corporations Act 2001 s.254A(2)).',
      'https://ato.gov.au/law/view/print?DocID=PAC%2F20010050%2F254A&PiT=99991231235958',
    ),
  },
  'anti-dilution': {
    UK: note(
      'In the UK it works through bonus or ratchet shares, which EIS investors in practice do not take.',
      'https://github.com/daniellewisDL/daniellewisdl.github.io/blob/10278e58a89c61ba174b7774b17c8827a1df8571/vc-term-sheet-explorer/js/data.js',
    ),
    France: seenLast(
      'In France it works through ratchet warrants (BSA): one exercise, within 3 to 10 years, for at most 2 to 10 shares a warrant (Goodwin, November 2024).',
      'https://goodwinlaw.com/en/insights/publications/2024/11/insights-privateequity-ge-five-areas-in-which-vc-and-growth',
    ),
    Germany: note(
      'In Germany it works through a compensating capital increase at nominal value, before a notary (business-angels.de).',
      'https://www.business-angels.de/',
      autumn2025,
    ),
  },
  'drag-along': {
    Delaware: seenLast(
      'In Delaware well-advised shareholders can waive appraisal rights in a drag-along: Manti v. Authentix, 261 A.3d 1199 (Del. 2021).',
      'https://www.morrisjames.com/blogs-Delaware-Business-Litigation-Report,delaware-supreme-court-upholds-contractual-waiver-of-statutory-appraisal',
    ),
    UK: note(
      'A drag-along belongs in the articles. With EIS an ordinary one is usually fine; a pre-arranged exit is not.',
      'https://www.legislation.gov.uk/ukpga/2007/3/section/177',
    ),
  },
  consents: {
    Delaware: note(
      'Delaware’s Supreme Court reversed Moelis in January 2026: such rights are voidable, not void, and contracts for them rest on section 122(18).',
      'https://www.jonesday.com/en/insights/2026/02/delaware-supreme-court-reverses-imoelisi',
    ),
    Singapore: seenLast(
      'In Singapore directors need the prior approval of a general meeting to issue shares, whatever the constitution says (Companies Act 1967 s.161).',
      'https://taxmantra.com/?p=31501',
    ),
  },
  'new-shares': {
    UK: seenLast(
      'UK shareholders have first call on new shares for cash, in proportion (Companies Act 2006 s.561), unless the articles or a resolution remove that right: ask what the investors’ articles do to yours.',
      'https://www.legislation.gov.uk/ukpga/2006/46/section/561',
    ),
    Ireland: seenLast(
      'In Ireland the members of a private company, founders too, have first call on new shares in proportion, unless the constitution, the terms of the shares or an agreement takes it away (Companies Act 2014 s.69(6)).',
      'https://www.cpdstore.ie/blog/pre-emption-rights-on-an-allotment',
    ),
    India: seenLast(
      'In India new shares go first to the holders of equity in proportion, in an offer open for 15 to 30 days, unless 90% of the members of a private company agree to less (Companies Act 2013 s.62(1)(a)).',
      'https://corporatelawreporter.com/companies_act/section-62of-companies-act-2013-further-issue-of-share-capital',
    ),
  },
  'option-pool': {
    UK: note(
      'EMI since 6 April 2026: £6m of options, £120m of assets, 500 staff, 15 years (Finance Act 2026 s.13); not for specified Northern Ireland companies.',
      'https://crimeline.co.uk/legislationdisplay/?leg=%2Fukpga%2F2026%2F11%2Fsection%2F13%2Fmade',
    ),
    Ireland: seenLast(
      'Ireland’s KEEP taxes options of small firms as capital gains, up to €6m of options a company (TCA 1997 s.128F). It was due to end with 2025; we found no extension.',
      'https://www.kildarestreet.com/wrans/?id=2025-09-30a.686',
    ),
    India: seenLast(
      'In India promoters cannot hold employee options, except in a recognised start-up for ten years from its incorporation (Companies (Share Capital and Debentures) Rules 2014, rule 12).',
      'https://taxguru.in/company-law/esop-effective-tool-startup.html',
    ),
    Australia: seenLast(
      'In Australia options of an unlisted start-up, under ten years old and with a turnover of up to A$50m, can be taxed as capital gains, for holders of up to 10% (ITAA 1997 Subdivision 83A).',
      'https://hlb.com.au/employee-share-schemes-ess-start-up-concession/',
    ),
    Canada: seenLast(
      'In Canada staff of a Canadian-controlled private corporation pay tax on options only when they sell the shares; control by non-residents or public corporations ends that status (Income Tax Act s.125(7)).',
      'https://www.mondaq.com/canada/x/467412/Income+Tax/Creating+And+Maintaining+Or+Retaining+CCPC+Status',
    ),
  },
  exclusivity: {
    Scotland: seenLast(
      'In Scotland a promise can bind without anything given in return, so an exclusivity that names no end may hold: ask for a date.',
      'https://www.lexisnexis.co.uk/legal/guidance/key-differences-in-the-law-of-contract-under-scots-law',
    ),
    Germany: note(
      'In Germany breaking off negotiations without good reason can cost the other side’s wasted expenses (BGB ss.241(2), 280(1), 311(2)).',
      'https://itmedialaw.com/en/binding-effect-and-design-of-term-sheets-for-startup-investments',
    ),
  },
  leaver: {
    UK: note(
      'The BVCA model of 2023 narrowed who is a bad leaver, but such a leaver loses vested shares too; the clause changed again in February 2025. Check which edition your document uses.',
      'https://northridgelaw.foleon.com/insights/northridge-track-update-july-2025/knowhow-early-stage-investments-updates-to-the-bvca-model-documents',
    ),
    Germany: note(
      'The Berlin court of appeal upheld a clause that took all shares after ordinary notice in the first of three years (KG, 12 August 2024, 2 U 94/21).',
      'https://betriebs-berater.ruw.de/wirtschaftsrecht/urteile/Zulaessigkeit-einer-Hinauskuendigungsklausel-in-Form-einer-Vesting-Regelung-bei-einem-Start-up-Unternehmen-46766',
    ),
  },
  'non-compete': {
    US: note(
      'California, Minnesota, North Dakota and Oklahoma ban employee non-competes; Washington follows on 30 June 2027 (sales of 1% or more excepted); Florida allows up to four years for well-paid staff. There is no federal ban: the FTC’s rule was set aside, dropped in September 2025 and removed in February 2026.',
      'https://openagreements.org/practice-guides/non-compete/us/ftc-rule-status',
    ),
    California: seenLast(
      'In California a non-compete is void however narrow (Business and Professions Code s.16600), except for an owner who sells all shares or the goodwill (s.16601).',
      'https://openagreements.org/practice-guides/non-compete/us/california',
    ),
    UK: note(
      'The UK has no statutory limit; courts ask what is reasonable. A working paper of November 2025 weighed a limit of three months or a ban for employees; we found no decision.',
      'https://www.gov.uk/government/publications/reform-of-non-compete-clauses-in-employment-contracts-working-paper',
    ),
    Ireland: seenLast(
      'In Ireland a shareholder’s non-compete holds only as far as it protects a legitimate interest and is reasonable; after the sale of a business two years are accepted for goodwill, three where know-how passes too (Matheson, 2018).',
      'https://www.matheson.com/news-and-insights/article/non-compete-clauses-staying-within-the-boundaries',
    ),
    Germany: note(
      'In Germany an employee must be paid during a non-compete; the managing director of a GmbH, as most founders are, need not be (BGH, 23 April 2024, II ZR 99/22).',
      'https://avocado.de/aktuelles/blog/eintrag-keine-pflicht-zur-zahlung-einer-karenzentschaedigung-an-geschaeftsfuehrer-bei-nachvertraglichem-wettbewerbsverbot',
    ),
    France: note(
      'In France a shareholder’s non-compete must be paid if the founder was an employee when signing, and is limited in time and place.',
      'https://solon.law/actualites/2023/9/19/pacte-dassocis-conclu-par-un-salari-vers-un-rgime-juridique-spcifique-non-concurrence-non-dbauchage-comptence-juridictionnelle-good-medium-bad-leaver-etc',
    ),
    Netherlands: note(
      'A Dutch draft would limit non-competes to twelve months with half pay; we found no enactment.',
      'https://houthoff.com/insights/news/modernisation-of-the-non-compete-clause',
    ),
    India: seenLast(
      'In India an agreement not to carry on a trade is void to that extent, except for somebody who sells the goodwill of a business, within reasonable limits (Indian Contract Act 1872 s.27).',
      'https://www.aaptaxlaw.com/contract-act/section-27-indian-contract-act-agreement-in-restraint-of-trade-void-section-27-of-indian-contract-act-1872.html',
    ),
    Australia: seenLast(
      'In Australia a restraint holds only as far as it is reasonable (in New South Wales by the Restraints of Trade Act 1976). A ban for employees below the high-income threshold was announced for 2027; we found no Act.',
      'https://ministers.treasury.gov.au/ministers/andrew-leigh-2022/media-releases/cracking-down-non-compete-clauses-boost-wages-and',
    ),
    Singapore: seenLast(
      'Singapore has no statute on non-competes: one is void unless it protects a legitimate interest and is reasonable between the parties and for the public (Man Financial v Wong Bark Chuan David).',
      'https://openagreements.org/practice-guides/non-compete/sg',
    ),
    Ontario: seenLast(
      'In Ontario a non-compete with an employee, agreed since 25 October 2021, is void; chief executives, presidents and other chiefs, and somebody who sells a business and stays on, are excepted (Employment Standards Act 2000 s.67.2).',
      'https://www.jonathancooperlaw.com/blog/ontario%2Dbans%2Dnon%2Dcompetes%2Dother%2Dthan%2Dfor%2Dexecutives%2Ecfm',
    ),
  },
  'founder-warranties': {
    UK: note(
      'Where UK founders give warranties, a limit of one year’s salary is standard in many deals (Ashfords, January 2025); in the BVCA model only the company gives them.',
      'https://www.ashfords.co.uk/insights/blog/warranties-allocating-risk-and-ensuring-transparency',
    ),
    France: note(
      'The French Galion form (edition of 2019–20) lets founders pay in cash or shares, up to a limit.',
      galion,
      autumn2025,
    ),
  },
  redemption: {
    Delaware: seenLast(
      'In Delaware a company may redeem only from funds legally available: not while its capital is or would be impaired (8 Del. C. s.160), nor if it could not pay its debts afterwards (SV Investment Partners v. ThoughtWorks, 2010, affirmed 2011).',
      'https://www.mcguirewoods.com/client-resources/alerts/2012/1/delaware-supreme-court-affirms-decision-about-funds-legally-available-for-redemption/',
    ),
    UK: seenLast(
      'EIS relief is lost where anybody has to buy the shares from the investor (ITA 2007 ss.211, 212; HMRC manual VCM15020), and shares with a right to be redeemed never have it (ITA 2007 s.173(2)(b)).',
      'https://www.taxation.co.uk/articles/shares-carrying-preferential-rights-and-the-eis',
    ),
    Ireland: seenLast(
      'In Ireland shares are redeemed out of distributable profits or a new issue made for it, and only when fully paid (Companies Act 2014 s.105).',
      'https://www.companiesact2014.com/share-buy-backs-redemptions/',
    ),
    France: note(
      'The French Galion form (edition of 2019–20) says: not redeemable, consistent with French law.',
      galion,
      autumn2025,
    ),
    India: seenLast(
      'In India preference shares must be redeemable within twenty years, and are redeemed only when fully paid, out of profits available for dividend or a new issue made for it (Companies Act 2013 s.55).',
      'https://advocatekhoj.com/library/bareActs/companies2013/55.php',
    ),
    Australia: seenLast(
      'In Australia redeemable preference shares are redeemed only when fully paid, out of profits or a new issue made for it (Corporations Act 2001 s.254K).',
      'https://www5.austlii.edu.au/au/legis/cth/consol_act/ca2001172/s254k.html',
    ),
    Singapore: seenLast(
      'In Singapore only fully paid preference shares can be redeemed, out of capital only with a solvency statement of all directors (Companies Act 1967 s.70(3), (4)).',
      'https://sso.agc.gov.sg/Act/CoA1967?ProvIds=P14-',
    ),
    Canada: seenLast(
      'A corporation under Canada’s federal Act need not keep a contract to buy its shares that would breach its solvency tests; the investor then waits, behind creditors (Canada Business Corporations Act s.40, ss.34 to 36).',
      'https://laws-lois.justice.gc.ca/eng/acts/c-44/page-8.html',
    ),
  },
  'vesting-tax': {
    US: note(
      'The election must be filed no later than 30 days after the shares are transferred (IRC s.83(b)(2)), since July 2025 also online (Form 15620).',
      'https://www.mintz.com/insights-center/viewpoints/2906/2025-07-29-new-electronic-filing-option-section-83b-elections',
    ),
    UK: note(
      'Employee and employer make the election together, within 14 days of the acquisition (ITEPA 2003 s.431; HMRC manual ERSM30450).',
      'https://www.gov.uk/hmrc-internal-manuals/employment-related-securities/ersm30450',
      autumn2025,
    ),
  },
  'small-business-stock': {
    US: note(
      'Qualified small business stock (IRC s.1202) issued after 4 July 2025: 50, 75 or 100% relief after 3, 4 or 5 years, up to $15m or ten times the basis, company assets up to $75m; what is taxed is taxed at up to 28%.',
      'https://hunton.sitepilot11.firmseek.com/insights/legal/qsbs-benefits-expanded-by-one-big-beautiful-bill',
    ),
  },
  'investment-relief': {
    UK: note(
      `EIS from 6 April 2026: £10m a year (£20m for knowledge-intensive companies), £24m in a lifetime (£40m), assets up to £30m before and £35m after the issue (Finance Act 2026 s.14); not for specified Northern Ireland companies. ${eisPreference}.`,
      'https://crimeline.co.uk/legislationdisplay/?leg=ukpga%2F2026%2F11%2Fsection%2F14%2Fmade',
    ),
  },
  'founder-pre-emption': {
    France: note(
      'The French Galion form (edition of 2019–20) gives founders a pre-emption right of their own.',
      galion,
      autumn2025,
    ),
  },
  notarisation: {
    Germany: note(
      'A duty to transfer shares of a GmbH needs a notary (GmbHG s.15(4)), and so does taking over new ones (GmbHG s.55(1)).',
      'https://www.gesetze-im-internet.de/gmbhg/__15.html',
      autumn2025,
    ),
  },
  'german-option-plan': {
    Germany: note(
      'Income tax on shares given to staff can be deferred (EStG s.19a); that holds for real shares, not for virtual options, which are taxed as wages when they pay out.',
      'https://www.gesetze-im-internet.de/estg/__19a.html',
      autumn2025,
    ),
  },
  'french-option-plan': {
    France: note(
      'Only companies limited by shares, an SAS among them, can issue BSPCE (CGI art. 163 bis G; BOFiP BOI-RSA-ES-20-40).',
      'https://bofip.impots.gouv.fr/doctrine/pgp/13155-PGP%23Societes_etrangeres_318',
    ),
  },
} as const satisfies Readonly<Record<string, Partial<Record<LawPlace, LegalNote>>>>;

export type LegalTopic = keyof typeof legalNotes;
