import type { CodeTables } from '../code-tables.port.ts';
import { createCodeTables } from '../tables/create-code-tables.ts';
import type { TableFile } from '../tables/table-files.ts';

/**
 * A small part of the real tables, in memory: bakeries, restaurants, software and a retired and an SEC code.
 * It obeys the same contract as the loaded tables.
 */
const texts: Record<TableFile, string> = {
  'naics.tsv': table(
    '31-33|2||Manufacturing',
    '311|3|31-33|Food Manufacturing',
    '3118|4|311|Bakeries and Tortilla Manufacturing',
    '31181|5|3118|Bread and Bakery Product Manufacturing',
    '311811|6|31181|Retail Bakeries',
    '311812|6|31181|Commercial Bakeries',
    '311813|6|31181|Frozen Cakes, Pies, and Other Pastries Manufacturing',
    '51|2||Information',
    '513|3|51|Publishing Industries',
    '5132|4|513|Software Publishers',
    '51321|5|5132|Software Publishers',
    '513210|6|51321|Software Publishers',
    '72|2||Accommodation and Food Services',
    '722|3|72|Food Services and Drinking Places',
    '7225|4|722|Restaurants and Other Eating Places',
    '72251|5|7225|Restaurants and Other Eating Places',
    '722511|6|72251|Full-Service Restaurants',
    '722513|6|72251|Limited-Service Restaurants',
  ),
  'sic.tsv': table(
    'D|1||Manufacturing',
    '20|2|D|Food and Kindred Products',
    '205|3|20|Bakery Products',
    '2051|4|205|Bread and Other Bakery Products, Except Cookies and Crackers',
    'G|1||Retail Trade',
    '54|2|G|Food Stores',
    '546|3|54|Retail Bakeries',
    '5461|4|546|Retail Bakeries',
    '58|2|G|Eating and Drinking Places',
    '581|3|58|Eating and Drinking Places',
    '5812|4|581|Eating Places',
    'I|1||Services',
    '73|2|I|Business Services',
    '737|3|73|Computer Programming, Data Processing, and Other Computer Related Services',
    '7372|4|737|Prepackaged Software',
    '7373|4|737|Computer Integrated Systems Design',
  ),
  'isic.tsv': table(
    'C|1||Manufacturing',
    '10|2|C|Manufacture of food products',
    '107|3|10|Manufacture of other food products',
    '1071|4|107|Manufacture of bakery products',
    'I|1||Accommodation and food service activities',
    '56|2|I|Food and beverage service activities',
    '561|3|56|Restaurants and mobile food service activities',
    '5610|4|561|Restaurants and mobile food service activities',
    'J|1||Information and communication',
    '58|2|J|Publishing activities',
    '582|3|58|Software publishing',
    '5820|4|582|Software publishing',
  ),
  'cpv.tsv': table(
    '15000000-8|2||Food, beverages, tobacco and related products',
    '15800000-6|3|15000000-8|Miscellaneous food products',
    '15810000-9|4|15800000-6|Bread products, fresh pastry goods and cakes',
    '15811000-6|5|15810000-9|Bread products',
    '48000000-8|2||Software package and information systems',
    '55000000-0|2||Hotel, restaurant and retail trade services',
    '55300000-3|3|55000000-0|Restaurant and food-serving services',
  ),
  'uksic.tsv': table(
    '10710|5||Manufacture of bread; manufacture of fresh pastry goods and cakes',
    '56102|5||Unlicenced restaurants and cafes',
    '56103|5||Take-away food shops and mobile food stands',
    '58290|5||Other software publishing',
    '99999|5||Dormant company',
  ),
  'naics-index.tsv': table(
    '311811|Bakeries with baking from flour on the premises, retailing not for immediate consumption',
    '311812|Bakery products, fresh (i.e., bread, cakes, doughnuts, pastries), made in commercial bakeries',
    '513210|Software publishers, packaged|Games, computer software, publishing',
    '722511|Restaurants, full service|Fine dining restaurants, full service',
    '722513|Fish and chips carryout restaurants|Sandwich shops, limited-service|Pizza delivery shops',
  ),
  'sic-index.tsv': table(
    '2051|Bread, brown|Bakeries, wholesale',
    '5461|Bakeries, retail|Doughnut shops, retail',
    '5812|Restaurants|Fast food restaurants|Sandwich bars or shops',
    "7372|Publishers' computer software, prepackaged",
  ),
  'uksic-index.tsv': table(
    '10710|Bread (manufacture)',
    '56102|Cafes',
    '56103|Fish and chip shop|Take-away food shops',
    '58290|Computer software packages publishing',
  ),
  'naics-isic.tsv': table(
    '311811|1071|p',
    '311812|1071|p',
    '513210|5820|e',
    '722511|5610|p',
    '722513|5610|p',
  ),
  'sic-naics.tsv': table('2051|311812|p', '5461|311811|p', '5812|722511|p', '5812|722513|p', '7372|513210|p'),
  'sic-isic.tsv': table('2051|1071|p', '5461|1071|p', '5812|5610|p', '7372|5820|p'),
  'uksic-isic.tsv': table('10710|1071|p', '56102|5610|p', '56103|5610|p', '58290|5820|p'),
  'isic-nace.tsv': table('1071|10.71|p', '1071|10.72|p', '5610|56.10|e'),
  'naics-2017.tsv': table(
    '311811|311811|e|Retail Bakeries',
    '511210|513210|e|Software Publishers',
    '722511|722511|e|Full-Service Restaurants',
  ),
  'naics-older.tsv': table('722211|722513|p|Limited-Service Restaurants|2007'),
  'nace21-nace.tsv': table('56.11|56.10|p'),
  'nace-titles.tsv': table(
    'de|10.71|Herstellung von Backwaren',
    'fr|56.10|Restaurants et services de restauration mobile',
  ),
  'trade-words.tsv': table('de|bäckerei|bakery shop'),
  'sec-only-sic.tsv': table(
    '2050|Bakery Products|industry-group|205|2051',
    '7370|Computer Programming, Data Processing, and Other Computer Related Services|industry-group|737|7373',
  ),
};

const lexicon = {
  trades: 'fish and chip shop | 722513 | 5812 | 5610 | 55300000 | chippy; battered cod and chips\n',
  synonyms: 'chippy = fish and chips carryout restaurant\n',
};

function table(...lines: string[]): string {
  return lines.map((line) => `${line.replaceAll('|', '\t')}\n`).join('');
}

/** Fresh small tables; `replaced` swaps whole files. */
export function smallCodeTables(replaced: Partial<Record<TableFile, string>> = {}): CodeTables {
  return createCodeTables((file) => replaced[file] ?? texts[file], {
    lexicon: (kind) => lexicon[kind],
  });
}
