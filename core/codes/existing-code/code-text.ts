/** A typed code taken apart. */
export interface CodeText {
  /** A section or division letter in front, or alone: `C` of `C10.71`. */
  readonly letter: string | null;
  /** The digits without dots, spaces and hyphens; empty when only a letter was typed. */
  readonly digits: string;
  /** The digit behind the hyphen of a CPV code. */
  readonly checkDigit: string | null;
  /** Two first digits of a sector range, as in `31-33`. */
  readonly sector: string | null;
  /** Written with a dot after two digits, as NACE and UK SIC codes are. */
  readonly dotted: boolean;
}

const systemName =
  /^(?:UK\s*|US\s*)?(?:SIC|NAICS|ISIC|NACE|CPV)(?:\s*(?:CODE|REV\.?\s*\d|\(?\d{4}\)?(?=[\s:]+[A-Z]?\d)))*[\s:#.-]*/;
const unicodeDashes = /[\u2010-\u2015\u2212]/g;

/**
 * Takes a code apart as people type it: with or without dots, spaces, hyphens, slashes, a check digit, a
 * section letter in front or the name of the system. Null when it cannot be a code of any of the systems.
 *
 * @example readCodeText('C10.71') // { letter: 'C', digits: '1071', dotted: true, ... }
 */
export function readCodeText(text: string): CodeText | null {
  const plain = text.trim().toUpperCase().replace(unicodeDashes, '-').replace(systemName, '');
  const letter = /^[A-U](?=[\s.-]*\d|$)/.exec(plain)?.[0] ?? null;
  const rest = plain.slice(letter?.length ?? 0).replace(/^[\s.-]+/, '');
  if (!/^[\d\s.\-/]*$/.test(rest)) return null;
  const sector = /^(\d\d)\s*-\s*\d\d$/.exec(rest)?.[1] ?? null;
  const compact = rest.replace(/[\s./]/g, '');
  const checkDigit = /^\d{7,8}-(\d)$/.exec(compact)?.[1] ?? null;
  const digits = checkDigit === null ? compact.replaceAll('-', '') : compact.slice(0, -2);
  if (digits === '' && letter === null) return null;
  return { letter, digits, checkDigit, sector, dotted: /^\d\d\.\d/.test(rest) };
}
