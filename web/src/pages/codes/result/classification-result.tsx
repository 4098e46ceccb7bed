import type { ShownClassification } from '../../../api/classify.ts';
import { Button } from '../../../components/button.tsx';
import { Disclosure } from '../../../components/faq.tsx';
import { ResultHeading } from '../../../components/result-heading.tsx';
import { useCodesStore } from '../../../stores/codes-store.ts';
import { BestCodes } from './best-codes.tsx';
import { CodeColumns } from './code-columns.tsx';
import { ConfidenceBadge } from './confidence-badge.tsx';
import { QuestionCard } from './question-card.tsx';

/** The suggestions first, then why, then what else it could be. */
export function ClassificationResult({ result }: { readonly result: ShownClassification }) {
  const newSearch = useCodesStore((state) => state.newSearch);
  const { confidence, reasoning, suggestions, alternativeOptions, question, engine } = result;
  return (
    <section className="report grid grid-cols-1 gap-6">
      <div className="card p-6 md:p-10">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <ResultHeading className="text-2xl md:text-3xl">Classification Results</ResultHeading>
          <Button look="secondary" className="no-print" onClick={newSearch}>
            New Search
          </Button>
        </div>
        {question ? <QuestionCard question={question} /> : null}
        <ConfidenceBadge confidence={confidence} />
        <BestCodes suggestions={suggestions} />
        <div className="mt-6 rounded-control bg-sunken p-5">
          <h3 className="text-lg">Classification Reasoning</h3>
          <p className="mt-2 max-w-[80ch] whitespace-pre-line">{reasoning}</p>
          {engine ? <p className="mt-3 text-sm text-muted">{engineSentence(engine)}</p> : null}
        </div>
      </div>
      <CodeColumns suggestions={suggestions} headingLevel="h3" />
      {alternativeOptions ? (
        <div className="border-y border-line">
          <Disclosure summary={<h3 className="text-xl">Alternative Classification Options</h3>}>
            <div className="pt-2 pb-8">
              <CodeColumns suggestions={alternativeOptions} headingLevel="h4" />
            </div>
          </Disclosure>
        </div>
      ) : null}
    </section>
  );
}

function engineSentence({ provider, model, fallback }: NonNullable<ShownClassification['engine']>): string {
  const name =
    provider === 'builtin'
      ? 'Our built-in engine answered.'
      : `Answered by ${provider}${model ? ` (${model})` : ''}.`;
  return fallback ? `${name} ${fallback}` : name;
}
