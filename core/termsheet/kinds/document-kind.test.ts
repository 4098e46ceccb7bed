import { describe, expect, it } from 'vitest';
import { readPlainText } from '../document/plain-text-document.ts';
import { createReading } from '../reading/reading.ts';
import { documentKind } from './document-kind.ts';

const kindOf = (text: string) => documentKind(createReading(readPlainText(text)));

describe('a term sheet in due form', () => {
  const terms = [
    'Valuation: $4,000,000 pre-money',
    'Liquidation preference: 1x non-participating',
    'Board: three seats',
    ...Array.from({ length: 9 }, (_, at) => `Point ${at + 1}: as agreed between us`),
  ];
  const sheet = (title: string, set: readonly string[], closing: string) =>
    kindOf([title, 'Investors: Ada Fund LLP will invest $1,000,000', ...set, closing].join('\n\n')).isFormal;

  it('has a title, a party, words of an offer and a dozen terms set out', () => {
    expect(sheet('Term Sheet of Acme Inc.', terms, 'Not binding.')).toBe(true);
    expect(sheet('Notes of Acme Inc.', terms, 'Not binding.')).toBeUndefined();
    expect(sheet('Term Sheet of Acme Inc.', terms.slice(0, 5), 'Not binding.')).toBeUndefined();
  });
});

describe('a text that is named after an agreement', () => {
  const terms =
    'Company: Acme Ltd\n\nAmount raised: $7M\nPre-money valuation: $18M\nDividends: 8%\nBoard: 5 members';

  it('is an offer where it only sums up the deal', () => {
    expect(kindOf(`Series A Preferred Stock Purchase Agreement\n\n${terms}`).type).toBe('priced-equity');
  });

  it.each(['This Agreement is made between the parties below.', 'The parties hereby agree as follows.'])(
    'is that agreement where it speaks as one: %s',
    (operative) => {
      const kind = kindOf(`Series A Preferred Stock Purchase Agreement\n\n${operative}\n\n${terms}`);
      expect(kind).toMatchObject({ type: 'not-a-term-sheet', isCertain: true, isAgreement: true });
    },
  );
});

describe('look-alikes give themselves away', () => {
  it.each([
    [
      'curriculum vitae',
      'Vera Long\nPartner, Ridge Ventures\nEXPERIENCE\nInvestment Partner (2018-present)\n- Sourced and led 14 seed and Series A investments\n- Negotiated term sheets\n- Hold 6 board seats',
    ],
    [
      'guide',
      'Six questions about term sheets\nIs it binding?\nMostly not, apart from exclusivity.\nWhat is a 1x liquidation preference?\nThe investor is paid first: $5,000,000 on a pre-money valuation of $15,000,000.\nHow large is the option pool?\nTen per cent.\nWho pays the lawyers?\nThe company will pay.',
    ],
    [
      'update to investors',
      'Note to investors, first quarter\nThe seed closed: $3m of Series Seed Preferred at $9m pre-money, with pro rata taken up.\nMRR $61k, runway 20 months.\nTwo engineers joined.\nAsks: introductions.\nNext note in July.',
    ],
    [
      'property',
      'TERM SHEET\nEquity in Quay House, a residential development\nSponsor: A Ltd\nInvestor: B Fund\nStructure: joint venture, Investor 80%\nPreferred return: 8% cumulative\nDevelopment fee: 3% of construction cost\nSenior debt: 60% loan to cost\nPlanning: subject to planning consent\nLeasing: to tenants of good standing\nExclusivity: 60 days\nThe Investor shall be entitled to appoint one board member.',
    ],
    [
      'employment',
      'Dear Ana,\nWe are pleased to offer you the position of Head of Sales, reporting to the CEO.\nStart date: 1 May\nBase salary: EUR 80,000\nHoliday: 28 days\nStock options: 10,000 options at our Series A price per share, vesting over 48 months; investors paid EUR 4 a preferred share.\nNotice: three months',
    ],
    [
      'licence',
      'Term sheet: exclusive licence and equity\nLicensor: University of X\nLicensee: Spinout Ltd\nRoyalty: 3% of net sales\nEquity: 5% of the fully diluted shares, anti-dilution until the first investment of £1m, pre-emption rights\nSublicensing income: 20%',
    ],
    [
      'article',
      '---\nauthor: P. Vance\n---\n# The term sheet, line by line\nIn my experience founders read the valuation first. Say Loom Ltd is offered the following: pre-money valuation £8,000,000, 2x participating liquidation preference, exclusivity of 60 days. Let’s take it apart. Subscribe to my newsletter. This is not legal advice. The investors will receive preferred shares.',
    ],
    [
      'capitalisation table',
      'Cap table after Series A\nHolder;Class;Shares;%;Invested\nA;Common;10.000;50,00;10\nInvestor B;Series A Preferred;10.000;50,00;1.000.000\nTotal;;20.000;100,00;\nPre-money valuation;1.000.000',
    ],
    [
      'share purchase',
      'SHARE PURCHASE AGREEMENT\nbetween A Ltd as Purchaser and B as Seller\nIt is agreed: the purchaser shall buy 1,000 ordinary shares at a price per share of £12; liquidation preference as in the articles.',
    ],
    [
      'warrant',
      'WARRANT INSTRUMENT\nKite Robotics Ltd (the "Company") constitutes warrants to subscribe for 10,000 Series A preferred shares at a subscription price of £4.10. The warrantholder may exercise until 2032. Anti-dilution adjustments apply on a broad-based weighted average basis. This deed is governed by English law. Executed as a deed.',
    ],
    [
      'grant',
      'GRANT OFFER LETTER\nInnovation agency offers Kite Robotics Ltd a grant of £250,000 towards eligible project costs. No equity is taken. The Company must match the grant with £250,000 of private investment from its investors, evidenced by a signed term sheet with a pre-money valuation. Claims quarterly. Exclusivity of results is not required.',
    ],
    [
      'message',
      'Hi Sam,\nthanks for the call. The investor sounded keen; they talked about 1x non-participating, a board seat and maybe £6m pre-money but nothing is on paper yet. Let’s wait for their term sheet. Can you update the cap table and the option pool? Lunch on Friday?\nBest, Jo',
    ],
    [
      'crowdfunding',
      'Invest in Kite - 214 investors so far\nTarget £500,000, pre-money valuation £4,000,000, share price £1.20, A ordinary shares with pre-emption rights. EIS eligible. Days left: 12. Ask a question in the discussion. Rewards: a free kite for £500. Capital at risk. Approved as a financial promotion.',
    ],
    [
      'option instrument',
      'NOTICE OF OPTION GRANT\nKite Ltd grants you options over 5,000 ordinary shares under its EMI option scheme. Exercise price £0.40. Vesting: 25% after twelve months, the rest monthly over 36 months. Options accelerate on a change of control. Good leaver and bad leaver rules apply. Fully diluted share capital after Series A: 1,000,000.',
    ],
    [
      'joint venture',
      'HEADS OF TERMS: joint venture\nBetween Alder Ltd and Birch GmbH. The parties will form a 50/50 company to build charging parks. Each contributes EUR 3m. Board of four, two each. Reserved matters need both. Deadlock: Russian roulette. Transfers: right of first refusal, tag-along. Alder supplies hardware under a supply agreement; Birch provides sites. Exclusivity 90 days. Non-binding.',
    ],
    [
      'list of documents',
      'DUE DILIGENCE REQUEST LIST - Series A investment in Kite Ltd\n1. Constitutional documents. 2. Cap table, option pool and vesting schedules. 3. Existing SAFEs, convertible notes and their caps. 4. Shareholders’ agreement incl. drag-along, liquidation preference and anti-dilution. 5. Board minutes for three years. 6. IP assignments. Please upload to the data room by Friday.',
    ],
    [
      'minutes',
      'MINUTES of a meeting of the board of Kite Ltd\nPresent: A. Reed (chair), B. Sloan. In attendance: C. Hart. It was noted that the term sheet from Rook Ventures (pre-money valuation £8m, 1x liquidation preference, option pool of 10%) had been received. It was resolved that the directors sign the term sheet and grant exclusivity of 30 days. Quorum was present.',
    ],
    [
      'buy a whole company',
      'Non-binding indicative offer for Kite Ltd\nBuyer: Gale Industries plc. We propose to acquire the entire issued share capital of the Target from the sellers for GBP 24m on a cash-free, debt-free basis; locked box; earn-out of GBP 4m; exclusivity of six weeks; founders to sign service agreements and a non-compete; preference shareholders to be paid their liquidation preference out of the price.',
    ],
    [
      'fund',
      'AMENDED AND RESTATED LIMITED PARTNERSHIP AGREEMENT\nof Rook Ventures III LP. The general partner shall manage the fund. Capital commitments are drawn down on ten business days’ notice. Distributions: return of contributions, preferred return of 8%, catch-up, 20% carried interest to the general partner. Key person event. The management fee is 2%. Advisory committee.',
    ],
    [
      'bond',
      'Kite plc 4.5% Senior Unsecured Convertible Bonds due 2030\nIssue size EUR 150,000,000. Denomination EUR 100,000. Coupon 4.5% payable semi-annually. Conversion premium 30% over the reference share price. Calculation agent, paying agent and trustee. Listing: regulated market. Redemption at par. ISIN XS0000000000. Negative pledge. Dividend protection and anti-dilution per market practice.',
    ],
    [
      'press release',
      'Kite raises £3m Series A led by Rook Ventures\nLONDON, 3 June. Warehouse robotics start-up Kite today announced a £3m Series A round led by Rook Ventures with participation from Blue Fund. The round values the company at £12m post-money. "We are thrilled," said Ana Reis, chief executive. The funding will be used for hiring. About Kite: founded 2021. Press contact: ...',
    ],
    [
      'loan',
      'TERM SHEET\nLender: Kestrel Lending. Borrower: Kite Ltd. Facility: GBP 2m term loan. Drawdown in two tranches. Interest 12%. Repayment schedule 36 months, amortising. Security: debenture. Warrants over Series A preferred shares worth 8%. Financial covenants. Events of default. Arrangement fee 1.5%. Board observer. The lender may invest in the next equity round.',
    ],
    [
      'pitch',
      'KITE ROBOTICS - INVESTOR PRESENTATION\nThe problem: warehouses lack hands. Our solution: flying pickers. Market size EUR 4bn. Our team: two PhDs. Traction: 3 pilots. Raising EUR 2m at EUR 8m pre-money valuation, Series Seed preferred shares. Use of funds: 60% product. Revenue forecast 2027: EUR 5m. Competitors: none.',
    ],
    [
      'founders',
      'FOUNDERS’ AGREEMENT\nMade between Ana Reis and Tom Falk, who will found Kite Ltd. Shares 60/40. Each founder’s shares vest over four years with a one-year cliff. A founder who leaves sells unvested shares at nominal value. Decisions need both. Non-compete of 12 months. If we raise investment from investors, both sign the investors’ term sheet. Intellectual property belongs to the company.',
    ],
    [
      'guide',
      'Venture finance, week 4: reading a term sheet\nIn this lesson you will learn what a liquidation preference is and how participation works. Suppose an investor puts in $2m at $8m pre-money. Exercise 1: compute the payout at $15m under 1x non-participating and under 2x participating. Exercise 2: what does full ratchet anti-dilution mean for the founders? Discuss the option pool shuffle.',
    ],
  ])('%s', (word, text) => {
    const kind = kindOf(text);
    expect(kind.type).toBe('not-a-term-sheet');
    expect(kind.seemsToBe).toContain(word);
  });
});

describe('an offer keeps its kind', () => {
  it.each([
    [
      'for a company that licenses software to landlords',
      'TERM SHEET\nSeries A investment in Letfold Ltd\nThe Company licenses software to landlords; tenants pay rent through it.\nInvestor: Rook Ventures LLP will invest £2m\nPre-money valuation: £8m\nLiquidation preference: 1x non-participating\nBoard: two founders, one investor\nVesting: four years\nNon-binding.',
    ],
    [
      'from an author who signs it',
      'Term sheet for the seed round of Kite ApS\nAuthor: legal team\nThe Investors will subscribe for Series Seed preferred shares at a pre-money valuation of EUR 4m. Liquidation preference 1x. Board of three. Not legally binding.',
    ],
  ])('%s', (_, text) => {
    expect(kindOf(text).type).toBe('priced-equity');
  });
});
