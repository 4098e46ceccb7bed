import type { ShownAnalysis } from '../../../api/shown-analysis.ts';

/** A new statement begins with its subject: "Board:", "Your shares:". */
const beforeSubject = /(?<=\.) (?=[A-Z][a-z ]{1,30}:)/;

/** What the founders keep: the say, and the money. */
export function FounderPosition({ position }: { readonly position: ShownAnalysis['founderPosition'] }) {
  const { decisionMakingPower, estimatedExitProceeds } = position;
  return (
    <section aria-labelledby="founder-position" className="card p-5 md:p-8">
      <h2 id="founder-position" className="text-2xl">
        Founder's Position Summary
      </h2>
      <dl className="mt-4 grid gap-6 text-sm md:grid-cols-[3fr_2fr]">
        <div className="border-l-2 border-accent pl-4">
          <dt className="text-muted">Decision-making power retained</dt>
          <dd className="mt-1 grid gap-1.5">
            {decisionMakingPower.split(beforeSubject).map((statement) => (
              <p key={statement}>{statement}</p>
            ))}
          </dd>
        </div>
        <div className="border-l-2 border-accent pl-4">
          <dt className="text-muted">Estimated exit proceeds</dt>
          <dd className="mt-1">{estimatedExitProceeds}</dd>
        </div>
      </dl>
    </section>
  );
}
