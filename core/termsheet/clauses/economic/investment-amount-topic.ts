import { anyOf } from '../../reading/any-of.ts';
import { alsoDescribed } from '../../reading/described-topic.ts';
import { describedRound } from './described-economic-terms.ts';
import { investorPays } from './investor-pays.ts';

/** Titles that name the sum of the round, whole as they stand. */
export const amountTitle = anyOf(
  /^(?:what (?:we|they) (?:bring|put in|pay|invest|lend)|the money|(?:the |our )?(?:cheque|check)|how much.*)$/i,
  /^investitions(?:summe|betrag)(?: \/)?$/i,
  /^(?:total |aggregate |target |the |proposed |maximum |initial |new |seed |series [\w-]+ )*(?:amounts?|investments?(?: amounts?| sum| size)?|round(?: size)?|financing(?: amount| size| round)?|size of (?:the )?(?:round|offering|investment|financing)|(?:aggregate |gross )?proceeds|offering(?: size| amount)?|funding(?: amount| round)?|raise|amount (?:raised|to be raised|of (?:the )?(?:financing|investment|round|offering))|new money|gesamtvolumen|gesamtinvestment.*|subscription(?: amount| monies)?|purchase amount|(?:total |aggregate )?purchase price|consideration|principal(?: amount)?|loan(?: amount)?|capital (?:raise|raising)|fundrais(?:e|ing)|use of new money|investors? and (?:amounts?|investment)|investment by the investors?|total raise|raising|commitment|size|ticket|sums?|advance(?: subscription)?|operation|the (?:deal|operation)|money to be raised|capital increase|new capital|cash (?:injection|investment)|issue size|(?:size|amount) of (?:the )?(?:issue|offer|operation)|\u0441\u0443\u043c\u043c\u0430 \u0438\u043d\u0432\u0435\u0441\u0442\u0438\u0446\u0438\u0438|\u25a1?\u25a1?)(?: and (?:price|valuation|value))?(?: \(?(?:seed round|total|gbp|usd|eur)\)?)?$/i,
);
/** Words of a sentence that tells of money coming in. */
export const amountWords = anyOf(
  investorPays,
  /\b(?:buys?|purchases?|takes? up|loan of|injects?|commits?|invest(?:s|ing|ment)?|subscrib\w+|aggregate|total|rais\w+|financing|round|purchase amount|proceeds|principal amount|pays? the company)\b/i,
);
/** "£1m on £4m pre", "500k at a 3m valuation": the first sum is the money, the second what the company is worth. */
export const sumOnValuation =
  /\d\s?(?:[kmb]|bn|mn|million)? (?:on|at) (?:a |an )?[^.;]{0,3}\d[^.;]{0,12}\s(?:pre|post|valuation)\b/i;
/** Where the money of the round is told of. */
export const amountTopic = alsoDescribed(describedRound, {
  titles: anyOf(
    /^advance|\u0441\u0443\u043c\u043c\u0430|purchase price|consideration|size|money|amount|ticket/i,
    /\bsum\b|operation|capital increase|investment|financing|round|offering|proceeds|funding/i,
    /rais(?:e|ing)|commitment|subscription|principal|loan|commercial|key terms|tranche|closing/i,
    /milestone|overview|summary|terms$|gesamt|valuation|securit|investitions(?:summe|betrag)/i,
    /investors?(?: and (?:sums?|tickets?|commitments?))?$/i,
  ),
  words: anyOf(
    amountWords,
    sumOnValuation,
    /from (?:the )?investors|the "?(?:purchase|subscription|investment|loan) (?:amount|price)/i,
    /"(?:purchase|subscription|investment|loan|advance) (?:amount|sum)"/i,
    /in (?:exchange|consideration) (?:for|of) the payment by/i,
  ),
  except: anyOf(
    /use of (?:proceeds|funds)|mittelverwendung|liquidation|return of capital|preference|conversion/i,
    /redemption|registration|protective|covenants?$|consent|reserved|board|information|fees|costs/i,
    /expenses|warranties|no-?shop|exclusivity|anti-?dilution|price protection|pro[- ]?rata/i,
    /pre-?emption|option|esop|key terms of existing|equity financing|qualified|qualifying/i,
    /change of control|most favou?red|insurance|change in control/i,
  ),
});
