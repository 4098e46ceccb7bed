import { anyOf } from '../reading/any-of.ts';
/** The beginning of the document calls it a proposal of terms. */
export const proposalTitle = anyOf(
  /\bproposal (?:of|by|from) \p{Lu}|\bterms? proposal\b/iu,
  /\boutline of (?:the |a |our )?(?:proposed )?(?:investment|terms|offer)/iu,
  /\bwhat (?:we|i) (?:can|could|would(?: like to)?) (?:offer|propose)\b/iu,
  /\bwhat we are (?:offering|proposing)\b|\bterms on which we (?:would|will|propose)/iu,
  /term ?sheets?\b|heads of (?:terms|agreement)/iu,
  /summary of (?:the )?(?:proposed |principal |key |main )*terms/iu,
  /memorandum of (?:terms|understanding)/iu,
  /terms? (?:of|for) (?:the |a |an )?(?:proposed |private |seed |series |equity |investment|offer)/iu,
  /(?:investment|financing|funding|indicative|key|principal|proposed|offer) (?:terms|proposal|offer)/iu,
  /letter of intent|\bLOI\b|offer letter|indicative offer|\bSAFE\b|advance subscription/iu,
  /convertible (?:promissory )?(?:note|loan)|simple agreement for future equity|beteiligungsangebot/iu,
  /lettre d['\u2019]intention/iu,
);

/** Words of somebody who proposes a deal. */
export const offerWords: readonly RegExp[] = [
  anyOf(
    /\bbinds? (?:no one|nobody|neither|nothing)\b/i,
    /\b(?:just|only) an? (?:e-?mail|letter|note|message), (?:and )?not a contract\b/i,
    /\b(?:all|only|everything) (?:that|which) (?:is|are|will be) binding\b/i,
    /\bonly\b[^.]{0,80}\b(?:binds?|binding|promises?)\b|\bnone of this is binding\b/i,
    /\beverything else is not\b|\b(?:others|rest) (?:are|is|express) (?:expressions of )?intent\w*/i,
    /non-?binding|not (?:be )?(?:legally )?binding|nothing (?:here|else|in this)[^.]{0,20}\bbinds?\b/i,
    /subject to contract|nicht bindend|binding obligation/i,
  ),
  anyOf(
    /\b(?:proposes?|intends?|agrees?|wishes|pleased|offers?|commits?|will|shall|would|to) (?:to )?(?:invest|subscribe|purchase|lead|provide)\b/i,
    /subscribes? (?:for )?[\u00a3$\u20ac\d]|invests?\b[^.]{0,40}[\u00a3$\u20ac]|pays? the company/i,
    /\bwe (?:would )?(?:invest|subscribe|put in)\b|\bour (?:investment|money|offer)\b/i,
  ),
  anyOf(
    /\b(?:here(?:'s| is)|this is|below is|set out) (?:the|our|an) (?:offer|proposal)\b/i,
    /\b(?:our|the|this) (?:offer|proposal)(?:'s| is| will be| remains)? (?:good|open|valid|lapses|expires)/i,
    /\bwe(?:'d| would| should| shall|'ll| will| are prepared to| are happy to) (?:be (?:happy|glad|pleased) to |like to |love to |want to )?(?:invest|subscribe|put in|lead|back|take|do this|partner)\b/i,
  ),
  anyOf(
    /\b(?:we|they) (?:would |will |shall |'ll |'d )?(?:put in|buy|pay|send|lend|bring|invest)\b[^.;]{0,40}(?:[\u00a3$\u20ac]\s?\d|\b[A-Z]{3} \d|\b(?:thousand|million)\b)/i,
    /\bthis is how\b[^.;]{0,60}\bwould (?:like to )?(?:back|invest|fund)/i,
    /\b(?:put(?:ting)?|set(?:ting)?) (?:the following|this|these terms) to you\b/i,
    /\b(?:is|are) prepared to (?:do|invest|fund|put)\b|\bas our offer\b/i,
  ),
  anyOf(
    /\b(?:just )?(?:reply|countersign|sign)\b[^.;]{0,40}\b(?:yes|back|below|copy|accept)/i,
    /\bif you (?:are happy|agree|accept)\b/i,
  ),
  anyOf(
    /\bproposed (?:investment|financing|transaction|round|terms)|principal terms/i,
    /terms (?:of|for) (?:the|a|an) (?:proposed )?(?:investment|financing|offering)/i,
    /the (?:investment|financing|round)\b/i,
  ),
  /\b(?:shall|will) (?:be )?(?:entitled|have the right|receive|appoint|consist|convert|pay|vest)/i,
  anyOf(
    /definitive (?:agreements?|documents?|documentation)|long[- ]form (?:documents|agreements)/i,
    /conditions (?:precedent|to closing)|closing (?:date|conditions)|\bcompletion\b/i,
  ),
  anyOf(
    /(?:signed|accepted|acknowledged|agreed)(?: and agreed)? (?:for|by|on behalf)|signature/i,
    /by:\s?[_\u25a1]|name:\s?[_\u25a1]/i,
  ),
];

/** A party that somebody could sign for. */
export const namedParty = anyOf(
  /\b(?:Inc\b|Ltd\b|Limited\b|LLC\b|LLP\b|plc\b|GmbH\b|UG\b|AG\b|SAS\b|S\.A\.S|SARL\b|B\.?V\.?\b|N\.V\.|AB\b|ApS\b|A\/S\b|Oy\b|AS\b|O\u00dc\b|Pty\b|Pvt\b|Corp\b|S\.L\.|S\.r\.l|S\.p\.A|DAC\b|Lda\b)/,
  /\((?:the |each,? an? )?"(?:Company|Issuer|Investors?|Purchasers?)"\)|"Company"/,
);

/** Families of words of which a financing offer has at least two. */
export const financingFamilies: readonly RegExp[] = [
  anyOf(
    /\b(?:we|they) (?:would |will |'ll |'d )?(?:put in|invest|buy|pay|subscribe)\b[^.;]{0,60}\b(?:shares|stock)\b/i,
    /\binvestors?\b|purchasers?\b|\bsubscribed (?:for|as)\b|subscribers?\b/i,
    /holders? of (?:the )?series|venture|angels?\b|fund\b|investor/i,
  ),
  anyOf(
    /\bvalue (?:of )?the (?:whole )?company\b|\b(?:company|today's) (?:value|valuation)\b/i,
    /\bcompany (?:is|counts as|was|were|had been)? ?(?:taken to be )?(?:worth|valued)\b/i,
    /\bbefore (?:our|the|their) (?:new )?(?:money|payment|investment|cash)\b/i,
    /\bvalue of (?:EUR|GBP|USD|CHF|[\u00a3$\u20ac])|pre-?money|post-?money|before the money|valuation/i,
    /\d\s?(?:m|mm|k|million)? (?:pre|post)\b|\bworth [\u00a3$\u20ac]|valued at|price per share/i,
    /bewertung|purchase price|issue price|subscription price/i,
  ),
  anyOf(
    /\b(?:preferred|preference) (?:stock|shares?)|ordinary shares|series (?:seed|pre-?seed|[a-e])\b/i,
    /common (?:stock|shares)|equity shares|CCPS/i,
    /(?:new|separate|another) class of (?:[\w-]+ ){0,2}shares|vorzugsanteile|gesch\u00e4ftsanteile/i,
    /\bA shares?\b/i,
  ),
  anyOf(
    /\bturns? into (?:\w+ ){0,3}(?:shares|stock)\b|\bbecomes? (?:shares|stock)\b/i,
    /\bconverts?\b[^.;]{0,60}\b(?:price|shares|stock)\b|valuation cap|conversion discount|\bSAFE\b/i,
    /convertible (?:note|loan|promissory)|qualified financing|next equity financing/i,
    /advance subscription|wandeldarlehen|future equity/i,
  ),
  anyOf(
    /\bearns? (?:his|her|your|their) shares\b/i,
    /\b(?:company|it) is sold\b[^.;]{0,100}\b(?:first|back|before)\b/i,
    /\brequire\b[^.;]{0,40}\b(?:share|stock)holders? to sell\b|\bmust sell as well\b/i,
    /liquidation preference|anti-?dilution|drag-?along|protective provisions|investor consent/i,
    /reserved matters|pro-?rata|pre-?emption|vesting|no-?shop|exclusivity|leaver/i,
    /\bfounders?\b[^.;]{0,60}\b(?:leaves?|resigns?)\b[^.;]{0,80}\bshares|double[- ]dip/i,
  ),
];

const sum =
  '(?:[\\u00a3$\\u20ac]\\s?\\d|\\b(?:EUR|GBP|USD|CHF|SEK|DKK|NOK|PLN)\\s?\\d|\\d\\s?(?:million|m)\\b|\\b(?:hundred thousand|thousand|million|lakh|crore)\\b)';
const contributes =
  "(?:we|they|I)(?:'ll|'d)? (?:would |will |shall |can )?(?:be willing to |like to |want to )?(?:buy|contribute|put in|invest|pay|lend|send|subscribe|bring)";
/** "for a tenth of the company", "for 12% of the business": a price, without a valuation. */
const shareOfTheCompany =
  '\\bfor (?:an? |one |\\d{1,2}(?:\\.\\d+)?\\s?)(?:quarter|third|half|fifth|sixth|seventh|eighth|ninth|tenth|twentieth|per ?cent|%) (?:share )?(?:of|in) (?:the|your) (?:company|business|firm)\\b';

/** The same families in the words of people who do not use the trade's: who pays, what it is worth, for which shares. */
export const describedFamilies: readonly RegExp[] = [
  new RegExp(
    `\\b${contributes}\\b[^.;]{0,50}${sum}|${sum}[^.;]{0,20}\\bfrom (?:us|the (?:two|three|four) of us)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:worth|valued|puts? (?:the company )?at|put at)\\b[^.;]{0,30}${sum}|${sum} (?:before|beforehand)\\b[^.;]{0,30}|${shareOfTheCompany}`,
    'i',
  ),
  /\b(?:our|new|preferred) (?:shares|stock)\b|\b(?:for|as|into) (?:new )?shares\b|\bbecomes? shares\b/i,
  /\bloan (?:that|which) becomes\b|\bbecomes? shares at\b/i,
];

/** Somebody pays a sum for shares, in the first person: an offer, whatever it is called. */
export const firstPersonOffer = new RegExp(
  [
    `\\b${contributes}\\b[^.;]{0,50}${sum}(?:[^.;]|\\.\\d){0,60}(?:\\b(?:shares|stock)\\b|${shareOfTheCompany})`,
    '\\bmake you the following offer\\b',
    `${sum}(?:[^.;]|\\.\\d){0,40}\\bas a loan that becomes shares\\b`,
  ].join('|'),
  'i',
);

/** Words of somebody who explains rather than offers. */
export const explainingWords =
  /\b(?:this (?:guide|article|note|post|chapter|handbook|manual|glossary|template guide)|(?:guide|introduction|primer|handbook|glossary|lesson|course|faq) (?:to|for|on)|explain(?:s|ed)|explained|typically|usually|often|generally|commonly|in practice|most (?:investors|founders|deals|term sheets)|many (?:investors|founders)|founders? (?:should|must|need|often)|you (?:should|can|need|may|will want|might)|for example|imagine|suppose|let'?s|we (?:recommend|explain|cover)|what (?:is|are|does) |how (?:does|do|to) |means that|refers to|is called|is known as|key takeaway|lessons?\b|i learned|here is what|newsletter|my (?:first|own) |when we raised|best practice|watch out|red flag|take advice|learn|understand(?:ing)?|negotiat(?:e|ing)|ordinary|dangerous)\b/gi;
