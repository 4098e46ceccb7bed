const noBreak = '\u00a0';
const narrow = '\u202f';
const thin = '\u2009';

/** Figures as a careful typist sets them: spaces that do not break, narrow before units, thin between thousands. */
export function withFixedSpaces(text: string): string {
  return text
    .replace(/(?<=\d) (?=\d{3}\b)/gu, thin)
    .replace(/(?<=\b(?:USD|EUR|GBP|CHF|SEK|AUD|INR|€|£|\$)) (?=\d)/gu, noBreak)
    .replace(/(?<=\d) (?=(?:%|million|months|days|years|per cent)(?!\p{L}))/gu, narrow);
}
