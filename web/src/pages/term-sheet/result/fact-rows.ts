import type { BoardFacts, TermSheetFacts } from '../../../../../core/termsheet/facts.ts';

type Facts = Partial<TermSheetFacts>;
type Unit = 'money' | 'percent' | 'times' | 'months' | 'days' | 'years' | 'word';
type PlainFact = Exclude<keyof TermSheetFacts, 'board' | 'currency'>;

/** What each fact is called and counted in, in the order of a term sheet. */
const factNames: Readonly<Record<PlainFact, readonly [name: string, unit: Unit]>> = {
  preMoney: ['Pre-money valuation', 'money'],
  postMoney: ['Post-money valuation', 'money'],
  amount: ['Amount invested', 'money'],
  pricePerShare: ['Price per share', 'money'],
  investorStakePercent: ['Investors’ stake', 'percent'],
  liquidationMultiple: ['Liquidation preference', 'times'],
  participation: ['Participation', 'word'],
  participationCap: ['Participation cap', 'times'],
  seniority: ['Seniority', 'word'],
  antiDilution: ['Anti-dilution', 'word'],
  dividendPercent: ['Dividend', 'percent'],
  dividendCumulative: ['Dividend cumulative', 'word'],
  redemptionAfterYears: ['Redemption after', 'years'],
  payToPlay: ['Pay to play', 'word'],
  optionPoolPercent: ['Option pool', 'percent'],
  optionPoolBasis: ['Option pool comes', 'word'],
  protectiveProvisions: ['Protective provisions', 'word'],
  dragAlong: ['Drag-along', 'word'],
  tagAlong: ['Tag-along', 'word'],
  proRata: ['Pro rata right', 'word'],
  informationRights: ['Information rights', 'word'],
  vestingMonths: ['Founder vesting', 'months'],
  cliffMonths: ['Vesting cliff', 'months'],
  acceleration: ['Acceleration', 'word'],
  badLeaverIncludesResignation: ['Resigning makes a bad leaver', 'word'],
  nonCompeteMonths: ['Non-compete', 'months'],
  founderWarranties: ['Founder warranties', 'word'],
  lockUpMonths: ['Lock-up', 'months'],
  noShopDays: ['Exclusivity', 'days'],
  breakFee: ['Break fee', 'word'],
  governingLaw: ['Governing law', 'word'],
  safeCap: ['Valuation cap', 'money'],
  safeDiscountPercent: ['Discount', 'percent'],
  noteInterestPercent: ['Interest', 'percent'],
  noteMaturityMonths: ['Maturity', 'months'],
};

/** One line of the list of facts. */
export interface FactRow {
  readonly name: string;
  readonly text: string;
}

/** The facts that the document states or leaves open; what it does not mention has no line. */
export function factRows(facts: Facts): readonly FactRow[] {
  const rows = Object.entries(factNames).flatMap(([key, [name, unit]]) => {
    const value = facts[key as PlainFact];
    return value === null || value === undefined
      ? []
      : [{ name, text: factText(value, unit, facts.currency) }];
  });
  const board = facts.board ? boardText(facts.board) : '';
  return board ? [...rows, { name: 'Board', text: board }] : rows;
}

function factText(value: number | string | boolean, unit: Unit, currency: unknown): string {
  if (value === 'unresolved') return 'left open';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value.replaceAll('-', ' ');
  const figure = value.toLocaleString('en-GB', { maximumFractionDigits: 4 });
  switch (unit) {
    case 'money':
      return typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? `${currency} ${figure}` : figure;
    case 'percent':
      return `${figure}%`;
    case 'times':
      return `${figure}×`;
    case 'word':
      return figure;
    default:
      return `${figure} ${value === 1 ? unit.slice(0, -1) : unit}`;
  }
}

function boardText(board: Partial<BoardFacts>): string {
  const seats = [
    ['founders', board.founders],
    ['investors', board.investors],
    ['independent', board.independent],
  ] as const;
  const known = seats
    .filter(([, count]) => typeof count === 'number')
    .map(([name, count]) => `${count} ${name}`);
  const total = typeof board.total === 'number' ? `${board.total} seats` : '';
  return [total, known.join(', ')].filter(Boolean).join(': ');
}
