import type { FindingNorm } from '../../../../../core/termsheet/analysis.ts';
import { NewTabLink } from '../../../components/new-tab-link.tsx';

interface MarketNormProps {
  readonly norm: FindingNorm;
}

/** The market's figure with its source, and a bar where the figure is a share of those counted. */
export function MarketNorm({ norm: { text, source, url, sharePercent } }: MarketNormProps) {
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
      {sharePercent === undefined ? null : <ShareBar percent={sharePercent} />}
    </>
  );
}

/** The sentence beside it says the same in words. */
function ShareBar({ percent }: { readonly percent: number }) {
  return (
    <svg
      viewBox="0 0 100 3"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-2 block h-2 w-full max-w-xs"
    >
      <rect width="100" height="3" rx="1.5" className="fill-line" />
      <rect width={Math.min(Math.max(percent, 0), 100)} height="3" rx="1.5" className="fill-primary" />
    </svg>
  );
}
