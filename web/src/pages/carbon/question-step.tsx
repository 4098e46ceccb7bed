import type { RefObject } from 'react';
import type { QuestionText } from './content/questions.ts';

interface QuestionStepProps {
  readonly text: QuestionText;
  readonly legendRef: RefObject<HTMLLegendElement | null>;
  readonly chosen: string | undefined;
  readonly disabled: boolean;
  onChoose(value: string): void;
}

/** One question with its options as radio buttons. */
export function QuestionStep({ text, legendRef, chosen, disabled, onChoose }: QuestionStepProps) {
  const hintId = `${text.question}-hint`;
  return (
    <fieldset key={text.question} disabled={disabled} aria-describedby={hintId}>
      <legend
        ref={legendRef}
        tabIndex={-1}
        className="font-display text-2xl leading-tight font-medium md:text-3xl"
      >
        {text.legend}
      </legend>
      <p id={hintId} className="mt-2 text-muted">
        {text.hint}
      </p>
      <div className="mt-4 grid gap-2.5 sm:grid-cols-2">
        {text.options.map(({ value, label, note }) => (
          <label key={value} className="choice-card sm:last:odd:col-span-full">
            <input
              type="radio"
              name={text.question}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              className="mt-1 size-4.5 shrink-0 accent-primary"
            />
            <span>
              <span className="block font-medium">{label}</span>
              <span className="block text-sm text-muted">{note}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
