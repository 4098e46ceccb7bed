import type { ShownAnalysis } from '../../../api/shown-analysis.ts';
import { reportParts } from './report-parts.ts';

/** Links to the parts of the report: on a phone it is many screens long. */
export function ReportContents({ analysis }: { readonly analysis: ShownAnalysis }) {
  return (
    <nav aria-label="Parts of the report" className="no-print mt-6 border-t border-line pt-5">
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {reportParts(analysis).map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} className="link inline-flex min-h-8 items-center text-sm">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
