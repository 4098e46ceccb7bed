import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { NeedsScript } from '../../components/needs-script.tsx';
import { useCarbonStore } from '../../stores/carbon-store.ts';
import { canProceed, wizardQuestions } from '../../stores/carbon-transitions.ts';
import { carbonQuestionTexts } from './content/questions.ts';
import { QuestionStep } from './question-step.tsx';
import { TypicalOffice } from './typical-office.tsx';
import { WizardProgress } from './wizard-progress.tsx';

/** Five questions, one at a time. */
export function Wizard() {
  const state = useCarbonStore();
  const { step, answers, busy, choose, previous, next } = state;
  const shownStep = useRef(step);
  const legend = useRef<HTMLLegendElement>(null);
  const progress = useRef<HTMLDivElement>(null);
  const current = carbonQuestionTexts[step];
  const isLast = step === wizardQuestions.length - 1;

  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    legend.current?.focus({ preventScroll: true });
    // The line above the question comes into view with it, below the header.
    progress.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);

  if (!current) return null;

  function advance(event: FormEvent) {
    event.preventDefault();
    void next();
  }

  return (
    <form className="card mx-auto max-w-3xl p-4 md:p-8" onSubmit={advance} aria-busy={busy}>
      <NeedsScript tool="The checker" />
      <div ref={progress}>
        <WizardProgress step={step} />
      </div>
      <QuestionStep
        text={current}
        legendRef={legend}
        chosen={answers[current.question]}
        disabled={busy}
        onChoose={(value) => choose(current.question, value)}
      />
      <div className="mt-5 flex flex-wrap justify-between gap-3">
        <Button look="secondary" disabled={step === 0 || busy} onClick={previous}>
          Previous
        </Button>
        <Button type="submit" disabled={!canProceed(state)}>
          {busy ? 'Calculating...' : isLast ? 'Calculate Result' : 'Next'}
        </Button>
      </div>
      {step === 0 ? <TypicalOffice /> : null}
    </form>
  );
}
