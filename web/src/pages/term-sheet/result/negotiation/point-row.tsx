import { shortAsk } from '../../../../../../core/termsheet/report/short-ask.ts';
import { RiskBadge } from '../../../../components/risk-badge.tsx';
import { type PointState, useNegotiationStore } from '../../../../stores/negotiation-store.ts';
import type { AnchoredFinding } from '../findings/by-harm.ts';

const states: Readonly<Record<PointState, string>> = { asked: 'Asked', agreed: 'Agreed', refused: 'Refused' };

/** One point: whether it is asked for, and how it stands. */
export function PointRow({ anchor, finding }: AnchoredFinding) {
  const { points, tick, setState } = useNegotiationStore();
  const state = points[anchor];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-1.5">
      <label className="flex min-h-11 min-w-0 flex-1 basis-72 items-center gap-3">
        <input
          type="checkbox"
          checked={state !== undefined}
          onChange={(event) => tick(anchor, event.target.checked)}
          className="size-5 shrink-0 accent-primary"
        />
        <span>
          <span className="font-medium">{finding.clause}</span>{' '}
          <span className="text-sm text-muted">{shortAsk(finding.recommendation)}</span>
        </span>
      </label>
      {finding.rating ? <RiskBadge rating={finding.rating} /> : null}
      {state ? (
        <select
          aria-label={`${finding.clause}: how it stands`}
          value={state}
          onChange={(event) => setState(anchor, event.target.value as PointState)}
          className="control w-auto py-1.5 text-sm"
        >
          {Object.entries(states).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      ) : null}
    </li>
  );
}
