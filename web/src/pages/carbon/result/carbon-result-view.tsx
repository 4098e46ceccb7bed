import { perspectiveOf } from '../../../../../core/carbon/perspective.ts';
import { Button } from '../../../components/button.tsx';
import { ResultHeading } from '../../../components/result-heading.tsx';
import { useCarbonStore } from '../../../stores/carbon-store.ts';
import { type CarbonResult, fallbackResult } from '../../../stores/carbon-transitions.ts';
import { gramsLine, headlineKg } from '../mass.ts';
import { EvidencePanel } from './evidence-panel.tsx';
import { PerspectivePanel } from './perspective-panel.tsx';
import { SensitivityPanel } from './sensitivity-panel.tsx';
import { UpdatesSignUp, updatesId } from './updates-sign-up.tsx';
import { WhatIfPanel } from './what-if-panel.tsx';

const cautiousEstimate = 'A cautious estimate: it uses round weights on the high side.';
const roughEstimate =
  'A rough estimate with round weights: training runs differ by four orders of magnitude.';

/** The estimate first, then what it is like, how sure it is, and what to do. */
export function CarbonResultView({ result }: { readonly result: CarbonResult }) {
  const { answers, calculateAgain } = useCarbonStore();
  const { monthlyEmissions, rating, ratingColor, suggestions, evidence, sensitivity, whatIf } = result;
  const calculated = result !== fallbackResult;
  const grams = gramsLine(monthlyEmissions);

  return (
    <div className="report grid grid-cols-1 gap-6">
      <div className="card grid gap-8 p-6 md:grid-cols-2 md:p-10">
        <div>
          <ResultHeading className="text-2xl">Your estimate</ResultHeading>
          <p className="mt-5 font-display text-6xl leading-none font-medium tracking-tight md:text-7xl">
            {headlineKg(monthlyEmissions)}{' '}
            <span className="font-sans text-xl font-normal tracking-normal text-muted">
              kg CO<sub>2</sub>e per month
            </span>
          </p>
          {grams ? <p className="mt-3 text-muted">{grams}</p> : null}
          <p className="mt-5">
            <span className={`rating ${ratingColor}`}>{rating}</span>
          </p>
          {calculated ? (
            <p className="mt-4 text-sm text-muted">
              {answers.useCase === 'training' ? roughEstimate : cautiousEstimate} The rating compares your
              answers with all other answers to these questions.
            </p>
          ) : null}
        </div>
        {calculated ? (
          <PerspectivePanel perspective={result.perspective ?? perspectiveOf(monthlyEmissions)} />
        ) : (
          <p className="self-center text-muted">
            We could not work out a figure, so there is nothing to compare it with yet.
          </p>
        )}
      </div>

      <div className="card p-6 md:p-10">
        <h3 className="text-2xl">What you can do</h3>
        <ul className="list-marked mt-5">
          {suggestions.map((suggestion) => (
            <li key={suggestion}>{suggestion}</li>
          ))}
        </ul>
        <div className="no-print mt-8 flex flex-wrap gap-3">
          <Button onClick={calculateAgain}>Calculate Again</Button>
          <Button look="secondary" onClick={scrollToUpdates}>
            Learn More About Sustainability
          </Button>
        </div>
      </div>

      {evidence ? (
        <EvidencePanel
          evidence={evidence}
          headlineKg={monthlyEmissions}
          training={answers.useCase === 'training'}
        />
      ) : null}
      {whatIf && whatIf.length > 0 ? <WhatIfPanel whatIf={whatIf} /> : null}
      {sensitivity && sensitivity.length > 0 ? <SensitivityPanel sensitivity={sensitivity} /> : null}
      <UpdatesSignUp />
    </div>
  );
}

function scrollToUpdates() {
  document.getElementById(updatesId)?.scrollIntoView();
}
