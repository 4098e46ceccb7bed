import type {
  AnswerSystem,
  CodeSuggestion,
  TaxonomySystem,
} from '../../../../../core/codes/classification.ts';
import { codePagePath } from '../../../../../core/codes/explanation/code-page-path.ts';
import { AppLink } from '../../../components/app-link.tsx';
import { CopyButton } from '../../../components/copy-button.tsx';
import { shownMatches } from './shown-matches.ts';

const sources = {
  search: null,
  concordance: 'Found through the conversion tables',
  model: 'Chosen by the language model',
} as const;

interface CodeCardProps {
  readonly item: CodeSuggestion;
  readonly system: AnswerSystem;
  /** The system as people call it. */
  readonly type: string;
  readonly large?: boolean;
}

/** One code: what it is called, how likely it is, where it stands, and which words led to it. */
export function CodeCard({ item, system, type, large = false }: CodeCardProps) {
  const { code, title, description, path, matched, via, score } = item;
  const above = (path ?? []).filter((step) => step.code !== code);
  const source = via ? sources[via] : null;
  return (
    <article className={large ? '' : 'card p-4'}>
      <div className="flex items-start justify-between gap-2">
        <p className={`font-display leading-11 font-medium tabular-nums ${large ? 'text-3xl' : 'text-xl'}`}>
          {code}
        </p>
        <CopyButton text={code} label={`Copy ${type} code ${code}`} />
      </div>
      <p className="font-medium">{title}</p>
      {score === undefined ? null : <p className="mt-1 text-sm text-muted">{chance(score)}</p>}
      {above.length > 0 ? (
        <p className="mt-3 text-xs leading-relaxed text-muted">
          {above.map((step) => step.title).join(' › ')}
        </p>
      ) : null}
      {description ? <p className="mt-1.5 text-sm text-muted">{description}</p> : null}
      {matched && matched.length > 0 ? (
        <p className="mt-3 text-sm text-muted">
          Matched: <span className="text-ink">{shownMatches(matched).join(', ')}</span>
        </p>
      ) : null}
      <p className="no-print mt-2 text-sm">
        <AppLink to={codePagePath(taxonomyOf(system), code)} className="link inline-block py-1">
          About this code<span className="sr-only">{` (${type} ${code})`}</span>
        </AppLink>
      </p>
      {source ? <p className="mt-1 text-sm text-muted">{source}</p> : null}
    </article>
  );
}

/** UK SIC is written otherwise in answers than among the tables. */
function taxonomyOf(system: AnswerSystem): TaxonomySystem {
  return system === 'ukSic' ? 'uksic' : system;
}

function chance(score: number): string {
  const percent = Math.round(score * 100);
  if (percent < 1) return 'Chance below 1%';
  // No choice among thousands of codes is certain.
  return percent > 99 ? 'Chance above 99%' : `Chance ${percent}%`;
}
