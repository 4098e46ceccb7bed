import { useRef } from 'react';
import { Disclosure } from '../../components/faq.tsx';
import { Late, latePart } from '../../components/late-part.tsx';
import { NextTools } from '../../components/next-tools.tsx';
import { ToolHero } from '../../components/tool-hero.tsx';
import { useFirstAction } from '../../components/use-first-action.ts';
import { useStartAgain } from '../../components/use-start-again.ts';
import { ReadAndMarked } from '../../illustrations/read-and-marked.tsx';
import { useTermSheetStore } from '../../stores/term-sheet-store.ts';
import { Explainers } from './explainers.tsx';
import { AnalysisForm } from './form/analysis-form.tsx';
import { MailingListSignUp } from './form/mailing-list-sign-up.tsx';

const title = 'Term sheet checker';

/** On its way as soon as somebody uses the form. */
const report = latePart(
  () => import('./result/analysis-result.tsx').then(({ AnalysisResult }) => AnalysisResult),
  {
    name: 'The report',
    waiting: <p className="min-h-screen text-muted">One moment…</p>,
  },
);

/** Term sheet checker. */
export function Page() {
  const result = useTermSheetStore((state) => state.result);
  const checker = useRef<HTMLDivElement>(null);
  useStartAgain(result !== null, checker);
  useFirstAction(report.fetch);
  // Whoever has a result came for it: the page around it stands back.
  if (result) {
    return (
      <>
        <div className="container-page pt-8 pb-5">
          <h1 className="text-2xl md:text-3xl">{title}</h1>
        </div>
        <div className="container-page grid grid-cols-1 gap-8 pb-10" id="checker">
          <Late part={report} properties={{ analysis: result }} />
          <NextTools after="/term-sheet-checker" />
        </div>
        <div className="no-print border-t border-line">
          <div className="container-page">
            <Disclosure
              summary={<span className="py-1 font-display text-xl">About term sheets and this checker</span>}
            >
              <div className="-mx-5 md:-mx-10">
                <Explainers />
              </div>
            </Disclosure>
          </div>
        </div>
      </>
    );
  }
  return (
    <>
      <ToolHero
        title={title}
        lead="Paste or upload an investment term sheet. See what each clause means for you, with the very words it rests on, before you sign."
        note="The analysis is automated and can be wrong. It is a reading aid, not legal advice."
        picture={<ReadAndMarked />}
      />
      <div ref={checker} className="container-page grid grid-cols-1 gap-6" id="checker">
        <AnalysisForm />
        <MailingListSignUp />
      </div>
      <Explainers />
    </>
  );
}
