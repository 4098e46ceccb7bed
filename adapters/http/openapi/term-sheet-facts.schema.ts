import * as z from 'zod';
import { type TermSheetFacts, unresolved } from '../../../core/termsheet/facts.ts';

/** A fact is null where the document says nothing, "unresolved" where it does not settle the term. */
function fact<Value extends z.ZodType>(value: Value) {
  return z.union([value, z.literal(unresolved)]).nullable();
}

const number = fact(z.number());
const yesOrNo = fact(z.boolean());
const text = fact(z.string());

export const termSheetFactsSchema = z.object({
  currency: text,
  preMoney: number,
  postMoney: number,
  amount: number,
  pricePerShare: number,
  investorStakePercent: number,
  liquidationMultiple: number,
  participation: fact(z.enum(['none', 'capped', 'full'])),
  participationCap: number,
  seniority: fact(z.enum(['pari-passu', 'senior', 'junior'])),
  antiDilution: fact(z.enum(['none', 'broad-based', 'narrow-based', 'weighted-average', 'full-ratchet'])),
  dividendPercent: number,
  dividendCumulative: yesOrNo,
  redemptionAfterYears: number,
  payToPlay: yesOrNo,
  optionPoolPercent: number,
  optionPoolBasis: fact(z.enum(['pre-money', 'post-money'])),
  board: z.object({ total: number, founders: number, investors: number, independent: number }),
  protectiveProvisions: yesOrNo,
  dragAlong: yesOrNo,
  tagAlong: yesOrNo,
  proRata: yesOrNo,
  informationRights: yesOrNo,
  vestingMonths: number,
  cliffMonths: number,
  acceleration: fact(z.enum(['none', 'single', 'double'])),
  badLeaverIncludesResignation: yesOrNo,
  nonCompeteMonths: number,
  founderWarranties: fact(z.enum(['none', 'capped', 'uncapped'])),
  lockUpMonths: number,
  noShopDays: number,
  breakFee: yesOrNo,
  governingLaw: text,
  safeCap: number,
  safeDiscountPercent: number,
  noteInterestPercent: number,
  noteMaturityMonths: number,
}) satisfies z.ZodType<TermSheetFacts>;
