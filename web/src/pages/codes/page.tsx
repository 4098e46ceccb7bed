import { useRef } from 'react';
import { Late, latePart } from '../../components/late-part.tsx';
import { NextTools } from '../../components/next-tools.tsx';
import { RecentPanel } from '../../components/recent-panel.tsx';
import { ToolHero } from '../../components/tool-hero.tsx';
import { useFirstAction } from '../../components/use-first-action.ts';
import { useStartAgain } from '../../components/use-start-again.ts';
import { CardCabinet } from '../../illustrations/card-cabinet.tsx';
import { fragmentOf, inputAsked, labelOf } from '../../stores/codes-link.ts';
import { useCodesStore } from '../../stores/codes-store.ts';
import { Explainers } from './explainers.tsx';
import { LookupForm } from './form/lookup-form.tsx';
import { Newsletter } from './newsletter.tsx';
import { TableSearch } from './tables/table-search.tsx';
import { useInputInAddress } from './use-input-in-address.ts';

/** On its way as soon as somebody uses the form. */
const codes = latePart(
  () => import('./result/classification-result.tsx').then(({ ClassificationResult }) => ClassificationResult),
  { name: 'The result', waiting: <p className="min-h-80 text-muted">One moment…</p> },
);

/** Company code lookup. */
export function Page() {
  const result = useCodesStore((state) => state.result);
  const answers = useCodesStore((state) => state.clarifications.length);
  const asked = useCodesStore((state) => state.asked);
  const input = result && asked ? inputAsked(asked) : null;
  const lookup = useRef<HTMLDivElement>(null);
  useInputInAddress();
  useStartAgain(result !== null, lookup);
  useFirstAction(codes.fetch);
  // The button that was pressed goes with its question: a result made anew takes the focus to its heading.
  const key = `${answers} ${result?.question?.id ?? ''}`;
  return (
    <>
      <ToolHero
        title="Company code lookup"
        lead="Describe your business, or enter a code you have. Get its UK SIC, US SIC, NAICS, ISIC and CPV codes from the official tables, with the reasons."
        note="AI-powered: the suggestions can be wrong. Before you file, check the code with whoever asked for it."
        picture={<CardCabinet />}
      />
      <div ref={lookup} className="container-page grid grid-cols-1 gap-6" id="lookup">
        <LookupForm />
        <RecentPanel
          label={input ? labelOf(input) : null}
          address={input ? `/companycodelookup${fragmentOf(input)}` : null}
        />
        <TableSearch />
        {result ? <Late key={key} part={codes} properties={{ result }} /> : null}
        {result ? <NextTools after="/companycodelookup" /> : null}
        <Newsletter />
      </div>
      <Explainers />
    </>
  );
}
