import { buildClassification } from '../classification/build-classification.ts';
import { type Classification, type CodeSuggestions, codeSystems } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import type { FoundCodes } from '../ranking/find-codes.ts';
import { type CodeLists, fiveFrom } from './code-lists.ts';
import { codesOfCode } from './codes-of-code.ts';
import { joinDescription } from './join-description.ts';
import type { ResolvedCode } from './resolve-existing-code.ts';

/** Confidence when code and description contradict each other: the share of the surer one that is left. */
const leftByConflict = 0.5;

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
  const nothing = !described || codeSystems.every((system) => described.suggestions[system].length === 0);
  if (nothing) {
    const ignored = described ? ['The description does not read like a business and was left out.'] : [];
    return answer(ofCode.lists, ofCode.certainty, [...ofCode.sentences, ...ignored]);
  }
  const listed = allOf(described);
  const { lists, agree } = joinDescription(resolved, ofCode.lists, listed);
  const confidence = agree
    ? Math.max(ofCode.certainty, described.confidence)
    : leftByConflict * Math.max(ofCode.certainty, described.confidence);
  return answer(lists, confidence, [
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
  const list = (system: keyof CodeSuggestions) => [
    ...suggestions[system],
    ...(alternativeOptions?.[system] ?? []),
  ];
  return { sic: list('sic'), naics: list('naics'), isic: list('isic'), cpv: list('cpv') };
}

function answer(lists: CodeLists, confidence: number, sentences: readonly string[]): Classification {
  const alternativeOptions = fiveFrom(lists, 5);
  const some = codeSystems.some((system) => alternativeOptions[system].length > 0);
  return {
    confidence: Math.round(confidence * 100) / 100,
    reasoning: sentences.join(' '),
    suggestions: fiveFrom(lists, 0),
    ...(some ? { alternativeOptions } : {}),
    engine: { provider: 'builtin' },
  };
}
