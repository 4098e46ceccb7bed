import type { CodeSystem } from '../../../core/codes/classification.ts';
import type { CodeTables } from '../../../core/codes/code-tables.port.ts';
import type { CheckOutcome } from './check.ts';

/** Codes of the official editions: NAICS 2022, SIC 1987 and ISIC Rev. 4 at their last level, CPV 2008 at all. */
const official: readonly { system: CodeSystem; level: number | null; codes: number }[] = [
  { system: 'naics', level: 6, codes: 1012 },
  { system: 'sic', level: 4, codes: 1005 },
  { system: 'isic', level: 4, codes: 419 },
  { system: 'cpv', level: null, codes: 9454 },
];

/** Counts the codes of each table against the official edition. */
export function checkDataTables(tables: Pick<CodeTables, 'entries'>): CheckOutcome {
  const counted = official.map(({ system, level, codes }) => {
    const found = tables.entries(system).filter((entry) => level === null || entry.level === level).length;
    const shown = `${system.toUpperCase()} ${found.toLocaleString('en-GB')}`;
    return {
      isOk: found === codes,
      shown: found === codes ? shown : `${shown} instead of ${codes.toLocaleString('en-GB')}`,
    };
  });
  return {
    name: 'data tables',
    isOk: counted.every(({ isOk }) => isOk),
    detail: counted.map(({ shown }) => shown).join(', '),
  };
}
