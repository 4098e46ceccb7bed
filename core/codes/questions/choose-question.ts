import type { ClarifyingQuestion } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import { isWhoDoesIt } from '../confidence/ambiguous-word.ts';
import type { Confidence } from '../confidence/confidence.ts';
import { tempered } from '../confidence/tempered.ts';
import { type IndustrySystem, industrySystems } from '../ranking/concordance-support.ts';
import { type FoundCodes, findCodes } from '../ranking/find-codes.ts';
import type { RankedSystems } from '../ranking/rank-codes.ts';
import { askedUkSic } from '../uk-sic/asked-uk-sic.ts';
import { askWhatIsDone } from './ask-what-is-done.ts';
import { clarifiedRanking, type GivenAnswer } from './clarified-ranking.ts';
import { facetsOf } from './facets.ts';
import { optionOf, questionOf } from './question-options.ts';
import { type LikelySystems, type WeighedQuestion, weighQuestion } from './weigh-question.ts';

/** An answer this sure needs no question. */
const sure = 0.85;
/** What a question has to bring: the share of answers that it is expected to set right. */
const leastGain = 0.055;
/** A later question has to bring more than this many times what an earlier one brings, which is easier to answer. */
const margin = 1.15;

/**
 * The question that is expected to bring most for this answer; none where the words decide, where no question
 * would help, or where the text hardly describes a business. Each question is asked once.
 */
export function chooseQuestion(
  tables: CodeTables,
  found: FoundCodes,
  confidence: Confidence,
): ClarifyingQuestion | null {
  const { value, business } = confidence;
  // A buyer does not trade: what they need is read from their words alone.
  if (business !== 'yes' || value >= sure || found.notices || isNameOfTrade(found)) return null;
  const question = askWhatBringsMost(tables, found, confidence);
  if (!found.ambiguous || saysWhoDoesIt(tables, found)) return question;
  const ofThing = askWhatIsDone(tables, found);
  return optionsOf(ofThing) > optionsOf(question) ? ofThing : question;
}

/** Who gives the name of one trade and nothing more has said what they do. */
function isNameOfTrade({ ambiguous, trades }: FoundCodes): boolean {
  return !ambiguous && trades.some(({ exactness }) => exactness >= 1);
}

/** "Builder" names no thing that could be made, sold or hired out. */
function saysWhoDoesIt(tables: CodeTables, { read }: FoundCodes): boolean {
  const [word] = read.words;
  return word !== undefined && isWhoDoesIt(tables.retrieval().trades, word.surface.toLowerCase());
}

function optionsOf(question: ClarifyingQuestion | null): number {
  return question?.options.length ?? 0;
}

function askWhatBringsMost(
  tables: CodeTables,
  found: FoundCodes,
  confidence: Confidence,
): ClarifyingQuestion | null {
  const likely = asLikelyAsMeasured(found.systems, confidence);
  const weighed = facetsOf(tables)
    .filter(({ id }) => !found.answered.some(({ facet }) => facet.id === id))
    .map((facet) => weighQuestion(facet, likely))
    .filter(({ answers, gain }) => answers.length > 1 && gain >= leastGain);
  const [first, second] = weighed;
  if (!first) return null;
  if (!second) return askedWith(tables, found, first);
  const [best, next] = second.gain > margin * first.gain ? [second, first] : [first, second];
  return askedWith(tables, found, best) ?? askedWith(tables, found, next);
}

/** The question with those answers that lead where they say; null where fewer than two do. */
function askedWith(
  tables: CodeTables,
  found: FoundCodes,
  { facet, answers }: WeighedQuestion,
): ClarifyingQuestion | null {
  const asked = askedUkSic(found);
  const options = answers.flatMap(({ option }) => {
    const answer = { facet, option };
    // What is searched for anew after an answer is searched for here as well, so that the option keeps its word.
    const chosen = found.ambiguous
      ? findCodes(tables, found.description, [answer]).systems
      : clarifiedRanking(tables, found.systems, answer);
    return keepsItsWord(answer, chosen) ? [optionOf(tables, answer, chosen, asked)] : [];
  });
  return questionOf(facet, options);
}

/** Shares of the evidence are surer than they prove to be: what a question brings is reckoned with measured chances. */
function asLikelyAsMeasured(found: RankedSystems, { systems }: Confidence): LikelySystems {
  const likely = {} as Record<IndustrySystem, LikelySystems[IndustrySystem]>;
  for (const system of industrySystems) {
    const shares = found[system].map(({ probability }) => probability);
    const chances = tempered(shares, systems[system]);
    likely[system] = found[system].map(({ code }, at) => ({ code, probability: chances[at] ?? 0 }));
  }
  return likely;
}

/** An answer has to be true of the codes that it leads to, in every system of industries. */
function keepsItsWord({ facet, option }: GivenAnswer, chosen: RankedSystems): boolean {
  return industrySystems.every((system) => {
    const belonging = facet.belonging(system, chosen[system][0]?.code ?? '');
    return belonging.size === 0 || belonging.has(option);
  });
}
