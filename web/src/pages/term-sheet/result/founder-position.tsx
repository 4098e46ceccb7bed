import type { ShownAnalysis } from '../../../api/shown-analysis.ts';

/** What the founders keep: the say, and the money. */
export function FounderPosition({ position }: { readonly position: ShownAnalysis['founderPosition'] }) {
  const { decisionMakingPower, estimatedExitProceeds } = position;
  return (
    <section aria-labelledby="founder-position" className="card p-6 md:p-10">
      <h2 id="founder-position" className="text-2xl">
        Founder's Position Summary
      </h2>
      <dl className="mt-5 grid gap-6 md:grid-cols-2">
        <div className="border-l-2 border-accent pl-4">
          <dt className="text-sm text-muted">Decision-making power retained</dt>
          <dd className="mt-1">{decisionMakingPower}</dd>
        </div>
        <div className="border-l-2 border-accent pl-4">
          <dt className="text-sm text-muted">Estimated exit proceeds</dt>
          <dd className="mt-1">{estimatedExitProceeds}</dd>
        </div>
      </dl>
    </section>
  );
}
