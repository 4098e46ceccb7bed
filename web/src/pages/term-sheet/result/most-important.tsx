import { mostImportantFindings } from '../../../../../core/termsheet/assessment/most-important-findings.ts';
import type { ShownAnalysis } from '../../../api/shown-analysis.ts';
import { RiskBadge } from '../../../components/risk-badge.tsx';
import { anchorOf, clauseSections } from './clause-sections.ts';

/** The few findings that a founder should know before anything else, each leading to its clause. */
export function MostImportant({ analysis }: { readonly analysis: ShownAnalysis }) {
  const findings = mostImportantFindings(analysis);
  if (findings.length === 0) return null;
  const sections = clauseSections(analysis);
  return (
    <section aria-labelledby="most-important" className="mt-6 border-t border-line pt-6">
      <h3 id="most-important">What matters most</h3>
      <ol className="mt-4 grid gap-x-8 gap-y-5 lg:grid-cols-3">
        {findings.map((finding) => (
          <li key={anchorOf(sections, finding)} className="border-l-2 border-accent pl-4">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <a href={`#${anchorOf(sections, finding)}`} className="link font-semibold">
                {finding.clause}
              </a>
              <RiskBadge rating={finding.rating} />
            </p>
            <p className="mt-1.5">{finding.risk}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
