/**
 * Writes an internationalised domain in the letters that mail servers use (`bücher.example` becomes
 * `xn--bcher-kva.example`), lower-cased. An ASCII domain comes back as it is, in lower case.
 * @returns `undefined` where the domain cannot be written so.
 */
export type AsciiDomain = (domain: string) => string | undefined;
