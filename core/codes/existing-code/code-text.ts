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
  /** A national version of NACE, which its own digits or letter are taken off: only the class is read. */
  readonly national: 'WZ' | 'NAF' | null;
  /** Written with a dot after two digits, as NACE and UK SIC codes are. */
  readonly dotted: boolean;
}

const systemName =
  /^(?:UK\s*|US\s*)?(?:SIC|NAICS|ISIC|NACE|CPV|WZ|NAF|APE)(?:\s*(?:CODE|REV\.?\s*\d(?:\.\d)?|\(?\d{4}\)?(?=[\s:]+[A-Z]?\d)))*[\s:#.-]*/;
const unicodeDashes = /[\u2010-\u2015\u2212]/g;
/** What is read of a typed code: a code, and the beginning of its title. */
const longest = 200;
/** A code with its title behind it, as it is copied from a table. */
const codeBeforeTitle = /^([A-U]?[\s.]{0,2}\d[\d.\-/\s]{0,14}[A-Z]?)[\s:,-]+(?=[A-Z]{3})/;
/** The French NAF puts a letter behind a class of NACE: `62.01Z`. */
const nafEnding = /^\d\d\.?\d\d[A-Z]$/;

/**
 * Takes a code apart as people type it: with or without dots, spaces, hyphens, slashes, a check digit, a
 * section letter in front or the name of the system. Null when it cannot be a code of any of the systems.
 *
 * @example readCodeText('C10.71') // { letter: 'C', digits: '1071', dotted: true, ... }
 */
export function readCodeText(text: string): CodeText | null {
  const upper = text.trim().slice(0, longest).toUpperCase().replace(unicodeDashes, '-');
  const named = upper.replace(systemName, '');
  const plain = (codeBeforeTitle.exec(named)?.[1] ?? named).trim();
  const national = /^WZ\b/.test(upper) ? 'WZ' : nafEnding.test(plain) ? 'NAF' : null;
  if (national !== null) return nationalCode(plain, national);
  const letter = /^[A-U](?=[\s.-]*\d|$)/.exec(plain)?.[0] ?? null;
  const rest = plain.slice(letter?.length ?? 0).replace(/^[\s.-]+/, '');
  if (!/^[\d\s.\-/]*$/.test(rest)) return null;
  const sector = /^(\d\d)\s*-\s*\d\d$/.exec(rest)?.[1] ?? null;
  const compact = rest.replace(/[\s./]/g, '');
  const checkDigit = /^\d{7,8}-(\d)$/.exec(compact)?.[1] ?? null;
  const digits = checkDigit === null ? compact.replaceAll('-', '') : compact.slice(0, -2);
  if (digits === '' && letter === null) return null;
  return { letter, digits, checkDigit, sector, national: null, dotted: /^\d\d\.\d/.test(rest) };
}

/** The class of NACE that a German or French code lies in: their first four digits. */
function nationalCode(plain: string, national: 'WZ' | 'NAF'): CodeText | null {
  const digits = plain.replace(/[\s.\-/A-Z]/g, '').slice(0, 4);
  return digits.length < 2
    ? null
    : { letter: null, digits, checkDigit: null, sector: null, national, dotted: true };
}
