import type { RatingCount } from '../../../../../../core/termsheet/report/answer.ts';
import { Icon } from '../../../../components/icon.tsx';
import { looksOfRating } from '../../../../components/risk-badge.tsx';
import { useReportViewStore } from '../../../../stores/report-view-store.ts';

interface RatingFiltersProps {
  readonly counts: readonly RatingCount[];
  /** Anchors of everything that folds. */
  readonly anchors: readonly string[];
}

/** Which colours are shown, and everything opened or folded at once. */
export function RatingFilters({ counts, anchors }: RatingFiltersProps) {
  const { hiddenRatings, toggleRating, setOpened } = useReportViewStore();
  return (
    <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-2">
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="sr-only">Which colours are shown</legend>
        {counts.map(({ rating, count }) => {
          const isShown = !hiddenRatings.includes(rating);
          const { icon, className } = looksOfRating(rating);
          return (
            <button
              key={rating}
              type="button"
              aria-pressed={isShown}
              onClick={() => toggleRating(rating)}
              className={`inline-flex min-h-11 items-center gap-1.5 rounded-full border px-3.5 text-sm font-semibold ${
                isShown ? className : 'border-line-strong border-dashed text-muted'
              }`}
            >
              <Icon name={icon} className="size-4" />
              {count} {rating}
            </button>
          );
        })}
      </fieldset>
      <div className="flex gap-1 md:ml-auto">
        <button
          type="button"
          className="button button-quiet text-sm"
          onClick={() => setOpened(anchors, true)}
        >
          Open all
        </button>
        <button
          type="button"
          className="button button-quiet text-sm"
          onClick={() => setOpened(anchors, false)}
        >
          Fold all
        </button>
      </div>
    </div>
  );
}
