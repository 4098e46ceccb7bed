import type { ClauseFinding } from '../../../../../core/termsheet/analysis.ts';
import { RiskBadge } from '../../../components/risk-badge.tsx';
import { MarketNorm } from './market-norm.tsx';
import { Quote } from './quote.tsx';

interface ClauseCardProps {
  readonly finding: ClauseFinding;
  readonly sourceText: string;
}

/** One clause: the risk, what to do, the market norm, and the words of the document it rests on. */
export function ClauseCard({ finding, sourceText }: ClauseCardProps) {
  const { id, clause, rating, risk, recommendation, jurisdictionalNote, norm, evidence, unverified } =
    finding;
  const notes = [
    { name: 'Risk', text: risk },
    { name: 'Jurisdictional Note', text: jurisdictionalNote },
    { name: 'Recommendation', text: recommendation },
  ];
  return (
    <article>
      <div className="flex flex-wrap items-center gap-3">
        <h3>{clause}</h3>
        {rating ? <RiskBadge rating={rating} /> : null}
        {unverified ? (
          <span className="text-sm text-muted">Quote not found in the document: unverified</span>
        ) : null}
        <a
          href={`/term-sheet-checker/how-we-judge#${id}`}
          target="_blank"
          rel="noopener"
          className="ml-auto text-sm underline print:hidden"
        >
          How we judge this<span className="sr-only">: {clause} (opens in a new tab)</span>
        </a>
      </div>
      <dl className="mt-4 grid max-w-4xl gap-x-6 gap-y-3 md:grid-cols-[11rem_1fr]">
        {notes.map(({ name, text }) =>
          text ? (
            <div key={name} className="contents">
              <dt className="text-sm font-semibold text-muted md:pt-0.5">{name}</dt>
              <dd className="max-md:-mt-3">{text}</dd>
            </div>
          ) : null,
        )}
        {norm ? (
          <div className="contents">
            <dt className="text-sm font-semibold text-muted md:pt-0.5">Market norm</dt>
            <dd className="max-md:-mt-3">
              <MarketNorm norm={norm} />
            </dd>
          </div>
        ) : null}
      </dl>
      {evidence && evidence.length > 0 ? (
        <div
          className={`mt-4 grid max-w-4xl items-start gap-2 ${evidence.length > 1 ? 'md:grid-cols-2' : ''}`}
        >
          {evidence.map((place) => (
            <Quote key={`${place.start}-${place.end}`} evidence={place} sourceText={sourceText} />
          ))}
        </div>
      ) : null}
    </article>
  );
}
