import { useEffect } from 'react';
import { PageHero } from '../../components/page-hero.tsx';
import { CardCabinet } from '../../illustrations/card-cabinet.tsx';
import { inputOf } from '../../stores/codes-link.ts';
import { useCodesStore } from '../../stores/codes-store.ts';
import { Explainers } from './explainers.tsx';
import { LookupForm } from './form/lookup-form.tsx';
import { Newsletter } from './newsletter.tsx';
import { ClassificationResult } from './result/classification-result.tsx';
import { TableSearch } from './tables/table-search.tsx';

/** Company code lookup. */
export function Page() {
  const result = useCodesStore((state) => state.result);
  const answers = useCodesStore((state) => state.clarifications.length);
  const tryOut = useCodesStore((state) => state.tryOut);
  // A link that was shared asks at once.
  useEffect(() => {
    const input = inputOf(window.location.hash);
    if (input) void tryOut(input);
  }, [tryOut]);
  // The button that was pressed goes with its question: a result made anew takes the focus to its heading.
  const key = `${answers} ${result?.question?.id ?? ''}`;
  return (
    <>
      <PageHero
        eyebrow="Free tool"
        title="Company code lookup"
        lead="Describe what your business does, or enter a code you have. Get UK SIC, US SIC, NAICS, ISIC and CPV codes from the official tables, with the reasons."
        formFirst
        picture={<CardCabinet className="mx-auto w-full" />}
      >
        <p className="max-w-2xl border-l-2 border-accent pl-4 text-sm text-muted">
          AI-powered: the suggestions can be wrong. Check a code with the body that asks for it before you
          file it.
        </p>
      </PageHero>
      <div className="container-page grid grid-cols-1 gap-6" id="lookup">
        <LookupForm />
        <TableSearch />
        {result ? <ClassificationResult key={key} result={result} /> : null}
        <Newsletter />
      </div>
      <Explainers />
    </>
  );
}
