import {
  type Classification,
  type CodeSuggestion,
  type CodeSuggestions,
  type CodeSystem,
  codeSystems,
} from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import type { Candidates } from './candidates.ts';
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
  candidates: Candidates,
): Omit<Classification, 'engine'> {
  const ordered = {} as Record<CodeSystem, readonly CodeSuggestion[]>;
  let discarded = 0;
  for (const system of codeSystems) {
    const accepted = ranking[system].filter(({ code }) =>
      candidates[system].some((candidate) => candidate.code === code),
    );
    discarded += ranking[system].length - accepted.length;
    const ours = [...builtin.suggestions[system], ...(builtin.alternativeOptions?.[system] ?? [])];
    const picked = accepted.map(({ code, reason }) => pick(tables, system, code, reason, ours));
    const rest = ours.filter(({ code }) => !picked.some((one) => one.code === code));
    ordered[system] = uniqueByCode([...picked, ...rest]);
  }
  const list = (from: number): CodeSuggestions => ({
    sic: ordered.sic.slice(from, from + perList),
    naics: ordered.naics.slice(from, from + perList),
    isic: ordered.isic.slice(from, from + perList),
    cpv: ordered.cpv.slice(from, from + perList),
  });
  return {
    confidence: confidenceOf(builtin, ranking),
    reasoning: reasoningOf(builtin, ranking, discarded),
    suggestions: list(0),
    alternativeOptions: list(perList),
  };
}

function pick(
  tables: CodeTables,
  system: CodeSystem,
  code: string,
  reason: string,
  ours: readonly CodeSuggestion[],
): CodeSuggestion {
  const known = ours.find((one) => one.code === code);
  const title = tables.entry(system, code)?.title ?? '';
  const path = tables.path(system, code).map((step) => ({ code: step.code, title: step.title }));
  return { ...(known ?? { code, title, path }), description: reason, via: 'model' };
}

function uniqueByCode(items: readonly CodeSuggestion[]): readonly CodeSuggestion[] {
  return items.filter(({ code }, index) => items.findIndex((other) => other.code === code) === index);
}

function confidenceOf(builtin: Classification, ranking: ModelRanking): number {
  if (!ranking.isBusiness) return Math.min(builtin.confidence, 0.1);
  const industries = ['sic', 'naics', 'isic'] as const;
  const agreed = industries.filter(
    (system) => ranking[system][0]?.code === builtin.suggestions[system][0]?.code,
  ).length;
  const moved = builtin.confidence + (agreed / industries.length - 0.5) * 0.3;
  return Math.round(Math.min(0.97, Math.max(0.05, moved)) * 100) / 100;
}

function reasoningOf(builtin: Classification, ranking: ModelRanking, discarded: number): string {
  const thrown =
    discarded === 0 ? '' : ` ${discarded} of its codes were not among the candidates and were left out.`;
  const notBusiness = ranking.isBusiness ? '' : ' It finds that the text does not describe a business.';
  return `The language model says: ${ranking.reasoning}${notBusiness}${thrown} The built-in engine says: ${builtin.reasoning}`;
}
