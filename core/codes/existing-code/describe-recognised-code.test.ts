import { describe, expect, it } from 'vitest';
import type { ExistingCodeType } from '../classification.ts';
import { officialCodeTables } from '../testing/official-code-tables.ts';
import { resolveExistingCode } from './resolve-existing-code.ts';

const tables = officialCodeTables();
const follow = (names: string) =>
  ` The ${names} codes follow from the concordances between the tables; a link marked partial says only that the two codes share some activities.`;
const toNaics = follow('NAICS and ISIC');
const toSic = follow('SIC and ISIC');
const fromIsic = follow('SIC and NAICS');
const toAll = follow('SIC, NAICS and ISIC');
const take =
  'is a UK SIC 2007 code of five digits (Take-away food shops and mobile food stands), the kind that Companies House uses';
const in5610 =
  'It falls in ISIC class 5610 Restaurants and mobile food service activities, of which it is a part.';
const narrows = 'codes lie below it; a description of the business narrows them down.';
const cheque =
  '6770 (Blank Checks) is a code that only the US Securities and Exchange Commission uses, which the Commission added to the list itself; the 1987 manual does not have it. The nearest code of the manual is 6799 Investors, Not Elsewhere Classified: that is our choice, not an official link.';

const sentences: readonly (readonly [ExistingCodeType, string, string])[] = [
  ['SIC', '7372', `7372 is Prepackaged Software in US SIC 1987.${toNaics}`],
  ['SIC', '7372 Prepackaged Software', `7372 is Prepackaged Software in US SIC 1987.${toNaics}`],
  ['SIC', '111', `0111 is Wheat in US SIC 1987. The zero in front is missing: the code is 0111.${toNaics}`],
  [
    'ISIC',
    '510',
    `0510 is Mining of hard coal in ISIC Rev. 4. The zero in front is missing: the code is 0510.${fromIsic}`,
  ],
  ['ISIC', 'J62.01', `6201 is Computer programming activities in ISIC Rev. 4.${fromIsic}`],
  [
    'SIC',
    '541511',
    `541511 is not a US SIC code but a NAICS code: Custom Computer Programming Services in NAICS 2022. The nearest SIC code is 7371 Computer Programming Services.${toSic}`,
  ],
  [
    'ISIC',
    '541511',
    `541511 is not an ISIC code but a NAICS code: Custom Computer Programming Services in NAICS 2022. The nearest ISIC code is 6201 Computer programming activities.${toSic}`,
  ],
  ['CPV', '7372', `7372 is not a CPV code but a US SIC code: Prepackaged Software in US SIC 1987.${toNaics}`],
  [
    'SIC',
    '62.01',
    `6201 is not a US SIC code but an ISIC code: Computer programming activities in ISIC Rev. 4. The nearest SIC code is 7371 Computer Programming Services.${fromIsic}`,
  ],
  ['SIC', '15811000-6', '15811000-6 is not a US SIC code but a CPV code: Bread products in CPV 2008.'],
  [
    'SIC',
    '1581100',
    '15811000-6 is not a US SIC code but a CPV code: Bread products in CPV 2008. 1581100 stands for 15811000-6.',
  ],
  ['SIC', '6770', cheque + toNaics],
  ['NAICS', '6770', `${cheque} It is not a NAICS code.${toNaics}`],
  [
    'NAICS',
    '511210',
    `511210 (Software Publishers) is a NAICS 2017 code that was retired in 2022. Its place was taken by 513210 Software Publishers.${toSic}`,
  ],
  [
    'SIC',
    '511210',
    `511210 (Software Publishers) is a NAICS 2017 code that was retired in 2022. Its place was taken by 513210 Software Publishers. It is not a US SIC code.${toSic}`,
  ],
  [
    'NAICS',
    '211111',
    `211111 (Crude Petroleum and Natural Gas Extraction) is a NAICS 2012 code that was retired in 2017. Its activities went to 2 codes; by its words the nearest is 211130 Natural Gas Extraction.${toSic}`,
  ],
  [
    'SIC',
    '56103',
    `56103 ${take}, not a US SIC code. ${in5610} The nearest SIC code is 5812 Eating Places.${toAll}`,
  ],
  ['ISIC', '56103', `56103 ${take}, not an ISIC code. ${in5610}${toAll}`],
  ['UKSIC', '56103', `56103 ${take}. ${in5610}${toAll}`],
  [
    'UKSIC',
    '98000',
    '98000 is a UK SIC 2007 code of five digits (Residents property management), the kind that Companies House uses. It falls in no ISIC class, and no concordance leads from it.',
  ],
  [
    'SIC',
    '74990',
    '74990 is a UK SIC 2007 code of five digits (Non-trading company), the kind that Companies House uses, not a US SIC code. It falls in no ISIC class, and no concordance leads from it.',
  ],
  [
    'NACE',
    '47.24',
    `47.24 is a NACE Rev. 2 class, the European version of ISIC. It falls in ISIC class 4721 Retail sale of food in specialized stores.${fromIsic}`,
  ],
  [
    'ISIC',
    '47.24',
    `47.24 is a NACE Rev. 2 class, the European version of ISIC, not an ISIC code. It falls in ISIC class 4721 Retail sale of food in specialized stores.${fromIsic}`,
  ],
  [
    'NACE',
    '62.10',
    `62.10 is a NACE Rev. 2.1 class, the European version of ISIC. In NACE Rev. 2 it is 62.01; that link is derived from the German table, not Eurostat's own. It falls in ISIC class 6201 Computer programming activities.${fromIsic}`,
  ],
  [
    'SIC',
    '62.01Z',
    `This is a French NAF code, which divides NACE class 62.01, not a US SIC code. It falls in ISIC class 6201 Computer programming activities.${fromIsic}`,
  ],
  [
    'NACE',
    'WZ 62.01.1',
    `This is a German WZ code, which divides NACE class 62.01. It falls in ISIC class 6201 Computer programming activities.${fromIsic}`,
  ],
  [
    'NAICS',
    '31-33',
    `31-33 is not a full code but a sector of NAICS 2022: Manufacturing. 346 ${narrows}${toSic}`,
  ],
  [
    'NAICS',
    '33',
    `31-33 is not a full code but a sector of NAICS 2022: Manufacturing. 346 ${narrows} 33 is a part of sector 31-33.${toSic}`,
  ],
  [
    'NAICS',
    '31',
    `31-33 is not a full code but a sector of NAICS 2022: Manufacturing. 346 ${narrows} 31 is a part of sector 31-33.${toSic}`,
  ],
  [
    'NAICS',
    '811',
    `811 is not a full code but a subsector of NAICS 2022: Repair and Maintenance. 14 ${narrows}${toSic}`,
  ],
  [
    'NAICS',
    '5411',
    `5411 is not a full code but an industry group of NAICS 2022: Legal Services. 4 ${narrows} If a SIC code was meant, 5411 is Grocery Stores.${toSic}`,
  ],
  [
    'NAICS',
    '5415',
    `5415 is not a full code but an industry group of NAICS 2022: Computer Systems Design and Related Services. 4 ${narrows}${toSic}`,
  ],
  [
    'NAICS',
    '31181',
    `31181 is not a full code but an industry of NAICS 2022: Bread and Bakery Product Manufacturing. 3 ${narrows}${toSic}`,
  ],
  ['SIC', 'D', `D is not a full code but a division of US SIC 1987: Manufacturing. 459 ${narrows}${toNaics}`],
  [
    'SIC',
    '73',
    `73 is not a full code but a major group of US SIC 1987: Business Services. 32 ${narrows}${toNaics}`,
  ],
  [
    'SIC',
    '241',
    `241 is not a full code but an industry group of US SIC 1987: Logging. The only code below it is 2411 Logging.${toNaics}`,
  ],
  [
    'ISIC',
    'C',
    `C is not a full code but a section of ISIC Rev. 4: Manufacturing. 137 ${narrows}${fromIsic}`,
  ],
  [
    'NACE',
    '47',
    `47 is not a full code but a division of ISIC Rev. 4: Retail trade, except of motor vehicles and motorcycles. 25 ${narrows}${fromIsic}`,
  ],
  [
    'ISIC',
    '561',
    `561 is not a full code but a group of ISIC Rev. 4: Restaurants and mobile food service activities. The only code below it is 5610 Restaurants and mobile food service activities.${fromIsic}`,
  ],
];

describe('what is said of a typed code', () => {
  it.each(sentences)('%s %s', (type, code, sentence) => {
    const resolved = resolveExistingCode(tables, { type, code });
    expect(resolved.ok ? resolved.value.message : resolved.error.message).toBe(sentence);
  });
});
