import { namesAnAddress } from '../../llm/names-an-address.ts';
import { codeSystems } from '../classification.ts';
import type { Candidates } from './candidates.ts';

/** What may be a code of one of the four systems: four to eight digits, perhaps with a check digit. */
const codeLike = /\b\d{4,8}(?:-\d)?\b/g;
const year = /\b(?:18|19|20)\d\d\b/g;
/** The editions of the tables are named by their years. */
const editions = ['1987', '2022', '2008'];

/**
 * A check of what a model says in words: a code that it was not offered is as wrong in a sentence as it is in a list,
 * and nobody is to be sent elsewhere. Years of the description may be repeated; its other numbers may be codes that it
 * wants to be given.
 */
export function proseCheck(candidates: Candidates, description: string): (prose: string) => boolean {
  const offered = codeSystems.flatMap((system) => candidates[system].map(({ code }) => code));
  const known = new Set([
    ...editions,
    ...offered,
    ...offered.map((code) => code.replace(/-\d$/, '')),
    ...(description.match(year) ?? []),
  ]);
  return (prose) => !namesAnAddress(prose) && (prose.match(codeLike) ?? []).every((code) => known.has(code));
}
