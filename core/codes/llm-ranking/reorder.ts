import { type Classification, type CodeSuggestion, type CodeSystem, codeSystems } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import { fiveFrom } from '../existing-code/code-lists.ts';
import { ukSicPath } from '../uk-sic/uk-sic-path.ts';
import type { AcceptedPick, CheckedPicks } from './check-picks.ts';
import type { ModelRanking } from './model-ranking.ts';

const perList = 5;

/**
 * The built-in answer in a model's order: its accepted codes first, then the rest of ours. The confidence is
 * ours, moved by whether both name the same first codes: a model's own word for it is not asked.
 */
export function reorder(
  tables: CodeTables,
  builtin: Classification,
  ranking: ModelRanking,
  { accepted, rejected }: CheckedPicks,
  isSound: (prose: string) => boolean,
): Omit<Classification, 'engine'> {
  const ordered = {} as Record<CodeSystem, readonly CodeSuggestion[]>;
  for (const system of codeSystems) {
    const ours = [...builtin.suggestions[system], ...(builtin.alternativeOptions?.[system] ?? [])];
    const picked = accepted[system].map((one) => pick(tables, system, one, ours, isSound));
    const rest = ours.filter(({ code }) => !picked.some((one) => one.code === code));
    ordered[system] = [...picked, ...rest];
  }
  const uk = [...builtin.suggestions.ukSic, ...(builtin.alternativeOptions?.ukSic ?? [])];
  const lists = { ...ordered, ukSic: ukSicOfFirst(tables, ordered.isic[0]?.code, uk) };
  return {
    confidence: confidenceOf(builtin, ranking, accepted),
    reasoning: reasoningOf(builtin, ranking, rejected.length, isSound),
    suggestions: fiveFrom(lists, 0),
    alternativeOptions: fiveFrom(lists, perList),
  };
}

/** UK SIC follows the class of ISIC that the model chose; the codes of other classes come after. */
function ukSicOfFirst(
  tables: CodeTables,
  isicClass: string | undefined,
  ours: readonly CodeSuggestion[],
): readonly CodeSuggestion[] {
  if (isicClass === undefined) return ours;
  const inClass = tables.links('isic', isicClass, 'uksic').map(({ code }) => code);
  const first = ours.filter(({ code }) => inClass.includes(code));
  const missing = first.length > 0 ? [] : inClass.flatMap((code) => tables.entry('uksic', code) ?? []);
  const added = missing.map(({ code, title }) => ({
    code,
    title,
    path: ukSicPath(tables, code),
    via: 'concordance' as const,
  }));
  return [...first, ...added, ...ours.filter(({ code }) => !inClass.includes(code))];
}

function pick(
  tables: CodeTables,
  system: CodeSystem,
  { entry: { code, title }, reason }: AcceptedPick,
  ours: readonly CodeSuggestion[],
  isSound: (prose: string) => boolean,
): CodeSuggestion {
  const known = ours.find((one) => one.code === code);
  const path = tables.path(system, code).map((step) => ({ code: step.code, title: step.title }));
  const description = reason !== '' && isSound(reason) ? { description: reason } : {};
  return { ...(known ?? { code, title, path }), ...description, via: 'model' };
}

function confidenceOf(
  builtin: Classification,
  ranking: ModelRanking,
  accepted: CheckedPicks['accepted'],
): number {
  if (!ranking.isBusiness) return Math.min(builtin.confidence, 0.1);
  const industries = ['sic', 'naics', 'isic'] as const;
  // A system that the model says nothing about is neither agreement nor doubt.
  const named = industries.filter((system) => ranking[system].length > 0);
  if (named.length === 0) return builtin.confidence;
  const agreed = named.filter(
    (system) => accepted[system][0]?.entry.code === builtin.suggestions[system][0]?.code,
  ).length;
  const moved = builtin.confidence + (agreed / named.length - 0.5) * 0.3;
  return Math.round(Math.min(0.97, Math.max(0.05, moved)) * 100) / 100;
}

function reasoningOf(
  builtin: Classification,
  ranking: ModelRanking,
  discarded: number,
  isSound: (prose: string) => boolean,
): string {
  const said = isSound(ranking.reasoning)
    ? `The language model says: ${ranking.reasoning}`
    : 'What the language model says is left out: it names codes that it was not offered, or an address.';
  const thrown =
    discarded === 0 ? '' : ` ${discarded} of its codes were not among the candidates and were left out.`;
  const notBusiness = ranking.isBusiness ? '' : ' It finds that the text does not describe a business.';
  return `${said}${notBusiness}${thrown} The built-in engine says: ${builtin.reasoning}`;
}
