import { Button } from '../../../../components/button.tsx';
import { RiskBadge } from '../../../../components/risk-badge.tsx';
import { type ReadingStop, unreadInWords } from './reading-stops.ts';

interface StopPanelProps {
  readonly stop: ReadingStop | undefined;
  readonly place: number | null;
  readonly count: number;
  onStep(by: number): void;
  onClose(): void;
}

/** What is said about the chosen place: beside the text on a wide screen, a sheet over it on a small one. */
export function StopPanel({ stop, place, count, onStep, onClose }: StopPanelProps) {
  if (count === 0) return null;
  return (
    <aside
      id="reading-stop"
      aria-label="What we found here"
      className={`rounded-card border border-line bg-surface p-5 lg:sticky lg:top-24 ${stop ? 'reading-sheet' : ''}`}
    >
      <div aria-live="polite">
        <p className="text-sm text-muted">
          {place === null ? `${count} places are marked` : `Place ${place + 1} of ${count}`}
        </p>
        {stop ? <StopWords stop={stop} /> : null}
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button look="secondary" className="px-3.5" disabled={!place} onClick={() => onStep(-1)}>
          Previous
        </Button>
        <Button className="px-3.5" disabled={place === count - 1} onClick={() => onStep(1)}>
          {place === null ? 'Start reading' : 'Next'}
        </Button>
        {stop ? (
          <Button look="quiet" onClick={onClose}>
            Close
          </Button>
        ) : null}
      </div>
    </aside>
  );
}

function StopWords({ stop }: { readonly stop: ReadingStop }) {
  if (stop.finding === null) return <p className="mt-2">{unreadInWords[stop.kind]}</p>;
  const { clause, rating, risk, recommendation } = stop.finding;
  return (
    <>
      <h3 className="mt-1 text-lg">{clause}</h3>
      <p className="mt-1.5">{rating ? <RiskBadge rating={rating} /> : null}</p>
      <p className="mt-2 text-sm">{risk}</p>
      <p className="mt-2 text-sm text-muted">{recommendation}</p>
      <p className="mt-2 text-sm">
        <a href={`#${stop.anchor}`} className="link">
          Go to the clause
        </a>
      </p>
    </>
  );
}
