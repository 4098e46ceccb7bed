import { type AnswerSystem, type ClarifyingQuestion, codeSystems } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import type { RankedSystems } from '../ranking/rank-codes.ts';
import type { AskedUkSic } from '../uk-sic/asked-uk-sic.ts';
import { firstUkSic } from '../uk-sic/uk-sic-of-classes.ts';
import type { GivenAnswer } from './clarified-ranking.ts';
import type { Facet } from './facet.ts';

export type QuestionOption = ClarifyingQuestion['options'][number];

/** An answer as an option, with what comes first in each system once it is chosen. */
export function optionOf(
  tables: CodeTables,
  { facet, option }: GivenAnswer,
  chosen: RankedSystems,
  asked: AskedUkSic,
): QuestionOption {
  const leadsTo: Partial<Record<AnswerSystem, string>> = {};
  for (const system of codeSystems) {
    const [first] = chosen[system];
    if (first) leadsTo[system] = first.code;
  }
  const uk = firstUkSic(tables, chosen.isic, asked);
  if (uk) leadsTo.ukSic = uk.code;
  const title = tables.entry('naics', leadsTo.naics ?? '')?.title;
  return { id: option, label: facet.label(option) ?? option, leadsTo, ...(title && { title }) };
}

/**
 * The question with these options; null where fewer than two lead to different industries. Of several that lead to one
 * the likeliest stays: who sees the same name twice has nothing to choose.
 */
export function questionOf(
  { id, text }: Facet,
  options: readonly QuestionOption[],
): ClarifyingQuestion | null {
  const isNew = ({ leadsTo }: QuestionOption, at: number) =>
    options.findIndex((other) => other.leadsTo.naics === leadsTo.naics) === at;
  const differing = options.filter(isNew);
  return differing.length > 1 ? { id, text, options: differing } : null;
}
