import type { CodeSuggestion } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import { ukSicOfClasses } from '../uk-sic/uk-sic-of-classes.ts';
import { ukSicPath } from '../uk-sic/uk-sic-path.ts';
import type { ResolvedCode } from './resolve-existing-code.ts';

/** The UK SIC codes that follow from a code. */
export interface UkSicOfCode {
  readonly codes: readonly CodeSuggestion[];
  /** The chance that the first is right. */
  readonly certainty: number;
}

const most = 10;

/**
 * The typed UK code itself, or the parts of the ISIC classes that the code led to.
 * @param isic the classes, best first
 * @param isicCertainty the chance that the first class is right
 */
export function ukSicOfCode(
  tables: CodeTables,
  { ukSic, words }: ResolvedCode,
  isic: readonly CodeSuggestion[],
  isicCertainty: number,
): UkSicOfCode {
  const classes = isic
    .filter(({ code }) => code.length === 4)
    .map(({ code, score }, at) => ({ code, probability: score ?? 1 / (1 + at) }));
  const ranked = ukSicOfClasses(tables, classes, { words, codes: new Map() });
  const all = classes[0]?.probability ?? 0;
  const share = all > 0 ? (ranked[0]?.probability ?? 0) / all : 0;
  const typed = ukSic === null ? [] : item(tables, ukSic, 'The code you gave.', 1);
  const others = ranked
    .filter(({ code }) => code !== ukSic)
    .flatMap(({ code, probability, isicClass }) =>
      item(tables, code, `Lies in ISIC class ${isicClass}.`, probability),
    );
  return {
    codes: [...typed, ...others].slice(0, most),
    certainty: ukSic === null ? isicCertainty * share : 0.99,
  };
}

function item(tables: CodeTables, code: string, description: string, score: number): CodeSuggestion[] {
  const entry = tables.entry('uksic', code);
  if (!entry) return [];
  return [
    { code, title: entry.title, description, score, path: ukSicPath(tables, code), via: 'concordance' },
  ];
}
