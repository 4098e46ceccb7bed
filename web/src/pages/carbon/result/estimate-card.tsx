import { useState } from 'react';
import { completeAnswers } from '../../../../../core/carbon/answers.ts';
import { headline, secondLine } from '../../../../../core/carbon/mass-text.ts';
import { ResultHeading } from '../../../components/result-heading.tsx';
import { useCarbonStore } from '../../../stores/carbon-store.ts';
import { type CarbonResult, fallbackResult } from '../../../stores/carbon-transitions.ts';
import { changeAnswer } from '../../../stores/changed-answer.ts';
import { KeepButtons } from '../keep/keep-buttons.tsx';
import { AnswerChips } from './answer-chips.tsx';
import { EvidenceStanding } from './evidence-standing.tsx';

const cautiousEstimate = 'A cautious estimate: it uses round weights on the high side.';
const roughEstimate =
  'A rough estimate with round weights: training runs differ by four orders of magnitude.';

/** The figure, the evidence for it, and the answers that led to it, in one card. */
export function EstimateCard({ result }: { readonly result: CarbonResult }) {
  const answers = useCarbonStore((state) => state.answers);
  const [date] = useState(() => new Date());
  const { monthlyEmissions, rating, ratingColor, evidence } = result;
  const calculated = result !== fallbackResult;
  const complete = completeAnswers(answers);
  const training = answers.useCase === 'training';
  const { figure, unit } = headline(monthlyEmissions);
  const second = secondLine(monthlyEmissions);

  return (
    <div className="card grid gap-7 p-6 md:p-10">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div>
          <ResultHeading className="text-2xl">Your estimate</ResultHeading>
          <p className="mt-1 text-sm text-muted">{longDate(date)}</p>
          <div aria-live="polite">
            <p className="mt-4 font-display text-6xl leading-none font-medium tracking-tight md:text-7xl">
              {figure}{' '}
              <span className="font-sans text-xl leading-normal font-normal tracking-normal text-muted max-sm:mt-2 max-sm:block sm:inline-block">
                {unit} CO<sub>2</sub>e per month
              </span>
            </p>
            {second ? <p className="mt-3 text-lg text-muted">{second}</p> : null}
          </div>
        </div>
        <div className="max-w-sm">
          <p>
            <span className={`rating ${ratingColor}`}>{rating}</span>
          </p>
          <p className="mt-3 text-sm text-muted">
            {calculated
              ? `${training ? roughEstimate : cautiousEstimate} The rating compares your answers with all other answers to these questions.`
              : 'We could not work out a figure, so there is nothing to compare it with yet.'}
          </p>
        </div>
      </div>
      {evidence ? (
        <EvidenceStanding evidence={evidence} headlineKg={monthlyEmissions} training={training} />
      ) : null}
      {complete && calculated ? (
        <>
          <AnswerChips answers={complete} onChange={changeAnswer} />
          <KeepButtons answers={complete} result={result} date={date} />
        </>
      ) : null}
    </div>
  );
}

function longDate(date: Date): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(date);
}
