import { type AnswerSystem, answerSystems, type CodeSuggestion } from '../../../core/codes/classification.ts';
import { answerSystemName } from '../../../core/codes/existing-code/system-names.ts';
import type { ShownClassification } from '../api/classify.ts';

/** A code less likely than this is not worth reading. */
const worthReading = 0.03;

/** The other codes of a system that are worth reading; a server that gives no chances has them all shown. */
export function otherCodes(
  { suggestions, alternativeOptions }: Pick<ShownClassification, 'suggestions' | 'alternativeOptions'>,
  system: AnswerSystem,
): readonly CodeSuggestion[] {
  return [...(suggestions[system] ?? []).slice(1), ...(alternativeOptions?.[system] ?? [])].filter(
    ({ score }) => score === undefined || score >= worthReading,
  );
}

/** The first code of each system, one a line, to be pasted elsewhere. */
export function codesAsText({ suggestions }: Pick<ShownClassification, 'suggestions'>): string {
  return answerSystems
    .flatMap((system) => {
      const first = suggestions[system]?.[0];
      return first ? [`${answerSystemName[system]}: ${first.code} ${first.title}`] : [];
    })
    .join('\n');
}

/** Every code of an answer as CSV. */
export function codesAsCsv({
  suggestions,
  alternativeOptions,
}: Pick<ShownClassification, 'suggestions' | 'alternativeOptions'>): string {
  const rows = answerSystems.flatMap((system) =>
    [...(suggestions[system] ?? []), ...(alternativeOptions?.[system] ?? [])].map(
      ({ code, title, score }) => [
        answerSystemName[system],
        code,
        title,
        score === undefined ? '' : `${score}`,
      ],
    ),
  );
  return [['System', 'Code', 'Title', 'Chance'], ...rows]
    .map((cells) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`)
    .join('');
}
