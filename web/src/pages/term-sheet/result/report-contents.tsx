import type { ShownAnalysis } from '../../../api/shown-analysis.ts';
import { reportParts } from './report-parts.ts';

/** Where the reader can go: a rail beside the report on a wide screen, a bar under the header on a small one. */
export function ReportContents({ analysis }: { readonly analysis: ShownAnalysis }) {
  return (
    <nav aria-label="Parts of the report" className="report-contents no-print">
      <ul className="flex gap-x-1 xl:grid xl:gap-0">
        {reportParts(analysis).map(({ id, name }) => (
          <li key={id} className="shrink-0">
            <a href={`#${id}`} className="report-contents-link">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
