import type { ShownAnalysis } from '../../../api/shown-analysis.ts';
import { ExitTable } from './exit/exit-table.tsx';

/** Who gets what when the company is sold: the figures at each sale price, and what they assume. */
export function ExitPanel({ analysis }: { readonly analysis: ShownAnalysis }) {
  const { exitScenarios, exitAssumptions, facts } = analysis;
  if (!exitScenarios || exitScenarios.length === 0) return null;
  return (
    <section aria-labelledby="exit-heading" className="card p-5 md:p-8">
      <h2 id="exit-heading" className="text-2xl">
        Who gets what at an exit
      </h2>
      <div className="mt-4">
        <ExitTable scenarios={exitScenarios} currency={facts.currency} />
      </div>
      {exitAssumptions.length > 0 ? (
        <details className="details-plain mt-4 text-sm text-muted">
          <summary className="inline-flex min-h-11 items-center underline underline-offset-4">
            What these figures assume
          </summary>
          <ul className="list-marked mt-1">
            {exitAssumptions.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}
