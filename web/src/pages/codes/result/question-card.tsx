import type { ClarifyingQuestion } from '../../../../../core/codes/classification.ts';
import { Button } from '../../../components/button.tsx';
import { useCodesStore } from '../../../stores/codes-store.ts';

/** The question that decides between the codes, above the provisional answer: one press answers it. */
export function QuestionCard({ question }: { readonly question: ClarifyingQuestion }) {
  const pending = useCodesStore((state) => state.pending);
  const answer = useCodesStore((state) => state.answer);
  const skipQuestion = useCodesStore((state) => state.skipQuestion);
  const { id, text, options } = question;
  return (
    <section
      aria-labelledby="codes-question"
      aria-busy={pending}
      className="no-print mt-6 rounded-control border-2 border-accent p-5 md:p-6"
    >
      <h3 id="codes-question" className="text-xl">
        {text}
      </h3>
      <p className="mt-1 text-sm text-muted">
        Your words fit several codes. One answer decides; what stands below is provisional.
      </p>
      <ul className="mt-4 grid gap-3 md:grid-cols-2">
        {options.map((option) => (
          <li key={option.id} className="grid min-w-0">
            <Button
              look="secondary"
              disabled={pending}
              className="min-h-14 flex-col items-start justify-start gap-1 text-left"
              onClick={() => void answer({ question: id, option: option.id })}
            >
              <span className="font-semibold">{option.label}</span>
              {option.title ? (
                <span className="text-sm font-normal text-muted">leads to {option.title}</span>
              ) : null}
            </Button>
          </li>
        ))}
      </ul>
      <Button look="quiet" disabled={pending} className="mt-3" onClick={skipQuestion}>
        None of these
      </Button>
    </section>
  );
}
