import type { CodeType } from '../../../../../core/codes/classification.ts';

/** Where each table is published by those who keep it. */
export const officialTables: readonly {
  readonly type: CodeType;
  readonly publisher: string;
  readonly href: string;
}[] = [
  { type: 'SIC', publisher: 'US Department of Labor', href: 'https://www.osha.gov/data/sic-manual' },
  { type: 'NAICS', publisher: 'US Census Bureau', href: 'https://www.census.gov/naics/' },
  {
    type: 'ISIC',
    publisher: 'United Nations Statistics Division',
    href: 'https://unstats.un.org/unsd/classifications/Econ/isic',
  },
  {
    type: 'CPV',
    publisher: 'European Union',
    href: 'https://eur-lex.europa.eu/eli/reg/2008/213/oj',
  },
];
