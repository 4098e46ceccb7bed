import type { ClauseFinding } from '../../../../../../core/termsheet/analysis.ts';
import { MarketNorm } from '../market-norm.tsx';
import { Quote } from '../quote.tsx';

interface ClauseBodyProps {
  readonly finding: ClauseFinding;
  readonly sourceText: string;
}

/** What stands under the name of a clause: the risk, what to do, the market, and beside it the words quoted. */
export function ClauseBody({ finding, sourceText }: ClauseBodyProps) {
  const { id, clause, rating, risk, recommendation, jurisdictionalNote, norm, evidence, unverified } =
    finding;
  const notes = [
    // Where nothing is wrong there is no risk to speak of.
    { name: rating === 'Green' ? 'What it says' : 'Risk', text: risk },
    { name: 'Recommendation', text: recommendation },
    { name: 'Jurisdictional Note', text: jurisdictionalNote },
    { name: 'Market norm', text: norm ? <MarketNorm norm={norm} /> : null },
  ];
  return (
    <article className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <dl className="grid max-w-4xl gap-x-6 gap-y-3 md:grid-cols-[8.5rem_1fr]">
        {notes.map(({ name, text }) =>
          text ? (
            <div key={name} className="contents">
              <dt className="text-sm font-semibold text-muted md:pt-0.5">{name}</dt>
              <dd className="max-md:-mt-3">{text}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <div className="grid content-start gap-2">
        {(evidence ?? []).map((place) => (
          <Quote key={`${place.start}-${place.end}`} evidence={place} sourceText={sourceText} />
        ))}
        {unverified ? (
          <p className="text-sm text-muted">Quote not found in the document: unverified</p>
        ) : null}
        {id ? (
          <p className="text-sm print:hidden">
            <a
              href={`/term-sheet-checker/how-we-judge#${id}`}
              target="_blank"
              rel="noopener"
              className="link"
            >
              How we judge this<span className="sr-only">: {clause} (opens in a new tab)</span>
            </a>
          </p>
        ) : null}
      </div>
    </article>
  );
}
