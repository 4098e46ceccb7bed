/** Which sign parts the decimals: "1,500.25" or "1.500,25". */
export type DecimalMark = '.' | ',';

const english = /\d{1,3}(?:,\d{3}){2,}|\d,\d{3}\.\d|[1-9]\d{0,2},000\b|\d\.\d{1,2}\s?%|\d\.\d+\s?[mk]\b/g;
const continental =
  /\d{1,3}(?:\.\d{3}){2,}|\d\.\d{3},\d|[1-9]\d{0,2}\.000\b|\d,\d{1,2}\s?%|\d,\d+\s?(?:m|mio)\b/gi;

/** The decimal sign that a document's own figures show; the English one where they show nothing. */
export function inferDecimalMark(text: string): DecimalMark {
  const englishVotes = (text.match(english) ?? []).length;
  const continentalVotes = (text.match(continental) ?? []).length;
  return continentalVotes > englishVotes ? ',' : '.';
}

/**
 * Reads digits with any grouping ("1,500,000", "1.500.000", "1 500 000", "9,09", "5,00,000").
 * A single sign before exactly three digits is a grouping sign unless `decimalMark` says otherwise.
 */
export function parseDigits(digits: string, decimalMark: DecimalMark): number {
  const compact = digits.replace(/[\s'\u2019\u00a0]/g, '');
  const lastDot = compact.lastIndexOf('.');
  const lastComma = compact.lastIndexOf(',');
  if (lastDot !== -1 && lastComma !== -1) {
    const mark = lastDot > lastComma ? '.' : ',';
    return Number(compact.replaceAll(mark === '.' ? ',' : '.', '').replace(mark, '.'));
  }
  const mark = lastDot !== -1 ? '.' : ',';
  const parts = compact.split(mark);
  if (parts.length === 1) return Number(compact);
  if (parts.length > 2) return Number(parts.join(''));
  const [whole = '', rest = ''] = parts;
  const isGroup = rest.length === 3 && /^[1-9]\d{0,2}$/.test(whole) && mark !== decimalMark;
  return isGroup ? Number(whole + rest) : Number(`${whole}.${rest}`);
}
