import type { Evidence } from '../../../../../core/termsheet/analysis.ts';
import { Icon } from '../../../components/icon.tsx';
import { inContext } from './passages.ts';

const shortLength = 110;

/** The words of the document that a finding rests on; opens to the passage around them. */
export function Quote({
  evidence,
  sourceText,
}: {
  readonly evidence: Evidence;
  readonly sourceText: string;
}) {
  const { before, quote, after } = inContext(sourceText, evidence);
  const words = quote.replace(/\s+/g, ' ').trim();
  return (
    <details className="quote details-plain max-w-4xl rounded-control border border-line bg-sunken">
      <summary className="flex min-h-11 items-start gap-3 px-4 py-2.5 text-sm">
        <Icon name="plus" className="disclosure-mark mt-0.5 size-4 text-primary" />
        <span>
          <span className="text-muted">
            In the document{evidence.page === undefined ? '' : `, page ${evidence.page}`}:{' '}
          </span>
          “{words.length > shortLength ? `${words.slice(0, shortLength).replace(/\s\S*$/, '')} …` : words}”
        </span>
      </summary>
      <blockquote className="border-t border-line px-4 py-4 text-sm leading-relaxed whitespace-pre-wrap text-muted">
        {before}
        <mark className="rounded-xs bg-marked px-0.5 text-ink">{quote}</mark>
        {after}
      </blockquote>
    </details>
  );
}
