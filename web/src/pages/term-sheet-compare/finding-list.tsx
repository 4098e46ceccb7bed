import type { RiskRating } from '../../../../core/termsheet/analysis.ts';
import { RiskBadge } from '../../components/risk-badge.tsx';

/** A finding of one side or of both. */
export interface ComparedRow {
  readonly id: string;
  readonly clause: string;
  readonly first?: RiskRating;
  readonly second?: RiskRating;
  readonly text: string;
}

interface FindingListProps {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly ComparedRow[];
}

/** Findings of one kind with their colours on each side; nothing where there are none. */
export function FindingList({ id, title, rows }: FindingListProps) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id} className="card p-6 md:p-8">
      <h2 id={id} className="text-xl">
        {title} ({rows.length})
      </h2>
      <ul className="mt-4 grid gap-4">
        {rows.map(({ id: code, clause, first, second, text }) => (
          <li key={`${code} ${clause}`} className="border-t border-line pt-3">
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              {clause}
              <span className="inline-flex items-center gap-2">
                {first ? <RiskBadge rating={first} /> : null}
                {first && second ? <span className="font-normal text-muted">then</span> : null}
                {second ? <RiskBadge rating={second} /> : null}
              </span>
            </p>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
