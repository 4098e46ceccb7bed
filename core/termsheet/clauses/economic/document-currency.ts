import type { Fact } from '../../facts.ts';
import type { Reading } from '../../reading/reading.ts';
import { moneyInText } from '../../reading/stated-money.ts';
import { statedUnit } from '../../reading/stated-unit.ts';
import { countryOfCompany } from '../governance/places-of-law.ts';

const dollarCountries: readonly { readonly code: string; readonly pattern: RegExp }[] = [
  {
    code: 'AUD',
    pattern:
      /\bAUD\b|A\$|Australian dollars?|\d(?: million|m|k)? \(?A(?:ustralian|ussie)\b|\bPty\.? Ltd|\(AUD\)/,
  },
  { code: 'CAD', pattern: /\bCAD\b|C\$|CDN\$|Canadian dollars?|\d(?: million|m|k)? \(?Canadian\b/ },
  { code: 'SGD', pattern: /\bSGD\b|S\$|Singapore dollars?|\bPte\.? Ltd/ },
  { code: 'NZD', pattern: /\bNZD\b|NZ\$|New Zealand dollars?/ },
  { code: 'HKD', pattern: /\bHKD\b|HK\$|Hong Kong dollars?/ },
];

/** Signs and names that several countries give to their money, and whose is whose. */
const sharedUnits: readonly { readonly sign: RegExp; readonly codes: Readonly<Record<string, string>> }[] = [
  {
    sign: /\d (?:m?kr\b|kroner\b)|\bkr\.? \d/i,
    codes: { Sweden: 'SEK', Norway: 'NOK', Denmark: 'DKK', Iceland: 'ISK' },
  },
  {
    sign: /\bpesos\b/i,
    codes: {
      Mexico: 'MXN',
      Philippines: 'PHP',
      Argentina: 'ARS',
      Chile: 'CLP',
      Colombia: 'COP',
      Uruguay: 'UYU',
    },
  },
  { sign: /\bshillings\b/i, codes: { Kenya: 'KES', Uganda: 'UGX', Tanzania: 'TZS' } },
];

/** The currency that most sums of a document are in; a bare $ or kr follows the country that the document names. */
export function readCurrency(reading: Reading): Fact<string> {
  const counts = new Map<string, number>();
  for (const { currency } of moneyInText(reading))
    if (currency) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  const [top] = [...counts].sort(([, left], [, right]) => right - left);
  const unit = top ? null : statedUnit(reading);
  if (unit) return unit;
  if (!top) {
    const shared = sharedUnits.find(({ sign }) => sign.test(reading.text));
    return shared ? (shared.codes[countryOfCompany(reading) ?? ''] ?? null) : null;
  }
  if (top[0] !== 'USD' || /US\s?\$|\bUSD\b|U\.?S\.? dollars/i.test(reading.text)) return top[0];
  return dollarCountries.find(({ pattern }) => pattern.test(reading.text))?.code ?? 'USD';
}
