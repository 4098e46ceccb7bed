import { describe, expect, it } from 'vitest';
import type { DocumentType, RiskRating } from '../analysis.ts';
import type { TermSheetFacts } from '../facts.ts';
import type { Clause } from './clause.ts';
import { antiDilution } from './economic/anti-dilution.ts';
import { convertible } from './economic/convertible.ts';
import { dividends } from './economic/dividends.ts';
import { fees } from './economic/fees.ts';
import { flotationConversion } from './economic/flotation-conversion.ts';
import { liquidationMultiple } from './economic/liquidation-multiple.ts';
import { optionPool } from './economic/option-pool.ts';
import { participation } from './economic/participation.ts';
import { redemption } from './economic/redemption.ts';
import { seniority } from './economic/seniority.ts';
import { valuation } from './economic/valuation.ts';
import { founderWarranties } from './founder/founder-warranties.ts';
import { leaver } from './founder/leaver.ts';
import { lockUp } from './founder/lock-up.ts';
import { nonCompete } from './founder/non-compete.ts';
import { vesting } from './founder/vesting.ts';
import { board } from './governance/board.ts';
import { dragAlong } from './governance/drag-along.ts';
import { exclusivity } from './governance/exclusivity.ts';
import { information } from './governance/information.ts';
import { proRata } from './governance/pro-rata.ts';
import { protectiveProvisions } from './governance/protective-provisions.ts';
import { transfer } from './governance/transfer.ts';
import { examineText } from './testing/examine-text.ts';

interface Case {
  readonly text: string;
  readonly clause: Clause;
  readonly facts?: Partial<TermSheetFacts>;
  readonly rating?: RiskRating;
  readonly documentType?: DocumentType;
}

const letter = (body: string): string => `Dear Ann and Tom,\n\n${body}`;

const cases: readonly Case[] = [
  {
    text: letter(
      'We put in £3 million. The company is worth £9 million before our cheque, so a quarter of the company is ours.',
    ),
    clause: valuation,
    facts: { preMoney: 9_000_000, investorStakePercent: 25 },
  },
  {
    text: letter(
      'If the company is sold. We receive four dollars for each dollar we have put in, before anybody else receives anything.',
    ),
    clause: liquidationMultiple,
    facts: { liquidationMultiple: 4 },
    rating: 'Red',
  },
  {
    text: letter(
      'When the company is sold. Our £1 million comes back to us first. Whatever remains is divided among all shareholders, ourselves included.',
    ),
    clause: participation,
    facts: { participation: 'full' },
  },
  {
    text: letter(
      'If it is sold. We get our money back, or our percentage if that is more. Not the two together.',
    ),
    clause: participation,
    facts: { participation: 'none' },
  },
  {
    text: letter('When the company is sold. We are repaid what we put in; the B shareholders come after us.'),
    clause: seniority,
    facts: { seniority: 'senior' },
  },
  {
    text: letter(
      'If a later round is cheaper. Our price is restated to the lowest price at which any share was issued.',
    ),
    clause: antiDilution,
    facts: { antiDilution: 'full-ratchet' },
    rating: 'Red',
  },
  {
    text: letter('Later issues below our price. Nothing is adjusted.'),
    clause: antiDilution,
    facts: { antiDilution: 'none' },
  },
  {
    text: letter(
      'Each pound we have put in earns nine percent a year, owed to us whether or not the company has profits.',
    ),
    clause: dividends,
    facts: { dividendPercent: 9, dividendCumulative: true },
    rating: 'Red',
  },
  {
    text: letter(
      'Shares set aside for future hires make up a tenth of the company after the deal and come out of your slice.',
    ),
    clause: optionPool,
    facts: { optionPoolPercent: 10, optionPoolBasis: 'pre-money' },
  },
  {
    text: letter(
      'From the fourth anniversary we may ask the company to buy us out at the higher of market value and cost.',
    ),
    clause: redemption,
    facts: { redemptionAfterYears: 4 },
    rating: 'Red',
  },
  {
    text: letter('We are not asking for the right to make you buy us out.'),
    clause: redemption,
    facts: { redemptionAfterYears: null },
    rating: 'Green',
  },
  {
    text: 'Going public: The stock turns into common by itself only in a flotation at seven times the price. No vote replaces it.',
    clause: flotationConversion,
    rating: 'Red',
  },
  {
    text: letter('Our lawyers. You pay their bill, closing or no closing.'),
    clause: fees,
    rating: 'Red',
  },
  {
    text: 'All costs of the Investor are borne by the Company, whether or not the round closes.',
    clause: fees,
    rating: 'Red',
  },
  {
    text: letter(
      'Round the table. Five directors. Three of them are our choice. Ann and Tom take the other two seats.',
    ),
    clause: board,
    facts: { board: { total: 5, founders: 2, investors: 3, independent: null } },
    rating: 'Red',
  },
  {
    text: letter('The board would be three: Ann, Tom, and Zoe from our side.'),
    clause: board,
    facts: { board: { total: 3, founders: 2, investors: 1, independent: null } },
    rating: 'Green',
  },
  {
    text: letter(
      'A board of four: two for the founders, two for us. In case of a tie the chair, whom we appoint, decides.',
    ),
    clause: board,
    facts: { board: { total: 4, founders: 2, investors: 2, independent: null } },
    rating: 'Red',
  },
  {
    text: letter(
      'Taking on anybody who earns more than £50,000, borrowing and issuing shares all need our yes.',
    ),
    clause: protectiveProvisions,
    facts: { protectiveProvisions: true },
    rating: 'Red',
  },
  {
    text: letter('If we find a buyer, we may require every other shareholder to sell on the same terms.'),
    clause: dragAlong,
    facts: { dragAlong: true },
    rating: 'Red',
  },
  {
    text: letter('Should either of you sell shares, we may put the same proportion of ours into the deal.'),
    clause: transfer,
    facts: { tagAlong: true },
  },
  {
    text: letter('We may take up to twice our share of the next round.'),
    clause: proRata,
    facts: { proRata: true },
    rating: 'Red',
  },
  { text: 'Investor rights: tag-along, pro rata, information.', clause: proRata, facts: { proRata: true } },
  {
    text: 'Investor rights: tag-along, pro rata, quarterly information.',
    clause: information,
    facts: { informationRights: true },
  },
  {
    text: letter('Reporting: your cash balance every Monday.'),
    clause: information,
    facts: { informationRights: true },
    rating: 'Red',
  },
  {
    text: letter('For seventy days after you sign you shop this to no one.'),
    clause: exclusivity,
    facts: { noShopDays: 70 },
    rating: 'Red',
  },
  {
    text: letter('If you end the talks without good reason, you bear our costs.'),
    clause: exclusivity,
    rating: 'Red',
  },
  {
    text: letter(
      'Earning your shares. You earn them over four years, and none of them counts until you have done a full year.',
    ),
    clause: vesting,
    facts: { vestingMonths: 48, cliffMonths: 12 },
  },
  {
    text: 'Founders: three-year vesting, monthly; bad leaver only for fraud; non-compete 12 months',
    clause: vesting,
    facts: { vestingMonths: 36 },
  },
  {
    text: letter(
      'If you walk away of your own accord you hand back everything you hold, for the penny a share you paid.',
    ),
    clause: leaver,
    facts: { badLeaverIncludesResignation: true },
    rating: 'Red',
  },
  {
    text: 'No founder will, for 30 months after leaving, take part in a business like the Company\u2019s.',
    clause: nonCompete,
    facts: { nonCompeteMonths: 30 },
    rating: 'Red',
  },
  {
    text: 'Restrictive covenants last for 12 months after employment ends.',
    clause: nonCompete,
    facts: { nonCompeteMonths: 12 },
  },
  {
    text: letter(
      'Each of you will, without limit in amount, stand behind the statements made about the company.',
    ),
    clause: founderWarranties,
    facts: { founderWarranties: 'uncapped' },
    rating: 'Red',
  },
  {
    text: 'Staying: Founders keep all of their shares for four years.',
    clause: lockUp,
    facts: { lockUpMonths: 48 },
    rating: 'Red',
  },
  {
    text: letter(
      'The money turns into shares in your next round, when we pay a fifth less for each share than they do, and never more than if the company had been worth £3,000,000. If there has been no such round within two years, it converts at cost.',
    ),
    clause: convertible,
    documentType: 'safe',
    facts: { safeDiscountPercent: 20, safeCap: 3_000_000, noteMaturityMonths: 24 },
  },
  {
    text: letter(
      'On any sale we take our money out once, then what’s left is shared with everybody as if we had converted.',
    ),
    clause: participation,
    facts: { participation: 'full' },
    rating: 'Red',
  },
  {
    text: 'Preference. In an exit the B shares first receive 1.5 times the amount paid for them. The remainder is distributed among all other shares.',
    clause: participation,
    facts: { participation: 'none' },
  },
  {
    text: 'Preference. The A shares receive the subscription price in priority to all other shares, and the balance is distributed among all shareholders pro rata.',
    clause: participation,
    facts: { participation: 'full' },
    rating: 'Red',
  },
  {
    text: letter('Our money earns 7% a year, which accrues and compounds until you sell.'),
    clause: dividends,
    facts: { dividendPercent: 7, dividendCumulative: true },
    rating: 'Red',
  },
  {
    text: letter(
      'Should you raise at a lower valuation, our price is cut to this lower price however small the raise.',
    ),
    clause: antiDilution,
    facts: { antiDilution: 'full-ratchet' },
    rating: 'Red',
  },
  {
    text: letter('We may ask for our money back after year three, with 8% a year on top.'),
    clause: redemption,
    facts: { redemptionAfterYears: 3 },
    rating: 'Red',
  },
  {
    text: letter(
      'You won’t take on debt, recruit anyone above $90k or change the plan without our blessing.',
    ),
    clause: protectiveProvisions,
    facts: { protectiveProvisions: true },
    rating: 'Red',
  },
  {
    text: letter('Your stock starts vesting again from scratch over four years with a one-year cliff.'),
    clause: vesting,
    facts: { vestingMonths: 48, cliffMonths: 12 },
    rating: 'Red',
  },
];

describe('terms that are described and not named', () => {
  it.each(cases)('$clause.id: $text', ({ text, clause, facts, rating, documentType }) => {
    const { reading, rating: given } = examineText(clause, text, {
      ...(documentType === undefined ? {} : { documentType }),
    });
    if (facts) expect(reading.facts).toMatchObject(facts);
    if (rating) expect(given).toBe(rating);
  });
});
