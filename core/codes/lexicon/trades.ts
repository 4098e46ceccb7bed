import type { CodeSystem } from '../classification.ts';

/** An everyday trade: how people speak of it and the codes that an expert coder gives it, best first. */
export interface Trade {
  readonly name: string;
  readonly codes: Readonly<Record<CodeSystem, readonly string[]>>;
  /** Everyday phrases and typical words of the trade. */
  readonly phrases: readonly string[];
  /** The UK SIC 2007 code of the trade where its ISIC class has several and one of them is meant. */
  readonly ukSic: string | null;
}

/**
 * Reads trades written one a line: `name | NAICS | SIC | ISIC | CPV | phrase; phrase | UK SIC`. Codes are
 * separated by spaces, best first, CPV without check digit; the last cell may be left out. Empty lines and lines that start with `#` are left out.
 * @param cpvCode gives the full CPV code for eight digits
 */
export function parseTrades(text: string, cpvCode: (digits: string) => string): Trade[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = '', naics = '', sic = '', isic = '', cpv = '', phrases = '', ukSic = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      return {
        name,
        codes: { naics: codes(naics), sic: codes(sic), isic: codes(isic), cpv: codes(cpv).map(cpvCode) },
        phrases: phrases
          .split(';')
          .map((phrase) => phrase.trim())
          .filter((phrase) => phrase !== ''),
        ukSic: ukSic === '' ? null : ukSic,
      };
    });
}

function codes(cell: string): string[] {
  return cell.split(/\s+/).filter((code) => code !== '');
}
