/**
 * Prints how often the right UK SIC code of an ISIC class is chosen, over every fifth term of the UK index in classes of
 * several codes, each taken out of the index while it is asked for, how often owners find theirs, and how often the
 * first codes of SIC, NAICS and ISIC are joined by no official link on the golden sets:
 *
 *   npx tsx adapters/taxonomies/evaluation/measure-uk-sic.ts
 */
import { unlinkedPairs } from '../../../core/codes/ranking/choose-together.ts';
import { findCodes } from '../../../core/codes/ranking/find-codes.ts';
import { stemsOf } from '../../../core/codes/text/tokenise.ts';
import { signsOf } from '../../../core/codes/uk-sic/signs-of-words.ts';
import { sharesWithinClass } from '../../../core/codes/uk-sic/within-class.ts';
import { loadCodeTables } from '../load-code-tables.ts';
import { goldenSets } from './evaluation-sets.ts';
import { measureUkSicOwners } from './uk-sic-owners.ts';

const every = 5;
const tables = loadCodeTables();
const percent = (part: number, whole: number): string => ((100 * part) / whole).toFixed(1);

let asked = 0;
let right = 0;
for (const { code: isicClass } of tables.entries('isic').filter(({ level }) => level === 4)) {
  const codes = tables.links('isic', isicClass, 'uksic').map(({ code }) => code);
  if (codes.length < 2) continue;
  for (const code of codes) {
    for (const term of tables.indexTerms('uksic', code).filter((_, at) => at % every === 0)) {
      const withoutTerm = {
        ...tables,
        indexTerms: (...of: Parameters<typeof tables.indexTerms>) =>
          tables.indexTerms(...of).filter((each) => each !== term),
      };
      const words = new Map(
        signsOf(stemsOf(term).map((stem) => ({ stem, weight: 1 }))).map(({ sign, weight }) => [sign, weight]),
      );
      const shares = sharesWithinClass(withoutTerm, isicClass, words);
      const best = shares.reduce((first, next) => (next.share > first.share ? next : first));
      asked += 1;
      if (best.code === code) right += 1;
    }
  }
}
process.stdout.write(`UK SIC within its class: ${percent(right, asked)} of ${asked} terms\n`);
const { owners, first, shown } = await measureUkSicOwners(tables);
process.stdout.write(
  `UK SIC of ${owners} owners: ${percent(first, 1)} first, ${percent(shown, 1)} among those shown\n`,
);

for (const { name, rows } of goldenSets()) {
  const unlinked = rows.filter(({ description }) => {
    const { sic, naics, isic } = findCodes(tables, description).systems;
    const first = { sic: sic[0]?.code, naics: naics[0]?.code, isic: isic[0]?.code };
    return unlinkedPairs(tables, first).length > 0;
  });
  process.stdout.write(`${name}: ${percent(unlinked.length, rows.length)} without a link\n`);
}
