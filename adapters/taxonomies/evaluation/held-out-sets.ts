import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CodeSystem } from '../../../core/codes/classification.ts';
import type { CodeTables } from '../../../core/codes/code-tables.port.ts';
import { holdOutTerms } from '../../../core/codes/evaluation/held-out-terms.ts';
import { createCodeTables } from '../../../core/codes/tables/create-code-tables.ts';
import type { TableFile } from '../../../core/codes/tables/table-files.ts';
import type { TextModel } from '../../../core/codes/text-model/text-model.ts';
import { packageRoot } from '../../package-root.ts';
import { readLexicon } from '../load-code-tables.ts';
import type { EvaluationSet } from './evaluation-sets.ts';

/** Tables without a tenth of the index terms, and those terms as questions. */
export interface HeldOutSets {
  readonly sets: readonly (EvaluationSet & { readonly system: CodeSystem })[];
  /** @param model a model that has not seen the terms; without one only words decide */
  readonly tables: (model: TextModel | null) => CodeTables;
}

const heldOutShare = 0.1;
const seed = 42;
const indexes = [
  ['naics', 'naics-index.tsv'],
  ['sic', 'sic-index.tsv'],
  ['isic', 'uksic-index.tsv'],
] as const satisfies readonly (readonly [CodeSystem, TableFile])[];

/** Holds out a tenth of each index; a held-out term is taken out of all indexes. */
export function heldOutSets(): HeldOutSets {
  const codes = join(packageRoot(), 'core/codes');
  const read = (file: TableFile): string => readFileSync(join(codes, 'data', file), 'utf8');
  const full = createCodeTables(read);
  const held = indexes.map(([system, file]) => ({
    system,
    file,
    ...holdOutTerms(read(file), heldOutShare, seed),
  }));
  const isicOf = (code: string): string[] => full.links('uksic', code, 'isic').map((link) => link.code);
  return {
    sets: held.map(({ system, terms }) => ({
      system,
      name: 'held-out index terms',
      rows: terms
        .map(({ description, codes: given }) => ({
          description,
          codes: { [system]: system === 'isic' ? given.flatMap(isicOf) : given },
        }))
        .filter((row) => (row.codes[system]?.length ?? 0) > 0),
    })),
    tables: (model) =>
      createCodeTables(
        (file) =>
          file.endsWith('-index.tsv')
            ? held.reduce((text, { without }) => without(text), read(file))
            : read(file),
        { lexicon: (kind) => readLexicon(join(codes, 'lexicon/data'), kind), model: () => model },
      ),
  };
}
