import { childCodes } from '../child-codes.ts';
import type { CodeEntry, CodeTables } from '../code-tables.port.ts';
import type { CodeText } from '../existing-code/code-text.ts';
import { findEntry } from '../existing-code/find-entry.ts';
import type { ChildCode, LookedUpCode } from '../looked-up-code.ts';

/** The table of UK SIC holds codes of five digits alone; what is above them it shares with ISIC. */
const sharedLevels = { section: 1, division: 2 } as const;
const note =
  'UK SIC 2007 has the sections and divisions of ISIC Rev. 4; only its codes of five digits are filed.';

/** The sections of UK SIC, as the children of the top of its table. */
export function ukSicSections(tables: CodeTables): readonly ChildCode[] {
  return childCodes(
    tables,
    'isic',
    tables.entries('isic').filter(({ level }) => level === sharedLevels.section),
  );
}

/** A section of UK SIC with its divisions, or a division with its codes; null where the text is neither. */
export function ukSicPlace(tables: CodeTables, text: CodeText): LookedUpCode | null {
  const found = findEntry(tables, 'isic', text);
  if (!found || found.entry.level > sharedLevels.division) return null;
  const { code, title } = found.entry;
  return {
    system: 'uksic',
    code,
    title,
    path: tables.path('isic', code).map((step) => ({ code: step.code, title: step.title })),
    children: childrenOf(tables, found.entry),
    indexTerms: [],
    concordances: [],
    notes: [...found.notes, note],
  };
}

function childrenOf(tables: CodeTables, { code, level }: CodeEntry): readonly ChildCode[] {
  if (level === sharedLevels.division) return childCodes(tables, 'uksic', codesIn(tables, code));
  return tables.children('isic', code).map((division) => ({
    code: division.code,
    title: division.title,
    children: codesIn(tables, division.code).length,
  }));
}

function codesIn(tables: CodeTables, division: string): readonly CodeEntry[] {
  return tables.entries('uksic').filter(({ code }) => code.startsWith(division));
}
