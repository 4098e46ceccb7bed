import type { Coverage, UnreadPassage } from '../../../../../core/termsheet/analysis.ts';
import { coveragePart } from '../../../../../core/termsheet/report/coverage-part.ts';
import { Disclosure } from '../../../components/faq.tsx';
import { useReportViewStore } from '../../../stores/report-view-store.ts';
import { Quote } from './quote.tsx';

interface CoveragePanelProps {
  readonly coverage: Coverage;
  readonly sourceText: string;
}

/** The passages to read oneself; what was understood needs no place of its own. */
export function CoveragePanel({ coverage, sourceText }: CoveragePanelProps) {
  const { understood, unread, apartHeading, apart } = coveragePart(coverage);
  const isOpen = useReportViewStore(({ opened }) => opened.coverage ?? unread.length > 0);
  if (unread.length + apart.length === 0) return null;
  return (
    <section className="card px-5 md:px-8">
      <Disclosure
        open={isOpen}
        summary={
          <h2 id="coverage" className="py-1 text-2xl">
            How much we understood
          </h2>
        }
      >
        <div className="pb-6">
          <p className="max-w-[75ch]">{understood}</p>
          <Passages passages={unread} sourceText={sourceText} />
          {apartHeading ? <h3 className="mt-6 text-lg">{apartHeading}</h3> : null}
          <Passages passages={apart} sourceText={sourceText} />
        </div>
      </Disclosure>
    </section>
  );
}

function Passages({ passages, sourceText }: PassagesProps) {
  if (passages.length === 0) return null;
  return (
    <div className="mt-4 grid gap-2">
      {passages.map((passage) => (
        <Quote key={passage.start} evidence={passage} sourceText={sourceText} />
      ))}
    </div>
  );
}

interface PassagesProps {
  readonly passages: readonly UnreadPassage[];
  readonly sourceText: string;
}
