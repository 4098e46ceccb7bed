import type { ClarifyingQuestion } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import type { Confidence } from '../confidence/confidence.ts';
import { type FoundCodes, findCodes } from '../ranking/find-codes.ts';
import { askedUkSic } from '../uk-sic/asked-uk-sic.ts';
import { askWhatIsDone } from './ask-what-is-done.ts';
import { clarifiedRanking } from './clarified-ranking.ts';
import { facetsOf } from './facets.ts';
import { optionOf, questionOf } from './question-options.ts';
import { weighQuestion } from './weigh-question.ts';

/** An answer this sure needs no question. */
const sure = 0.87;
/** What a question has to bring: the share of answers that it is expected to set right. */
const leastGain = 0.14;
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
  const question = askWhatBringsMost(tables, found);
  if (!found.ambiguous) return question;
  const ofThing = askWhatIsDone(tables, found);
  return optionsOf(ofThing) > optionsOf(question) ? ofThing : question;
}

function optionsOf(question: ClarifyingQuestion | null): number {
  return question?.options.length ?? 0;
}

function askWhatBringsMost(tables: CodeTables, found: FoundCodes): ClarifyingQuestion | null {
  const weighed = facetsOf(tables)
    .filter(({ id }) => !found.answered.some(({ facet }) => facet.id === id))
    .map((facet) => weighQuestion(facet, found.systems))
    .filter(({ answers, gain }) => answers.length > 1 && gain >= leastGain);
  const [first] = weighed;
  if (!first) return null;
  const best = weighed.reduce((chosen, next) => (next.gain > margin * chosen.gain ? next : chosen), first);
  const asked = askedUkSic(found);
  const options = best.answers.map(({ option }) => {
    const answer = { facet: best.facet, option };
    // What is searched for anew after an answer is searched for here as well, so that the option keeps its word.
    const chosen = found.ambiguous
      ? findCodes(tables, found.description, [answer]).systems
      : clarifiedRanking(found.systems, answer);
    return optionOf(tables, answer, chosen, asked);
  });
  return questionOf(best.facet, options);
}
