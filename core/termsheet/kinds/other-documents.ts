import { anyOf } from '../reading/any-of.ts';
/** Documents that share words with term sheets, and how each gives itself away (R0.8). */
export interface OtherDocument {
  /** Fits "it seems to be …". */
  readonly name: string;
  /** The beginning of the document announces it. */
  readonly title?: RegExp;
  /** Signs in the body; each counts once. */
  readonly signs: readonly RegExp[];
  /** How many signs make it so where the title does not. */
  readonly enough: number;
  /** How many signs are needed beside the title. */
  readonly withTitle?: number;
  /** An offer can look the same: what it is depends on the terms in it. */
  readonly isDoubtful?: true;
  /** A debt: not meant where the money converts into shares. */
  readonly isDebt?: true;
  /** Words by which it offers after all. */
  readonly unless?: RegExp;
  /** A letter or mail: not meant where the offer itself stands in it, clause by clause. */
  readonly isMessage?: true;
}

export const otherDocuments: readonly OtherDocument[] = [
  {
    name: 'an invoice',
    title: /\b(?:invoice|rechnung|facture|credit note|receipt)\b/i,
    signs: [
      /\bbill(?:ed)? to\b/i,
      /payment terms|net \d{2}\b|due date|amount due|total due/i,
      /invoice (?:no|number|date|#)/i,
      /\bVAT\b|sales tax|subtotal/i,
      /bank details|sort code|IBAN/i,
    ],
    enough: 4,
    withTitle: 1,
  },
  {
    name: 'a non-disclosure agreement',
    title: /non-?disclosure agreement|confidentiality agreement|\bNDA\b|geheimhaltungsvereinbarung/i,
    signs: [
      /disclosing party/i,
      /receiving party|recipient/i,
      /confidential information/i,
      /return or destroy/i,
    ],
    enough: 3,
    withTitle: 1,
  },
  {
    name: 'an employment contract',
    title: anyOf(
      /(?:contract|agreement|offer|letter) of employment|employment (?:agreement|contract|offer)/i,
      /service agreement/i,
      /offer letter(?![\s\S]{0,200}\b(?:subscribed|investment|preference shares|preferred stock)\b)/i,
      /arbeitsvertrag|consultancy agreement/i,
      /\b(?:offer(?:ing)? (?:you|to you)|offer of|appoint(?:ing)? you(?: to)?|join us (?:as|in))\b[^.\n]{0,40}\b(?:position|role|post|job|internship)\b/i,
    ),
    signs: [
      /\b(?:salary|remuneration|base pay|wages)\b/i,
      anyOf(
        /notice period|period of notice|^notice:|trial period|probation|\bterminat\w+ (?:of )?(?:your|the) employment/im,
        /\byour employment (?:may|can|is|will)\b|\bat[- ]will\b|\bright to work\b|\bbackground checks?\b/im,
      ),
      anyOf(
        /annual leave|holiday entitlement|sick pay|paid time off|vacation days/im,
        /\b(?:days|weeks)(?: of)? (?:paid )?(?:annual )?(?:holidays?|leave|vacation)/im,
        /^(?:holidays?|annual leave|vacation):/im,
        /\bdays off\b|\b401\(k\)|\bmedical, dental\b/im,
      ),
      /\bemployee\b|employment (?:act|contracts act)/i,
      anyOf(
        /\bfirst (?:head|employee|engineer|hire)\b|\bstarting (?:on )?\d/im,
        /hours of work|working (?:hours|time)|place of work|job title|reporting to|^start date:|\bpayroll\b/im,
      ),
      /\b(?:bonus|pension|lunch|health ?care|benefits)\b[^.;\n]{0,60}\b(?:salary|scheme|plan|benefit|insurance|allowance)/i,
    ],
    enough: 4,
    withTitle: 2,
  },
  {
    name: 'a term sheet for a bond, structured note or other debt security, not for shares in a company',
    title: anyOf(
      /autocallable|structured (?:note|product)|barrier|certificates? linked|notes? linked/i,
      /bond(?:s)? (?:issue|offering)|zertifikat/i,
    ),
    signs: [
      /calculation agent|paying agent|dealer\b/i,
      /\bcoupon\b/i,
      /nominal amount|denomination|principal protected|capital at risk|face value/i,
      /\bISIN\b|observation date|valuation date|strike level|barrier|underlying/i,
      /issue price:? ?\d+(?:\.\d+)?\s?%|redemption date|at par\b/i,
      /senior unsecured|regulated market/i,
    ],
    enough: 3,
    withTitle: 2,
  },
  {
    name: 'a term sheet for a swap or other derivative',
    title: /\bswap\b|derivative|forward rate|\bISDA\b/i,
    signs: [
      /notional/i,
      /fixed rate payer|floating rate/i,
      /\bISDA\b/i,
      /business day convention|day count/i,
      /counterparty/i,
    ],
    enough: 3,
    withTitle: 2,
  },
  {
    name: 'a term sheet for a loan, not for an investment in shares',
    isDebt: true,
    title:
      /\b(?:facility|loan|credit agreement|mortgage|venture debt|revolving|lending|overdraft|darlehensvertrag)\b/i,
    signs: [
      /\bborrower\b/i,
      /\blenders?\b/i,
      /\b(?:SONIA|SOFR|LIBOR|EURIBOR|base rate)\b|margin of|interest margin/i,
      anyOf(
        /drawdown|utilisation|availability period|commitment fee|repayment (?:schedule|instal?ments)|amorti[sz]/i,
        /\bdr(?:aw|awn|awing) (?:it |this |the \w+ )?down\b|\bequal (?:monthly|quarterly)\b|\bmonthly (?:repay|instal)/i,
      ),
      /financial covenants|debt service|loan to value|LTV|events? of default/i,
      /debenture|\bfixed (?:and floating )?charge|floating charge|mortgage|guarantor/i,
    ],
    enough: 3,
    withTitle: 2,
  },
  {
    name: 'an offer to buy a whole company or business, not to invest in it',
    title: anyOf(
      /acquisition|letter of intent to (?:acquire|purchase)|purchase of (?:the )?(?:entire|all|100%)/i,
      /asset purchase|merger/i,
      /\boffer (?:for|to (?:buy|acquire|purchase)) (?:all|the (?:whole|entire))\b/i,
    ),
    signs: [
      /\b(?:buyer|purchaser|acquirer)\b/i,
      /\bsellers?\b|\bvendors?\b/i,
      anyOf(
        /entire (?:issued )?share capital|100% of the (?:issued |outstanding )*(?:shares|stock|equity|issued)/i,
        /substantially all of the assets of the (?:company|business|seller)/i,
        /\b(?:the whole|all) of the (?:[\d,.]+ )?(?:issued )?shares\b|\bfor all (?:the )?shares\b/i,
      ),
      anyOf(
        /earn-?out|purchase price adjustment|locked box|completion accounts/i,
        /working capital (?:target|adjustment|peg)|\bnormal(?:ised)? working capital\b/i,
        /\bcash[- ](?:free and )?debt[- ]free\b|\bcash-free\b/i,
      ),
      /target company|the target\b/i,
    ],
    enough: 4,
    withTitle: 3,
  },
  {
    name: 'a term sheet for a fund or partnership',
    title: /limited partnership|\bfund\b[^\n]{0,40}(?:terms|summary)|private placement memorandum/i,
    signs: [
      /general partner/i,
      /limited partners/i,
      /management fee/i,
      /carried interest|hurdle|preferred return/i,
      /capital commitments?|drawdowns/i,
    ],
    enough: 3,
    withTitle: 3,
  },
  {
    name: 'a term sheet for a property investment, not for shares in a company',
    title: anyOf(
      /real estate|\bpropert(?:y|ies)\b|\bsite\b|residential|apartments?|mixed-use/i,
      /development (?:project|of)|immobilien/i,
    ),
    signs: [
      /\b(?:apartments?|retail units?|square (?:feet|metres)|sq\.? ?(?:m|ft)|acres?|hectares?|riverside|freehold|leasehold)\b/i,
      /loan[- ]to[- ](?:cost|value)|gross asset value|net operating income|(?:exit|rental|net initial) yield/i,
      anyOf(
        /construction (?:cost|loan|debt|contract)|practical completion|planning (?:consent|permission)/i,
        /\bplanning:|building permit|vacant possession/i,
      ),
      /\bsponsor\b[^.]{0,400}\bpromote\b|development (?:fee|management)|asset management fee|\bpromote\b/i,
      /\b(?:tenants?|leasing|lettings?|rent(?:al income)?)\b/i,
    ],
    enough: 4,
    withTitle: 3,
  },
  {
    name: 'a term sheet for a licence, not for an investment in shares',
    title: /\blicen[cs](?:e|ing)\b/i,
    signs: [
      /\blicensor\b/i,
      /\blicensee\b/i,
      /\broyalt(?:y|ies)\b/i,
      /licensed (?:patents?|technology|rights|products?|marks?)|sublicen[cs]/i,
      /net sales|field of use|minimum royalt/i,
    ],
    enough: 3,
    withTitle: 2,
  },
  {
    name: 'an article about term sheets with an example, not an offer',
    title: anyOf(
      /^[ \t]*(?:author|tags|date published|published)[ \t]*:|\bauthor:|\b\d+[- ]min(?:ute)? read\b/im,
      /\bposted (?:on|by|in)\b|\bblog\b/im,
    ),
    signs: [
      anyOf(
        /\bnewsletter\b/i,
        /\b(?:part (?:one|two|three)|next (?:post|article|part)|comments? below|read more)\b/i,
        /\bsubscribe to (?:my|our|this)\b/i,
      ),
      anyOf(
        /\bin my (?:experience|view|opinion)\b|\b(?:here is|that is) why\b/i,
        /\bi (?:made up|look at|scroll|learned|wrote|have seen|usually|always|often|like to)\b/i,
      ),
      anyOf(
        /\bgeneral information\b|\bnot (?:constitute )?(?:legal|investment|financial) advice\b/i,
        /\bask your (?:own )?(?:lawyer|adviser|accountant)\b/i,
      ),
      anyOf(
        /\b(?:pretend|hypothetical|imaginary|fictional|made-up|worked) (?:company|example|deal|start-?up)/,
        /\bour example\b|\bsay [A-Z]\w+[^.]{0,40} is offered\b/,
      ),
      anyOf(
        /\blet['\u2019]?s\b|n['\u2019]t (?:it|you|they)\?/i,
        /\bwhen (?:founders|start-?ups|companies) (?:send|ask|get|receive)\b/i,
      ),
    ],
    enough: 3,
    withTitle: 2,
  },
  {
    name: 'a lease or property agreement',
    title: /\blease\b|tenancy|rental agreement|mietvertrag/i,
    signs: [/landlord|lessor/i, /tenant|lessee/i, /\brent\b/i, /premises|square (?:feet|metres)/i],
    enough: 3,
    withTitle: 2,
  },
  {
    name: 'a privacy policy or terms of service',
    title: /privacy policy|terms (?:of service|of use|and conditions)|cookie policy|datenschutz/i,
    signs: [
      /personal data|personal information/i,
      /cookies/i,
      /your account|our services|the service/i,
      /data subject|GDPR/i,
    ],
    enough: 3,
    withTitle: 1,
  },
  {
    name: 'a press release or news report',
    title: anyOf(
      /press release|for immediate release|announces?\b[^\n]{0,80}(?:funding|round|raise|investment)/i,
      /raises? [$\u00a3\u20ac]/i,
    ),
    signs: [
      /\b(?:today )?announced\b/i,
      /\bsaid [A-Z][a-z]+ [A-Z]|[",] (?:said|says|added)\b/,
      /media contact|press contact|about [A-Z]\w+\n/i,
      /led by [A-Z][^.]{3,60}(?:with participation|and )/,
      anyOf(
        /the (?:funding|round|investment) (?:will be used|brings|comes)/i,
        /bring(?:s|ing) (?:its )?total (?:funding|raised)/i,
      ),
    ],
    enough: 3,
    withTitle: 1,
  },
  {
    name: 'a business plan or pitch',
    title: /business plan|pitch deck|executive summary|investor (?:deck|presentation|memo)/i,
    signs: [
      /\b(?:TAM|total addressable market|market size|market opportunity)\b/i,
      /\bour (?:team|product|mission|vision|solution|traction)\b/i,
      /go-to-market|competit(?:ors|ive landscape)|business model|unit economics/i,
      /\bthe problem\b|the solution\b/i,
      /revenue (?:projections?|forecast)|financial projections/i,
    ],
    enough: 3,
    withTitle: 2,
  },
  {
    name: 'minutes or a resolution of a meeting',
    title: /minutes of|board minutes|written resolution|resolutions? of|protokoll/i,
    unless:
      /\boffers? to (?:subscribe|invest|lend|buy|put in)\b[^.;]{0,160}\bon the (?:following terms|terms (?:below|that follow|set out))/i,
    signs: [
      /\bit was resolved|resolved that|be it resolved/i,
      /present:|in attendance|apologies/i,
      /quorum/i,
      /the chair(?:man|person)? (?:noted|declared|opened)/i,
    ],
    enough: 3,
    withTitle: 1,
  },
];
