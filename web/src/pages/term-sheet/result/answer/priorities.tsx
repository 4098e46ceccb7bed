import type { Priority } from '../../../../../../core/termsheet/report/answer.ts';
import type { ShownAnalysis } from '../../../../api/shown-analysis.ts';
import { RiskBadge } from '../../../../components/risk-badge.tsx';
import { anchorOf, clauseSections } from '../clause-sections.ts';

interface PrioritiesProps {
  readonly priorities: readonly Priority[];
  readonly analysis: ShownAnalysis;
}

/** What to settle before anything else: each leads to its clause and says what to ask for. */
export function Priorities({ priorities, analysis }: PrioritiesProps) {
  if (priorities.length === 0) return null;
  const sections = clauseSections(analysis);
  return (
    <section aria-labelledby="most-important">
      <h3 id="most-important" className="text-lg">
        What matters most
      </h3>
      <ol className="mt-2.5 grid gap-3">
        {priorities.map(({ finding, ask }) => (
          <li key={anchorOf(sections, finding)} className="border-l-2 border-accent pl-4">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <a href={`#${anchorOf(sections, finding)}`} className="link font-semibold">
                {finding.clause}
              </a>
              <RiskBadge rating={finding.rating} />
            </p>
            <p className="mt-1">{ask}</p>
            <p className="mt-1 text-sm text-muted max-md:hidden">{finding.risk}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
