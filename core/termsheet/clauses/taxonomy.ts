/** The section of the report that a clause belongs to. */
export type ClauseGroup = 'economic' | 'governance' | 'founder';

/** The code of a clause, its name as a founder would look for it, and where it stands in the report. */
export interface ClauseHead {
  readonly id: string;
  readonly name: string;
  readonly group: ClauseGroup;
}

/** Every clause that is read, in the order of the report. The code is what an answer shows; code goes by the name. */
export const taxonomy = {
  valuation: { id: 'E01', name: 'Valuation', group: 'economic' },
  investmentAmount: { id: 'E02', name: 'Amount and tranches', group: 'economic' },
  liquidationMultiple: { id: 'E03', name: 'Liquidation preference', group: 'economic' },
  participation: { id: 'E04', name: 'Participation', group: 'economic' },
  seniority: { id: 'E05', name: 'Seniority', group: 'economic' },
  dividends: { id: 'E06', name: 'Dividends', group: 'economic' },
  antiDilution: { id: 'E07', name: 'Anti-dilution', group: 'economic' },
  optionPool: { id: 'E08', name: 'Option pool', group: 'economic' },
  redemption: { id: 'E09', name: 'Redemption and put rights', group: 'economic' },
  payToPlay: { id: 'E10', name: 'Pay-to-play', group: 'economic' },
  flotationConversion: { id: 'E11', name: 'Conversion on flotation', group: 'economic' },
  fees: { id: 'E12', name: 'Fees and expenses', group: 'economic' },
  convertible: { id: 'E13', name: 'Conversion terms', group: 'economic' },
  warrants: { id: 'E14', name: 'Warrants and fees paid in shares', group: 'economic' },
  board: { id: 'G01', name: 'Board of directors', group: 'governance' },
  protectiveProvisions: { id: 'G02', name: 'Investor consent and veto rights', group: 'governance' },
  dragAlong: { id: 'G03', name: 'Drag-along', group: 'governance' },
  proRata: { id: 'G04', name: 'Pro rata and pre-emption rights', group: 'governance' },
  transfer: { id: 'G05', name: 'Transfer of shares: first refusal and tag-along', group: 'governance' },
  information: { id: 'G06', name: 'Information rights', group: 'governance' },
  exclusivity: { id: 'G07', name: 'Exclusivity (no-shop)', group: 'governance' },
  registration: { id: 'G08', name: 'Registration rights', group: 'governance' },
  bindingTerms: { id: 'G09', name: 'Binding terms and governing law', group: 'governance' },
  conditions: { id: 'G10', name: 'Conditions for closing', group: 'governance' },
  purchaseOptions: { id: 'G11', name: 'Puts and calls on founders or the company', group: 'governance' },
  firstRefusalOnSale: { id: 'G12', name: 'First refusal on a sale of the company', group: 'governance' },
  commercialTies: { id: 'G13', name: 'Commercial ties to an investor', group: 'governance' },
  security: { id: 'G14', name: 'Security over assets or intellectual property', group: 'governance' },
  vesting: { id: 'F01', name: 'Founder vesting', group: 'founder' },
  acceleration: { id: 'F02', name: 'Acceleration of vesting', group: 'founder' },
  leaver: { id: 'F03', name: 'Good and bad leaver', group: 'founder' },
  nonCompete: { id: 'F04', name: 'Non-compete', group: 'founder' },
  founderWarranties: { id: 'F05', name: 'Founder warranties', group: 'founder' },
  service: { id: 'F06', name: 'Service and outside activities', group: 'founder' },
  lockUp: { id: 'F07', name: 'Lock-up of founder shares', group: 'founder' },
  intellectualProperty: { id: 'F08', name: 'Intellectual property of founders', group: 'founder' },
  guarantee: { id: 'F09', name: 'Personal guarantee and key person', group: 'founder' },
  recapitalisation: { id: 'F10', name: 'Recapitalisation of founders’ shares', group: 'founder' },
} as const satisfies Readonly<Record<string, ClauseHead>>;

/** Clause codes: economic terms E01 to E14, governance G01 to G14, founder restrictions F01 to F10. */
export type ClauseId = (typeof taxonomy)[keyof typeof taxonomy]['id'];
