import { type AnswerSystem, answerSystems, type CodeSuggestion } from '../../../core/codes/classification.ts';
import { answerSystemName } from '../../../core/codes/existing-code/system-names.ts';
import type { ShownClassification } from '../api/classify.ts';

type TakenAway = Pick<ShownClassification, 'suggestions' | 'alternativeOptions' | 'activities'>;

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

/** The first code of each system, one a line, to be pasted elsewhere; under its name where there are two activities. */
export function codesAsText({ suggestions, activities = [] }: TakenAway): string {
  if (activities.length === 0) return firstCodes(suggestions);
  return activities.map((activity) => `${activity.label}\n${firstCodes(activity.suggestions)}`).join('\n\n');
}

function firstCodes(suggestions: ShownClassification['suggestions']): string {
  return answerSystems
    .flatMap((system) => {
      const first = suggestions[system]?.[0];
      return first ? [`${answerSystemName[system]}: ${first.code} ${first.title}`] : [];
    })
    .join('\n');
}

/** Every code of an answer as CSV, with a column that names the activity where there are two. */
export function codesAsCsv({ suggestions, alternativeOptions, activities = [] }: TakenAway): string {
  const columns = ['System', 'Code', 'Title', 'Chance'];
  const rows =
    activities.length > 0
      ? activities.flatMap(({ label, suggestions: own }) => rowsOf(own).map((cells) => [...cells, label]))
      : rowsOf(suggestions, alternativeOptions);
  return [activities.length > 0 ? [...columns, 'Activity'] : columns, ...rows]
    .map((cells) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`)
    .join('');
}

function rowsOf(
  suggestions: ShownClassification['suggestions'],
  others: ShownClassification['alternativeOptions'] = {},
): string[][] {
  return answerSystems.flatMap((system) =>
    [...(suggestions[system] ?? []), ...(others[system] ?? [])].map(({ code, title, score }) => [
      answerSystemName[system],
      code,
      title,
      score === undefined ? '' : `${score}`,
    ]),
  );
}
