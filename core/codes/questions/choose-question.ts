import { type AnswerSystem, type ClarifyingQuestion, codeSystems } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import type { Confidence } from '../confidence/confidence.ts';
import type { FoundCodes } from '../ranking/find-codes.ts';
import { askedWords } from '../uk-sic/asked-words.ts';
import { ukSicOfClasses } from '../uk-sic/uk-sic-of-classes.ts';
import type { AskedWords } from '../uk-sic/within-class.ts';
import { clarifiedList } from './clarified-ranking.ts';
import type { Facet } from './facet.ts';
import { facetsOf } from './facets.ts';
import { weighQuestion } from './weigh-question.ts';

/** An answer this sure needs no question. */
const sure = 0.87;
/** What a question has to bring: the share of answers that it is expected to set right. */
const leastGain = 0.1;
/** A later question has to bring more than this many times what an earlier one brings, which is easier to answer. */
const margin = 1.15;

/**
 * The question that is expected to bring most for this answer; none where the words decide, where no question
 * would help, or where the text hardly describes a business. Each question is asked once.
 */
export function chooseQuestion(
  tables: CodeTables,
  found: FoundCodes,
  { value, business }: Confidence,
): ClarifyingQuestion | null {
  // A buyer does not trade: what they need is read from their words alone.
  if (business !== 'yes' || value >= sure || found.notices) return null;
  const weighed = facetsOf(tables)
    .filter(({ id }) => !found.answered.some(({ facet }) => facet.id === id))
    .map((facet) => weighQuestion(facet, found.systems))
    .filter(({ answers, gain }) => answers.length > 1 && gain >= leastGain);
  const [first] = weighed;
  if (!first) return null;
  const best = weighed.reduce((chosen, next) => (next.gain > margin * chosen.gain ? next : chosen), first);
  const asked = askedWords(found);
  const options = best.answers.map(({ option }) => optionOf(tables, found, asked, best.facet, option));
  const choices = differing(options);
  return choices.length > 1 ? { id: best.facet.id, text: best.facet.text, options: choices } : null;
}

type Option = ClarifyingQuestion['options'][number];

/** Of several options that lead to one industry the likeliest: who sees the same name twice has nothing to choose. */
function differing(options: readonly Option[]): readonly Option[] {
  const isNew = ({ leadsTo }: Option, at: number) =>
    options.findIndex((other) => other.leadsTo.naics === leadsTo.naics) === at;
  return options.filter(isNew);
}

function optionOf(
  tables: CodeTables,
  { systems }: FoundCodes,
  asked: AskedWords,
  facet: Facet,
  option: string,
): Option {
  const leadsTo: Partial<Record<AnswerSystem, string>> = {};
  for (const system of codeSystems) {
    const [first] = clarifiedList(system, systems[system], { facet, option });
    if (first) leadsTo[system] = first.code;
  }
  const uk = ukSicOfClasses(tables, clarifiedList('isic', systems.isic, { facet, option }), asked)[0];
  if (uk) leadsTo.ukSic = uk.code;
  const title = tables.entry('naics', leadsTo.naics ?? '')?.title;
  return { id: option, label: facet.label(option) ?? option, leadsTo, ...(title && { title }) };
}
