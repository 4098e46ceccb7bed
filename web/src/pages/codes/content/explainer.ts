interface TitledText {
  readonly title: string;
  readonly text: string;
}

export const reasons: readonly TitledText[] = [
  {
    title: 'Registering and filing',
    text: 'Registers, tax forms and annual filings ask what a business does, as a code.',
  },
  {
    title: 'Winning public contracts',
    text: 'Buyers publish by CPV code. Alerts on the right codes bring the right notices to you.',
  },
  {
    title: 'Insurance and credit',
    text: 'Insurers and lenders judge risk by trade. A wrong code can cost money every year.',
  },
  {
    title: 'Knowing the market',
    text: 'Official statistics are counted by code: how many firms like yours, where, and how large.',
  },
];

export const howTo: readonly TitledText[] = [
  {
    title: 'Describe the main activity',
    text: 'The one that brings in most of the income, in a sentence or two of plain words.',
  },
  {
    title: 'Or start from a code',
    text: 'Have a code in one system and need the others? Choose its type and enter the number.',
  },
  {
    title: 'Compare the titles',
    text: 'Read the path above each code: it shows which branch of the table it belongs to.',
  },
  {
    title: 'Copy what fits',
    text: 'Use the copy button, and keep the reasoning for the person who asks why.',
  },
];

export const howItWorks: readonly TitledText[] = [
  {
    title: 'We read your words',
    text: 'Everyday words are matched with the official titles and thousands of index terms.',
  },
  {
    title: 'We compare the systems',
    text: 'Official concordances link the four tables, so that the suggestions agree with one another.',
  },
  {
    title: 'You see why',
    text: 'Each suggestion shows the terms that led to it and its place in the table.',
  },
];
