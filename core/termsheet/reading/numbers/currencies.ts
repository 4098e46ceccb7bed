/** How a currency is written, as parts of a pattern that is searched without regard to case. */
interface Currency {
  /** ISO code, or null where several currencies share the sign. */
  readonly code: string | null;
  /** The code is a word or a name as well ("try", "Mad"): a sum is told by sign and name only. */
  readonly isWord?: true;
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
  // Nor is a peso or a shilling of one country alone.
  { code: null, after: ['pesos?', 'shillings?'] },
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
  { code: 'UGX', before: ['USh\\.?'], after: ['Ugandan? shillings'] },
  { code: 'TZS', before: ['TSh\\.?'], after: ['Tanzanian shillings'] },
  { code: 'GHS', before: ['GH\\u20b5', 'GH\\u00a2', '\\u20b5', 'GHC'], after: ['(?:Ghana(?:ian)? )?cedis?'] },
  { code: 'RWF', after: ['Rwandan? francs'] },
  { code: 'ZMW', after: ['(?:Zambian )?kwacha'] },
  { code: 'ETB', after: ['birr'] },
  { code: 'BWP', after: ['pula'] },
  { code: 'MUR', after: ['Mauritian rupees'] },
  { code: 'EGP', before: ['E\\u00a3'], after: ['Egyptian pounds'] },
  { code: 'MAD', isWord: true, after: ['Moroccan dirhams'] },
  { code: 'TND', after: ['Tunisian dinars?'] },
  { code: 'XOF' },
  { code: 'XAF' },
  // Two unions of states write their francs so.
  { code: null, before: ['F\\s?CFA', 'CFA'], after: ['F\\s?CFA', 'CFA(?: francs)?', 'francs CFA'] },
  { code: 'QAR', after: ['Qatari riyals'] },
  { code: 'KWD', after: ['Kuwaiti dinars'] },
  { code: 'BHD', after: ['Bahraini dinars'] },
  { code: 'OMR', after: ['Omani rials'] },
  { code: 'JOD', after: ['Jordanian dinars'] },
  { code: 'TRY', isWord: true, before: ['\\u20ba'], after: ['\\u20ba', '(?:Turkish )?lira'] },
  { code: 'THB', before: ['\\u0e3f'], after: ['baht'] },
  { code: 'IDR', before: ['Rp\\.?'], after: ['rupiah'] },
  { code: 'MYR', before: ['RM'], after: ['ringgit'] },
  { code: 'PHP', before: ['\\u20b1'], after: ['Philippine pesos'] },
  { code: 'TWD', before: ['NT\\$'], after: ['(?:New )?Taiwan dollars'] },
  { code: 'VND', before: ['\\u20ab'], after: ['\\u20ab', '(?:Vietnamese )?dong'] },
  { code: 'PKR', after: ['Pakistani? rupees'] },
  { code: 'LKR', after: ['Sri Lankan? rupees'] },
  { code: 'BDT', before: ['\\u09f3', 'Tk\\.?'], after: ['taka'] },
  { code: 'KZT', before: ['\\u20b8'], after: ['\\u20b8', 'tenge'] },
  { code: 'GEL', isWord: true, before: ['\\u20be'], after: ['\\u20be', 'lari'] },
  { code: 'UAH', before: ['\\u20b4'], after: ['\\u20b4', 'hryvnias?'] },
  { code: 'RUB', before: ['\\u20bd'], after: ['\\u20bd', 'ro?ubles'] },
  { code: 'RSD', after: ['Serbian dinars'] },
  { code: 'BGN', after: ['leva', '\\u043b\\u0432\\.?'] },
  { code: 'MXN', before: ['MXN?\\s?\\$', 'Mex\\$'], after: ['Mexican pesos'] },
  { code: 'CLP', before: ['CLP\\s?\\$'], after: ['Chilean pesos'] },
  { code: 'ARS', isWord: true, before: ['AR\\$'], after: ['Argentine pesos'] },
  { code: 'COP', isWord: true, before: ['COL\\$'], after: ['Colombian pesos'] },
  { code: 'UYU', after: ['Uruguayan pesos'] },
  // A dollar that nothing qualifies: the document's other words decide whose it is.
  { code: 'USD', before: ['\\$'], after: ['dollars', '\\$'] },
];

const codes = [...new Set(currencies.flatMap(({ code, isWord }) => (isWord ? [] : (code ?? []))))];

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
    .map(
      ({ code, before = [], after = [] }) =>
        `(${anyOf([...(code === null ? [] : [code]), ...before, ...after])})`,
    )
    .join('|')})$`,
  'i',
);

/** What nearly every sum is written with, told without the expression. */
const usual = new Map(
  [...codes, '\u00a3', '$', '\u20ac', '\u20b9', 'kr'].map((unit) => [unit, codeOf(unit)]),
);

/** ISO code of a currency's sign, code or word; null where several currencies share it. */
export function currencyCode(unit: string): string | null {
  const known = usual.get(unit);
  return known === undefined ? codeOf(unit) : known;
}

function codeOf(unit: string): string | null {
  const groups = named.exec(unit)?.slice(1) ?? [];
  return currencies[groups.findIndex((group) => group !== undefined)]?.code ?? null;
}
