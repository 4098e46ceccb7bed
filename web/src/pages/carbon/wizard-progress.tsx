import { wizardQuestions } from '../../stores/carbon-transitions.ts';

/** How far the visitor is: one bar a question, and the same in words. */
export function WizardProgress({ step }: { readonly step: number }) {
  const text = `Question ${step + 1} of ${wizardQuestions.length}`;
  return (
    <div className="mb-5">
      <p className="mb-2 text-sm font-medium text-muted">{text}</p>
      <div
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={wizardQuestions.length}
        aria-valuenow={step + 1}
        aria-valuetext={text}
        className="grid grid-cols-5 gap-1.5"
      >
        {wizardQuestions.map((question, index) => (
          <span
            key={question}
            className={`h-1.5 rounded-full transition-colors ${index <= step ? 'bg-primary' : 'bg-line'}`}
          />
        ))}
      </div>
    </div>
  );
}
