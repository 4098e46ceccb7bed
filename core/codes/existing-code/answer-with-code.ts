import { buildClassification } from '../answer/build-classification.ts';
import {
  type AnswerSystem,
  answerSystems,
  type Classification,
  type CodeSuggestion,
  type CodeSuggestions,
} from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import { tempered } from '../confidence/tempered.ts';
import type { FoundCodes } from '../ranking/find-codes.ts';
import { roundedScore } from '../rounded-score.ts';
import { type CodeLists, fiveFrom } from './code-lists.ts';
import { codesOfCode } from './codes-of-code.ts';
import { joinDescription } from './join-description.ts';
import type { ResolvedCode } from './resolve-existing-code.ts';

/** Confidence when code and description contradict each other: the share of the surer one that is left. */
const leftByConflict = 0.5;
/** What is shown has some chance. */
const leastShare = 0.001;

/**
 * The answer to an existing code, alone or with a description. Together both count: codes that both support
 * come first, and a conflict between them is said and costs confidence.
 */
export function answerWithCode(
  tables: CodeTables,
  resolved: ResolvedCode,
  found: FoundCodes | null,
): Classification {
  const ofCode = codesOfCode(tables, resolved);
  const described = found && buildClassification(tables, found);
  const nothing = !described || answerSystems.every((system) => described.suggestions[system].length === 0);
  if (nothing) {
    const ignored = described ? ['The description does not read like a business and was left out.'] : [];
    return answer(ofCode.lists, ofCode.certainties, [...ofCode.sentences, ...ignored]);
  }
  const listed = allOf(described);
  const { lists, agree } = joinDescription(resolved, ofCode.lists, listed);
  const confidences = {} as Record<AnswerSystem, number>;
  for (const system of answerSystems) {
    const surer = Math.max(ofCode.certainties[system], described.confidences?.[system] ?? 0);
    confidences[system] = agree ? surer : leftByConflict * surer;
  }
  return answer(lists, confidences, [
    resolved.message,
    agree ? 'The description points the same way.' : conflict(resolved, described.suggestions),
    described.reasoning,
  ]);
}

function conflict(resolved: ResolvedCode, { naics, sic, isic }: CodeSuggestions): string {
  const first = naics[0] ?? sic[0] ?? isic[0];
  const name = naics[0] ? 'NAICS' : sic[0] ? 'SIC' : 'ISIC';
  const elsewhere = first ? `to ${name} ${first.code} (${first.title})` : 'elsewhere';
  return `The code and the description contradict each other: the code stands for ${resolved.title}, the description points ${elsewhere}. Both are listed, the codes that follow from the given one first; check which is right.`;
}

function allOf({ suggestions, alternativeOptions }: Classification): CodeLists {
  const list = (system: AnswerSystem) => [...suggestions[system], ...(alternativeOptions?.[system] ?? [])];
  return {
    sic: list('sic'),
    naics: list('naics'),
    isic: list('isic'),
    cpv: list('cpv'),
    ukSic: list('ukSic'),
  };
}

function answer(
  lists: CodeLists,
  confidences: Readonly<Record<AnswerSystem, number>>,
  sentences: readonly string[],
): Classification {
  const scored = withChances(lists, confidences);
  const alternativeOptions = fiveFrom(scored, 5);
  const some = answerSystems.some((system) => alternativeOptions[system].length > 0);
  const rounded = {} as Record<AnswerSystem, number>;
  for (const system of answerSystems) rounded[system] = Math.round(confidences[system] * 100) / 100;
  const industry = (confidences.sic + confidences.naics + confidences.isic) / 3;
  return {
    confidence: Math.round(industry * 100) / 100,
    confidences: rounded,
    reasoning: sentences.join(' '),
    suggestions: fiveFrom(scored, 0),
    ...(some ? { alternativeOptions } : {}),
    engine: { provider: 'builtin' },
  };
}

/** The scores of each list as the chance that each code is right, the first as sure as its system. */
function withChances(lists: CodeLists, confidences: Readonly<Record<AnswerSystem, number>>): CodeLists {
  const scored = {} as Record<AnswerSystem, readonly CodeSuggestion[]>;
  for (const system of answerSystems) {
    const shares = lists[system].map(({ score }) => Math.max(score ?? 1, leastShare));
    const chances = tempered(shares, confidences[system]);
    scored[system] = lists[system].map((item, at) => ({ ...item, score: roundedScore(chances[at] ?? 0) }));
  }
  return scored;
}
