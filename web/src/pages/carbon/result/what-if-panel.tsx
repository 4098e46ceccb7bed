import type { WhatIf } from '../../../../../core/carbon/what-if.ts';
import { Disclosure } from '../../../components/faq.tsx';
import { optionLabel, questionName } from '../content/questions.ts';
import { massText } from '../mass.ts';

/** What the estimate becomes when one answer changes; the best single change first. */
export function WhatIfPanel({ whatIf }: { readonly whatIf: readonly WhatIf[] }) {
  const ordered = [...whatIf].sort((one, other) => one.changePercent - other.changePercent);
  const best = ordered[0];
  return (
    <div className="card p-6 md:p-10">
      <h3 className="text-2xl">What if one thing changed?</h3>
      {best && best.changePercent < 0 ? (
        <p className="mt-3 max-w-3xl">
          The largest single change: “{questionName(best.question)}” from “
          {optionLabel(best.question, best.from)}” to “{optionLabel(best.question, best.to)}” would bring the
          estimate to {massText(best.monthlyEmissions)} a month ({percent(best.changePercent)}).
        </p>
      ) : (
        <p className="mt-3 max-w-3xl">Your answers already give the smallest estimate this checker knows.</p>
      )}
      <div className="mt-4 border-t border-line">
        <Disclosure summary="Every change of one answer">
          <table className="mb-4 w-full text-left text-sm sm:text-base">
            <thead className="text-sm text-muted">
              <tr>
                <th className="py-2 pr-3 font-medium">Change to</th>
                <th className="py-2 pr-3 text-right font-medium">Per month</th>
                <th className="py-2 text-right font-medium">Change</th>
              </tr>
            </thead>
            <tbody>
              {ordered.map((change) => (
                <tr key={`${change.question}-${change.to}`} className="border-t border-line">
                  <td className="py-2 pr-3">
                    <span className="text-muted">{questionName(change.question)}:</span>{' '}
                    {optionLabel(change.question, change.to)}
                  </td>
                  <td className="py-2 pr-3 text-right tabular-nums">{massText(change.monthlyEmissions)}</td>
                  <td className="py-2 text-right tabular-nums">{percent(change.changePercent)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Disclosure>
      </div>
      <p className="mt-4 text-sm text-muted">
        These follow from this checker’s weights. The evidence is too wide to promise a saving of that size,
        and “how you reach it” rests on a convention.
      </p>
    </div>
  );
}

function percent(change: number): string {
  const rounded = Math.abs(change).toLocaleString('en-GB', {
    maximumFractionDigits: Math.abs(change) < 100 ? 1 : 0,
  });
  return `${change < 0 ? '−' : '+'}${rounded}%`;
}
