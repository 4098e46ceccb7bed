import type { ShownAnalysis } from '../../../api/shown-analysis.ts';
import { Late, latePart } from '../../../components/late-part.tsx';
import { ExitTable } from './exit/exit-table.tsx';

/** Fetched with the first result: nobody needs the arithmetic before. */
const explorer = latePart(() => import('./exit/exit-explorer.tsx').then(({ ExitExplorer }) => ExitExplorer), {
  name: 'The choice of prices',
});

/** Who gets what when the company is sold: a price to choose, the figures of the answer, and what they assume. */
export function ExitPanel({ analysis }: { readonly analysis: ShownAnalysis }) {
  const { exitScenarios, exitAssumptions, facts } = analysis;
  if (!exitScenarios || exitScenarios.length === 0) return null;
  return (
    <section aria-labelledby="exit-heading" className="card p-5 md:p-8">
      <h2 id="exit-heading" className="mb-4 text-2xl">
        Who gets what at an exit
      </h2>
      <Late part={explorer} properties={{ analysis }} />
      <h3 className="mt-6 mb-1 text-lg">As written</h3>
      <ExitTable scenarios={exitScenarios} currency={facts.currency} />
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
