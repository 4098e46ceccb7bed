import type { CodeTables } from '../../../core/codes/code-tables.port.ts';
import { stemsOf } from '../../../core/codes/text/tokenise.ts';
import { outputs } from './outputs.ts';
import type { TrainingText } from './train-model.ts';

/** A code with more counterparts than this says too little about any of them. */
const mostCounterparts = 10;
/** What a text counts whose code is only known through a concordance. */
const share = 0.8;
const systems = ['sic', 'naics', 'isic'] as const;

/**
 * The titles and index terms of each industry system once more for the other two: the concordance names the
 * codes of which one must be right. A text that is known for a system already is not added to it.
 * @param known the texts whose code in a system is certain
 */
export function concordanceTexts(tables: CodeTables, known: readonly TrainingText[]): TrainingText[] {
  const { collections } = tables.retrieval().index;
  const certain = new Set(known.map(({ system, stems }) => sameWords(system, stems)));
  const texts: TrainingText[] = [];
  for (const from of systems) {
    for (const code of collections[from].keys) {
      const terms = [tables.entry(from, code)?.title ?? '', ...tables.indexTerms(from, code)].map(stemsOf);
      for (const to of systems) {
        const system = outputs.indexOf(to);
        const counterparts = new Set(
          to === from
            ? []
            : tables.links(from, code, to).map((link) => collections[to].itemOfKey.get(link.code)),
        );
        counterparts.delete(undefined);
        const [first, ...others] = [...counterparts] as number[];
        if (first === undefined || others.length >= mostCounterparts) continue;
        for (const stems of terms) {
          if (stems.length === 0 || certain.has(sameWords(system, stems))) continue;
          texts.push({ system, labels: [first, ...others], share, stems });
        }
      }
    }
  }
  return texts;
}

function sameWords(system: number, stems: readonly string[]): string {
  return `${system} ${[...stems].sort().join(' ')}`;
}
