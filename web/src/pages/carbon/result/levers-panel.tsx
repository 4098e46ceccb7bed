import type { CarbonLever } from '../../../../../core/carbon/levers.ts';
import { massText } from '../../../../../core/carbon/mass-text.ts';
import { Button } from '../../../components/button.tsx';
import { changeAnswer } from '../../../stores/changed-answer.ts';
import { percentText } from './percent-text.ts';

/** Steps one can take, the largest saving first. */
export function LeversPanel({ levers }: { readonly levers: readonly CarbonLever[] }) {
  return (
    <div className="card p-6 md:p-10">
      <h3 className="text-2xl">What each step would save</h3>
      <p className="mt-3 max-w-3xl text-muted">
        Largest first, each taken alone, and never more than published evidence supports: where our weights
        promise more, we count the evidence.
      </p>
      <ol className="carbon-levers mt-6">
        {levers.map((lever) => (
          <Lever key={lever.id} lever={lever} />
        ))}
      </ol>
    </div>
  );
}

function Lever({ lever }: { readonly lever: CarbonLever }) {
  const { title, text, basis, change, method, monthlyEmissions, changePercent } = lever;
  return (
    <li className="grid gap-x-6 gap-y-1 border-t border-line py-5 sm:grid-cols-[8rem_1fr_auto]">
      <p>
        <span className="font-display text-2xl font-medium tabular-nums">
          {percentText(Math.round(changePercent))}
        </span>
        <span className="block text-sm text-muted">
          {method === 'market-based' ? 'of the grid’s figure' : `to ${massText(monthlyEmissions)} a month`}
        </span>
      </p>
      <div className="max-w-[62ch]">
        <h4 className="font-sans text-base font-semibold">{title}</h4>
        <p className="mt-1">{text}</p>
        <p className="mt-1 text-sm text-muted">{basis}</p>
      </div>
      {change ? (
        <Button
          look="quiet"
          className="no-print self-start justify-self-start max-sm:-ml-3"
          aria-label={`Try it: ${title}`}
          onClick={() => changeAnswer(change.question, change.to)}
        >
          Try it
        </Button>
      ) : null}
    </li>
  );
}
