import type { AnswerSystem, CodeSystem, CodeType } from '../../../../../core/codes/classification.ts';

export interface CodeSystemText {
  readonly system: CodeSystem;
  readonly type: CodeType;
  readonly name: string;
  readonly scope: string;
  readonly text: string;
}

/** The four systems, in the order of the results. */
export const codeSystemTexts: readonly CodeSystemText[] = [
  {
    system: 'sic',
    type: 'SIC',
    name: 'Standard Industrial Classification',
    scope: 'United States, 1987, 4 digits',
    text: 'A 4-digit code for the main activity of a business. It has been frozen since 1987, yet filings with the Securities and Exchange Commission still use it. A UK firm that says “SIC code” usually means the 5-digit UK SIC 2007 of Companies House, which is another list.',
  },
  {
    system: 'naics',
    type: 'NAICS',
    name: 'North American Industry Classification System',
    scope: 'North America, 2022, 6 digits',
    text: 'The successor of SIC in the United States, Canada and Mexico: a 6-digit code, revised every five years. Official statistics are counted by it. Codes of the 2017 edition may have moved.',
  },
  {
    system: 'isic',
    type: 'ISIC',
    name: 'International Standard Industrial Classification',
    scope: 'United Nations, Revision 4, 4 digits',
    text: 'The worldwide list of economic activities. The European NACE and the UK SIC are built on it, so it is the way from one country’s codes to another’s.',
  },
  {
    system: 'cpv',
    type: 'CPV',
    name: 'Common Procurement Vocabulary',
    scope: 'Public contracts, 2008, 8 digits and a check digit',
    text: 'Says what is bought, not who sells: goods, works and services in notices of public contracts in the EU, the UK and beyond. One business usually fits several of these codes; list what you could be asked to supply.',
  },
];

/** A column of an answer, named so that a British reader does not take one list for another. */
export interface AnswerColumn {
  readonly system: AnswerSystem;
  readonly name: string;
  readonly scope: string;
}

const scopes = Object.fromEntries(codeSystemTexts.map(({ system, scope }) => [system, scope]));

/** The columns of an answer; the one that most visitors have to file stands first. */
export const answerColumns: readonly AnswerColumn[] = [
  { system: 'ukSic', name: 'UK SIC 2007', scope: 'For Companies House, 5 digits' },
  { system: 'sic', name: 'US SIC (1987)', scope: scopes.sic ?? '' },
  { system: 'naics', name: 'NAICS', scope: scopes.naics ?? '' },
  { system: 'isic', name: 'ISIC', scope: scopes.isic ?? '' },
  { system: 'cpv', name: 'CPV', scope: scopes.cpv ?? '' },
];
