import type { ShownClassification } from '../../../api/classify.ts';
import { Button } from '../../../components/button.tsx';
import { ResultHeading } from '../../../components/result-heading.tsx';
import { useCodesStore } from '../../../stores/codes-store.ts';
import { hasCodes } from '../../../stores/codes-transitions.ts';
import { ActivityCodes } from './activity-codes.tsx';
import { BestCodes } from './best-codes.tsx';
import { ConfidenceBadge } from './confidence-badge.tsx';
import { NoCodes } from './no-codes.tsx';
import { OtherCodes } from './other-codes.tsx';
import { QuestionCard } from './question-card.tsx';
import { Reasoning } from './reasoning.tsx';
import { TakeAway } from './take-away.tsx';

/** The codes first, then why, then what else it could be. */
export function ClassificationResult({ result }: { readonly result: ShownClassification }) {
  const newSearch = useCodesStore((state) => state.newSearch);
  const { confidence, suggestions, question, activities = [] } = result;
  const found = hasCodes(result);
  return (
    <section className="report grid grid-cols-1 gap-6">
      <div className="card p-6 md:p-10">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <ResultHeading className="scroll-mt-6 text-2xl md:scroll-mt-8 md:text-3xl">
            Classification Results
          </ResultHeading>
          <Button look="secondary" className="no-print" onClick={newSearch}>
            New Search
          </Button>
        </div>
        {question ? <QuestionCard question={question} /> : null}
        {found ? <ConfidenceBadge confidence={confidence} /> : <NoCodes result={result} />}
      </div>
      {found ? (
        <>
          {activities.length > 0 ? (
            <ActivityCodes activities={activities} />
          ) : (
            <BestCodes suggestions={suggestions} />
          )}
          <TakeAway result={result} />
          <Reasoning reasoning={result.reasoning} engine={result.engine} />
          <OtherCodes result={result} />
        </>
      ) : null}
    </section>
  );
}
