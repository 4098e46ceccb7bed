import { massText } from '../../../../../core/carbon/mass-text.ts';
import type { WhatIf } from '../../../../../core/carbon/what-if.ts';
import { Disclosure } from '../../../components/faq.tsx';
import { optionLabel, questionName } from '../content/questions.ts';
import { percentText } from './percent-text.ts';

/** What our weights give when one answer changes, the smallest figure first. */
export function WhatIfTable({ whatIf }: { readonly whatIf: readonly WhatIf[] }) {
  const ordered = [...whatIf].sort((one, other) => one.changePercent - other.changePercent);
  return (
    <div className="mt-6 border-t border-line">
      <Disclosure summary="Every change of one answer">
        <p className="mb-3 max-w-3xl text-sm text-muted">
          By this checker’s weights alone, which can fall further than the evidence supports. “Where you use
          it” rests on a convention.
        </p>
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
                <td className="py-2 text-right tabular-nums">{percentText(change.changePercent)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </div>
  );
}
