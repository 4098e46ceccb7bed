import { PageHero } from '../../components/page-hero.tsx';
import { ReadAndMarked } from '../../illustrations/read-and-marked.tsx';
import { useTermSheetStore } from '../../stores/term-sheet-store.ts';
import { Explainers } from './explainers.tsx';
import { AnalysisForm } from './form/analysis-form.tsx';
import { MailingListSignUp } from './form/mailing-list-sign-up.tsx';
import { AnalysisResult } from './result/analysis-result.tsx';

/** Term sheet checker. */
export function Page() {
  const result = useTermSheetStore((state) => state.result);
  return (
    <>
      <PageHero
        eyebrow="Free tool for founders"
        title="Term sheet checker"
        lead="Paste or upload an investment term sheet. See what each clause means for you, with the very words it rests on, before you sign."
        formFirst
        picture={<ReadAndMarked className="mx-auto w-full" />}
      >
        <p className="max-w-2xl border-l-2 border-accent pl-4 text-sm text-muted">
          The analysis is automated and can be wrong. It is a reading aid, not legal advice.
        </p>
      </PageHero>
      <div className="container-page grid grid-cols-1 gap-6" id="checker">
        {result ? (
          <AnalysisResult analysis={result} />
        ) : (
          <>
            <AnalysisForm />
            <MailingListSignUp />
          </>
        )}
      </div>
      <Explainers />
    </>
  );
}
