import type { CarbonAnswers, CarbonQuestion } from '../../../../../core/carbon/answers.ts';
import { carbonQuestionTexts } from '../content/questions.ts';

interface AnswerChipsProps {
  readonly answers: Partial<CarbonAnswers>;
  onChange(question: CarbonQuestion, value: string): void;
}

/** The five answers, each of which can be changed where it stands. */
export function AnswerChips({ answers, onChange }: AnswerChipsProps) {
  return (
    <fieldset>
      <legend className="mb-3 font-medium">
        Your answers{' '}
        <span className="no-print font-normal text-muted">– change one and the figure follows</span>
      </legend>
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        {carbonQuestionTexts.map(({ question, shortName, options }) => (
          <label key={question} className="carbon-answer">
            <span className="text-xs text-muted">{shortName}</span>
            <select
              value={answers[question]}
              onChange={({ target }) => onChange(question, target.value)}
              className="font-medium"
            >
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
