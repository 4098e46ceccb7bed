import type { QuestionSwing } from '../../../../../core/carbon/sensitivity.ts';
import { questionName } from '../content/questions.ts';

/** How much each question can move the estimate: a bar each, on a logarithmic length. */
export function SensitivityPanel({ sensitivity }: { readonly sensitivity: readonly QuestionSwing[] }) {
  const longest = Math.max(...sensitivity.map(({ swing }) => Math.log(swing)));
  const first = sensitivity[0];
  const last = sensitivity.at(-1);
  return (
    <div>
      <h3 className="text-2xl">Which answers matter</h3>
      {first && last ? (
        <p className="mt-3 max-w-3xl">
          “{questionName(first.question)}” changes the estimate by up to {first.swing.toLocaleString('en-GB')}{' '}
          times; “{questionName(last.question)}” hardly matters.
        </p>
      ) : null}
      <dl className="mt-6 grid gap-3">
        {sensitivity.map(({ question, swing }) => (
          <div key={question} className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[10rem_1fr_6rem]">
            <dt className="font-medium">{questionName(question)}</dt>
            <dd className="contents">
              <svg width="100%" height="12" aria-hidden="true" className="max-sm:order-last">
                <rect width="100%" height="12" rx="6" className="fill-sunken" />
                <rect
                  width={`${Math.max(2, (Math.log(swing) / longest) * 100)}%`}
                  height="12"
                  rx="6"
                  className="fill-primary"
                />
              </svg>
              <span className="text-sm text-muted tabular-nums sm:text-right">
                {swing.toLocaleString('en-GB', { maximumFractionDigits: 1 })} times
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
