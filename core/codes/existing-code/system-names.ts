import type {
  AnswerSystem,
  CodeSystem,
  CodeType,
  ExistingCodeType,
  TaxonomySystem,
} from '../classification.ts';

/** The table of a code type. */
export const systemOfType: Readonly<Record<CodeType, CodeSystem>> = {
  SIC: 'sic',
  NAICS: 'naics',
  ISIC: 'isic',
  CPV: 'cpv',
};

/** The table that a typed code is looked for in first. NACE has none here: its classes are parts of those of ISIC. */
export const systemOfExistingType: Readonly<Record<ExistingCodeType, TaxonomySystem>> = {
  ...systemOfType,
  UKSIC: 'uksic',
  NACE: 'isic',
};

/** How a table is called in a sentence, with its edition. */
export const systemName: Readonly<Record<TaxonomySystem, string>> = {
  sic: 'US SIC 1987',
  naics: 'NAICS 2022',
  isic: 'ISIC Rev. 4',
  cpv: 'CPV 2008',
  uksic: 'UK SIC 2007',
};

/** How a column of an answer is called, with what a British reader may need to know. */
export const answerSystemName: Readonly<Record<AnswerSystem, string>> = {
  sic: 'US SIC (1987)',
  naics: 'NAICS 2022',
  isic: 'ISIC Rev. 4',
  cpv: 'CPV 2008',
  ukSic: 'UK SIC 2007, for Companies House',
};

/** How a table is called in front of a code. */
export const shortSystemName: Readonly<Record<TaxonomySystem, string>> = {
  sic: 'SIC',
  naics: 'NAICS',
  isic: 'ISIC',
  cpv: 'CPV',
  uksic: 'UK SIC',
};

/** What a full code of a table looks like. */
export const codeShape: Readonly<Record<TaxonomySystem, string>> = {
  sic: 'A US SIC code has four digits, such as 5812',
  naics: 'A NAICS code has six digits, such as 722513',
  isic: 'An ISIC code has four digits, such as 5610',
  cpv: 'A CPV code has eight digits and a check digit, such as 55300000-3',
  uksic: 'A UK SIC code has five digits, such as 56103',
};

/** The level of a full code: the most detailed one. A CPV code of any level is a code of its own. */
export const fullLevel: Readonly<Record<Exclude<TaxonomySystem, 'cpv'>, number>> = {
  sic: 4,
  naics: 6,
  isic: 4,
  uksic: 5,
};

/** The code type that a table is looked up by. */
export const typeOfSystem = {
  sic: 'SIC',
  naics: 'NAICS',
  isic: 'ISIC',
  cpv: 'CPV',
  uksic: 'UKSIC',
} as const satisfies Readonly<Record<TaxonomySystem, ExistingCodeType>>;
