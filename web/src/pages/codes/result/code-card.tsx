import type { CodeSuggestion, CodeType } from '../../../../../core/codes/classification.ts';
import { CopyButton } from '../../../components/copy-button.tsx';

const sources = {
  search: null,
  concordance: 'Found through the official concordance',
  model: 'Chosen by the language model',
} as const;

/** One code: where it stands, what it is called, and which words led to it. */
export function CodeCard({ item, type }: { readonly item: CodeSuggestion; readonly type: CodeType }) {
  const { code, title, description, path, matched, via } = item;
  const above = (path ?? []).filter((step) => step.code !== code);
  const source = via ? sources[via] : null;
  return (
    <article className="card p-5">
      {above.length > 0 ? (
        <p className="mb-2 text-xs leading-relaxed text-muted">
          {above.map((step) => step.title).join(' › ')}
        </p>
      ) : null}
      <div className="flex items-start justify-between gap-2">
        <p className="font-display text-2xl leading-11 font-medium tabular-nums">{code}</p>
        <CopyButton text={code} label={`Copy ${type} code ${code}`} />
      </div>
      <p className="font-medium">{title}</p>
      {description ? <p className="mt-1.5 text-sm text-muted">{description}</p> : null}
      {matched && matched.length > 0 ? (
        <p className="mt-3 text-sm text-muted">
          Matched: <span className="text-ink">{matched.join(', ')}</span>
        </p>
      ) : null}
      {source ? <p className="mt-1 text-sm text-muted">{source}</p> : null}
    </article>
  );
}
