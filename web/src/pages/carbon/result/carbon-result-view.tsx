import { perspectiveOf } from '../../../../../core/carbon/perspective.ts';
import { Button } from '../../../components/button.tsx';
import { useCarbonStore } from '../../../stores/carbon-store.ts';
import { type CarbonResult, fallbackResult } from '../../../stores/carbon-transitions.ts';
import { EstimateCard } from './estimate-card.tsx';
import { LeversPanel } from './levers-panel.tsx';
import { PerspectivePanel } from './perspective-panel.tsx';
import { SensitivityPanel } from './sensitivity-panel.tsx';
import { UpdatesSignUp, updatesId } from './updates-sign-up.tsx';
import { WhatIfTable } from './what-if-table.tsx';

/** The estimate with its evidence first, then what to do, what it is like, and what matters. */
export function CarbonResultView({ result }: { readonly result: CarbonResult }) {
  const { calculateAgain } = useCarbonStore();
  const { monthlyEmissions, suggestions, sensitivity, levers, whatIf, comparisons } = result;
  const calculated = result !== fallbackResult;

  return (
    <div className="report carbon-report grid grid-cols-1 gap-6">
      <EstimateCard result={result} />
      <div className="card no-print p-6 md:p-10">
        <h3 className="text-2xl">What you can do</h3>
        <ul className="list-marked mt-5">
          {suggestions.map((suggestion) => (
            <li key={suggestion}>{suggestion}</li>
          ))}
        </ul>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button onClick={calculateAgain}>Calculate Again</Button>
          <Button look="secondary" onClick={scrollToUpdates}>
            Learn More About Sustainability
          </Button>
        </div>
      </div>
      {levers && levers.length > 0 ? <LeversPanel levers={levers} /> : null}
      {calculated ? (
        <PerspectivePanel
          perspective={result.perspective ?? perspectiveOf(monthlyEmissions)}
          comparisons={comparisons ?? []}
        />
      ) : null}
      {sensitivity && sensitivity.length > 0 ? (
        <div className="card no-print p-6 md:p-10">
          <SensitivityPanel sensitivity={sensitivity} />
          {whatIf && whatIf.length > 0 ? <WhatIfTable whatIf={whatIf} /> : null}
        </div>
      ) : null}
      <UpdatesSignUp />
    </div>
  );
}

function scrollToUpdates() {
  document.getElementById(updatesId)?.scrollIntoView();
}
