import type { CodeSuggestion } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import type { Confidence } from '../confidence/confidence.ts';
import type { FoundCodes } from '../ranking/find-codes.ts';
import { ukSicOfItself } from '../uk-sic/without-class.ts';
import { type UkSicSuggestions, ukSicSuggestions } from './uk-sic-suggestions.ts';

/** The UK SIC column, and what has to be said about it. */
export interface UkSicColumn extends UkSicSuggestions {
  /** The code of a company that is dormant, not trading or manages the flats of its residents; null for others. */
  readonly ofItself: string | null;
  readonly sentences: readonly string[];
}

const most = 10;
/** How sure it is when a company says outright what it is. */
const saidOutright = 0.9;

/** The UK SIC codes of a description. A company that says it is dormant has one, whatever else is found. */
export function ukSicColumn(tables: CodeTables, found: FoundCodes, confidence: Confidence): UkSicColumn {
  const ofItself = ukSicOfItself(found.description);
  const entry = ofItself === null ? null : tables.entry('uksic', ofItself);
  const { codes, confidence: sure } =
    confidence.business === 'no'
      ? { codes: [], confidence: 0 }
      : ukSicSuggestions(tables, found, confidence.systems.isic, most);
  if (!entry) return { codes, confidence: sure, ofItself: null, sentences: [] };
  const first: CodeSuggestion = {
    code: entry.code,
    title: entry.title,
    score: saidOutright,
    matched: [],
    path: [{ code: entry.code, title: entry.title }],
    via: 'search',
  };
  return {
    codes: [first],
    confidence: saidOutright,
    ofItself: entry.code,
    sentences: [
      `UK SIC 2007 has a code for such a company: ${entry.code} (${entry.title}). No other system has one.`,
    ],
  };
}
