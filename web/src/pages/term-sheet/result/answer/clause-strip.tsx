import type { RatingCount } from '../../../../../../core/termsheet/report/answer.ts';
import type { ShownAnalysis } from '../../../../api/shown-analysis.ts';
import { Icon } from '../../../../components/icon.tsx';
import { looksOfRating } from '../../../../components/risk-badge.tsx';
import { clauseAnchor, clauseSections } from '../clause-sections.ts';

interface ClauseStripProps {
  readonly analysis: ShownAnalysis;
  readonly counts: readonly RatingCount[];
}

/** Every clause as a small coloured mark that leads to it, in the order of the report. */
export function ClauseStrip({ analysis, counts }: ClauseStripProps) {
  const marks = clauseSections(analysis).flatMap(({ id, findings }) =>
    findings.map(({ clause, rating }, index) => ({ anchor: clauseAnchor(id, index), clause, rating })),
  );
  if (marks.length === 0) return null;
  return (
    <nav aria-label="All clauses by colour" className="no-print mt-6 border-t border-line pt-4">
      <p className="text-sm text-muted">
        {counts.map(({ rating, count }) => `${count} ${rating}`).join(', ')}. Choose a mark to go to its
        clause.
      </p>
      <ul className="mt-2 flex flex-wrap gap-1">
        {marks.map(({ anchor, clause, rating }) => {
          const { icon, className } = looksOfRating(rating);
          return (
            <li key={anchor}>
              <a
                href={`#${anchor}`}
                title={clause}
                aria-label={`${clause}, ${rating || 'not rated'}`}
                className={`grid size-7 place-items-center rounded-xs border hover:border-current ${className}`}
              >
                <Icon name={icon} className="size-4" />
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
