interface TitledText {
  readonly title: string;
  readonly text: string;
}

/** "What is a term sheet": the six matters that every one of them settles. */
export const termSheetMatters: readonly TitledText[] = [
  {
    title: 'Valuation and investment amount',
    text: 'What the company is said to be worth before the money comes in, how much comes in, and so what share of the company it buys.',
  },
  {
    title: 'Liquidation preferences',
    text: 'Who is paid first when the company is sold, how much, and whether the investor then also shares in the rest.',
  },
  {
    title: 'Anti-dilution',
    text: 'What happens to the investor’s price if shares are later sold for less, and who bears the difference.',
  },
  {
    title: 'Board structure and voting rights',
    text: 'Who sits on the board, who appoints them, and which decisions need the investor’s consent.',
  },
  {
    title: 'Vesting',
    text: 'Over what time founders earn the shares they already hold, and what they keep when they leave.',
  },
  {
    title: 'Exit and redemption rights',
    text: 'Who can force a sale, join one, or ask for the money back after some years.',
  },
];

export const benefits: readonly TitledText[] = [
  {
    title: 'Quotes, not guesses',
    text: 'Each finding shows the words of your document that it rests on. A quote that is not in the text is never shown as fact.',
  },
  {
    title: 'Checked against your law',
    text: 'The same clause means different things in Delaware, London and Berlin. You choose which one counts.',
  },
  {
    title: 'Money, worked out',
    text: 'Preferences, participation and caps are turned into what founders receive at several sale prices.',
  },
  {
    title: 'Ready for your lawyer',
    text: 'A report with risks and recommendations, so that paid hours go into the points that matter.',
  },
];

export const howTo: readonly TitledText[] = [
  { title: 'Paste or upload', text: 'Give the text, or a PDF, Word or text file.' },
  {
    title: 'Choose the law',
    text: 'United States, United Kingdom or European Union, and how much detail you want.',
  },
  {
    title: 'Read the answer',
    text: 'The overall rating first, then each clause with its risk and its quote.',
  },
  {
    title: 'Take it further',
    text: 'Print or save the report, and discuss it with your lawyer and your co-founders.',
  },
];

export const keyClauses: readonly TitledText[] = [
  {
    title: 'Liquidation preference',
    text: 'One times the investment, non-participating, is the usual middle ground: the investor takes either the money back or the share of the sale, whichever is more. Multiples above one, or participation without a cap, move money from founders to investors at every ordinary exit.',
  },
  {
    title: 'Anti-dilution',
    text: 'A broad-based weighted average shares the pain of a down round by its size. A full ratchet puts all of it on the founders, however few shares are sold at the lower price.',
  },
  {
    title: 'Vesting',
    text: 'Typically four years with a one-year cliff. Ask for credit for the time already worked, and look closely at what makes a leaver “bad” and whether a sale speeds the vesting up.',
  },
  {
    title: 'Board and voting rights',
    text: 'After a first round founders usually keep at least half of the board. Read the list of decisions that need consent: a long one can govern the company without a single seat.',
  },
];
