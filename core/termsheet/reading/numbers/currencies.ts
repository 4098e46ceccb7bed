/** How a currency is written, as parts of a pattern that is searched without regard to case. */
interface Currency {
  /** ISO code, or null where several currencies share the sign. */
  readonly code: string | null;
  /** In front of a figure, beside the code. */
  readonly before?: readonly string[];
  /** Behind a figure, beside the code. */
  readonly after?: readonly string[];
}

/** The dollar of a place: "A$3m", "AUD 3m", "AUD$3m", "3 million Australian dollars". */
function dollars(code: string, sign: string, adjective: string): Currency {
  return { code, before: [sign, `${code}\\s?\\$`], after: [`${adjective} dollars?`] };
}

const currencies: readonly Currency[] = [
  { ...dollars('USD', 'US\\s?\\$', 'US'), after: ['US\\$', '(?:US|U\\.S\\.|United States) dollars'] },
  dollars('AUD', 'AU?\\$', 'Australian'),
  dollars('CAD', '(?:CA?\\$|CDN\\s?\\$?)', 'Canadian'),
  dollars('NZD', 'NZ\\$', 'New Zealand'),
  dollars('SGD', 'S\\$', 'Singapore'),
  dollars('HKD', 'HK\\$', 'Hong Kong'),
  {
    code: 'GBP',
    before: ['GBP\\s?\\u00a3', '\\u00a3'],
    after: ['pounds(?: sterling)?', 'sterling', '\\u00a3'],
  },
  { code: 'EUR', before: ['EUR\\s?\\u20ac', 'Euros?', '\\u20ac'], after: ['euros?', '\\u20ac'] },
  { code: 'INR', before: ['INR\\s?\\u20b9', '\\u20b9', 'Rs\\.?', 'Rupees'], after: ['(?:Indian )?rupees'] },
  // "kr" is no thousand rand.
  { code: 'ZAR', before: ['(?<!k)R'], after: ['(?:South African )?rand'] },
  { code: 'CHF', before: ['S?Fr\\.', 'SFr'], after: ['(?:Swiss )?francs', 'S?Fr\\.'] },
  { code: 'SEK', after: ['(?:Swedish )?kron(?:or|a)'] },
  { code: 'NOK', after: ['Norwegian kroner'] },
  { code: 'DKK', after: ['Danish kroner'] },
  // Four countries write their crowns so.
  { code: null, before: ['kr\\.?'], after: ['kr\\.?', 'kroner'] },
  { code: 'ISK' },
  { code: 'PLN', after: ['zlot(?:y|ys|ies)', 'z\\u0142'] },
  { code: 'CZK' },
  { code: 'HUF' },
  { code: 'RON' },
  { code: 'AED', before: ['Dhs?\\.?'], after: ['(?:UAE |Emirati )?dirhams'] },
  { code: 'SAR' },
  { code: 'JPY', before: ['\\u00a5'], after: ['yen'] },
  { code: 'CNY', before: ['RMB'], after: ['RMB', 'yuan'] },
  { code: 'KRW', before: ['\\u20a9'] },
  { code: 'ILS', before: ['NIS', '\\u20aa'], after: ['NIS', '(?:new )?shekels'] },
  { code: 'BRL', before: ['R\\$'], after: ['reais'] },
  { code: 'NGN', before: ['\\u20a6'], after: ['naira'] },
  { code: 'KES', before: ['KSh\\.?'], after: ['Kenyan shillings'] },
  // A dollar that nothing qualifies: the document's other words decide whose it is.
  { code: 'USD', before: ['\\$'], after: ['dollars', '\\$'] },
];

const codes = [...new Set(currencies.flatMap(({ code }) => code ?? []))];

/** Alternatives of a pattern, the longer first: "R$" is no rand. */
function anyOf(parts: readonly string[]): string {
  return [...parts].sort((one, other) => other.length - one.length).join('|');
}

/** Sources of patterns for a currency before a figure, after it, and after a scale of one letter ("24 MSEK"). */
export const currencyBefore = `(?:${anyOf([...codes, ...currencies.flatMap(({ before }) => before ?? [])])})`;
export const currencyAfter = `(?:${anyOf([...codes, ...currencies.flatMap(({ after }) => after ?? [])])})`;
export const currencyAfterScale = `(?:${anyOf([...codes, 'kr'])})`;

/** Every way to write each of them, in the order of the table, as one expression with a group for each. */
const named = new RegExp(
  `^(?:${currencies
    .map(({ code, before = [], after = [] }) => `(${anyOf([code ?? 'kr', ...before, ...after])})`)
    .join('|')})$`,
  'i',
);

/** ISO code of a currency's sign, code or word; null where several currencies share it. */
export function currencyCode(unit: string): string | null {
  const groups = named.exec(unit)?.slice(1) ?? [];
  return currencies[groups.findIndex((group) => group !== undefined)]?.code ?? null;
}
