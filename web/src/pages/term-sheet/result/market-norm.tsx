import type { FindingNorm } from '../../../../../core/termsheet/analysis.ts';
import { NewTabLink } from '../../../components/new-tab-link.tsx';

interface MarketNormProps {
  readonly norm: FindingNorm;
}

/** The market's figure with its source, and a bar where the figure is a share of those counted. */
export function MarketNorm({ norm: { text, source, url, sharePercent, isAmongShare } }: MarketNormProps) {
  return (
    <>
      {text}{' '}
      <span className="text-sm text-muted">
        (
        {url ? (
          <NewTabLink href={url} className="underline">
            {source}
          </NewTabLink>
        ) : (
          source
        )}
        )
      </span>
      {sharePercent === undefined ? null : <ShareBar percent={sharePercent} isAmong={isAmongShare} />}
    </>
  );
}

interface ShareBarProps {
  readonly percent: number;
  readonly isAmong: boolean | undefined;
}

/** The share as a bar; a mark stands in the part where this offer lies, and words say the same. */
function ShareBar({ percent, isAmong }: ShareBarProps) {
  const share = Math.min(Math.max(percent, 0), 100);
  const middle = isAmong ? share / 2 : (share + 100) / 2;
  const isMarked = isAmong !== undefined;
  return (
    <span className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
      <svg viewBox="-3 -3 106 9" aria-hidden="true" className="block h-auto w-full max-w-xs">
        <rect width="100" height="3" rx="1.5" className="fill-line" />
        <rect width={share} height="3" rx="1.5" className="fill-primary" />
        {isMarked ? (
          <circle cx={middle} cy="1.5" r="2.6" className="fill-accent stroke-ink" strokeWidth="0.6" />
        ) : null}
      </svg>
      {isMarked ? (
        <span className="text-sm font-medium">This offer is {isAmong ? '' : 'not '}among them.</span>
      ) : null}
    </span>
  );
}
