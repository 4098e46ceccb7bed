import { describe, expect, it } from 'vitest';
import type { ExistingCodeType } from '../classification.ts';
import { officialCodeTables } from '../testing/official-code-tables.ts';
import { resolveExistingCode } from './resolve-existing-code.ts';

const tables = officialCodeTables();
const shape = {
  SIC: 'A US SIC code has four digits, such as 5812.',
  NAICS: 'A NAICS code has six digits, such as 722513.',
  CPV: 'A CPV code has eight digits and a check digit, such as 55300000-3.',
  UKSIC: 'A UK SIC code has five digits, such as 56103.',
};
const nor = 'nor of another system that this tool knows.';
const nearest = 'The nearest valid code is';
const long = 'x'.repeat(50);

const refusals: readonly (readonly [ExistingCodeType, string, string])[] = [
  ['SIC', ' bread ', `"bread" is not a code of US SIC 1987. ${shape.SIC}`],
  ['UKSIC', long, `"${'x'.repeat(40)}" is not a code of UK SIC 2007. ${shape.UKSIC}`],
  ['NAICS', 'Q', `"Q" is not a code of NAICS 2022. ${shape.NAICS}`],
  [
    'NAICS',
    ' 34 ',
    `34 is not a code of NAICS 2022, ${nor} ${nearest} 339999 All Other Miscellaneous Manufacturing.`,
  ],
  ['NAICS', '012345', `012345 is not a code of NAICS 2022, ${nor} ${shape.NAICS}`],
  ['NAICS', 'C311811', `C311811 is not a code of NAICS 2022, ${nor} ${nearest} 311811 Retail Bakeries.`],
  [
    'SIC',
    '7345',
    `7345 is not a code of US SIC 1987, ${nor} ${nearest} 7342 Disinfecting and Pest Control Services.`,
  ],
  ['SIC', 'A6770', `A6770 is not a code of US SIC 1987, ${nor} ${nearest} 6792 Oil Royalty Traders.`],
  [
    'SIC',
    'C511210',
    `C511210 is not a code of US SIC 1987, ${nor} ${nearest} 5112 Stationery and Office Supplies.`,
  ],
  [
    'SIC',
    '159',
    `159 is not a code of US SIC 1987, ${nor} ${nearest} 1542 General Contractors-Nonresidential Buildings, Other than Industrial Buildings and Warehouses.`,
  ],
  [
    'SIC',
    '11',
    `11 is not a code of US SIC 1987, ${nor} ${nearest} 1099 Miscellaneous Metal Ores, Not Elsewhere Classified.`,
  ],
  [
    'SIC',
    '205012',
    `205012 is not a code of US SIC 1987, ${nor} ${nearest} 2051 Bread and Other Bakery Products, Except Cookies and Crackers.`,
  ],
  [
    'ISIC',
    '9',
    `9 is not a code of ISIC Rev. 4, ${nor} ${nearest} 9000 Creative, arts and entertainment activities.`,
  ],
  [
    'UKSIC',
    '12345',
    `12345 is not a code of UK SIC 2007, ${nor} ${nearest} 12000 Manufacture of tobacco products.`,
  ],
  ['CPV', '9', `9 is not a code of CPV 2008, ${nor} ${shape.CPV}`],
  ['CPV', '01000000', `01000000 is not a code of CPV 2008, ${nor} ${shape.CPV}`],
  ['CPV', '15811999', `15811999 is not a code of CPV 2008, ${nor} ${nearest} 15811000-6 Bread products.`],
  ['CPV', '1581100055', `1581100055 is not a code of CPV 2008, ${nor} ${nearest} 15811000-6 Bread products.`],
  [
    'CPV',
    '03599999',
    `03599999 is not a code of CPV 2008, ${nor} ${nearest} 03000000-1 Agricultural, farming, fishing, forestry and related products.`,
  ],
];

describe('what is said of a code that no table holds', () => {
  it.each(refusals)('%s %j', (type, code, message) => {
    expect(resolveExistingCode(tables, { type, code })).toEqual({
      ok: false,
      error: { code: 'unknown-code', message },
    });
  });
});
