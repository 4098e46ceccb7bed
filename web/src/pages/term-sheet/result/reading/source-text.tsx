import { useEffect, useMemo, useRef } from 'react';
import type { Coverage } from '../../../../../../core/termsheet/analysis.ts';
import { Disclosure } from '../../../../components/faq.tsx';
import { useReportViewStore } from '../../../../stores/report-view-store.ts';
import type { ClauseSectionContent } from '../clause-sections.ts';
import { MarkedText } from './marked-text.tsx';
import { readingStops } from './reading-stops.ts';
import { StopPanel } from './stop-panel.tsx';
import { useReadingEvents } from './use-reading-events.ts';

interface SourceTextProps {
  readonly text: string;
  readonly sections: readonly ClauseSectionContent[];
  readonly coverage: Coverage;
}

/** The text as it was read, marked in the margin, with the finding of the chosen place beside it. */
export function SourceText({ text, sections, coverage }: SourceTextProps) {
  const { readingPlace, readAt } = useReportViewStore();
  const stops = useMemo(() => readingStops(sections, coverage), [sections, coverage]);
  const document = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (readingPlace === null) return;
    const chosen = document.current?.querySelector(`[data-stop="${readingPlace}"]`);
    chosen?.scrollIntoView({ block: 'center' });
  }, [readingPlace]);
  const step = (by: number) => {
    const next = readingPlace === null ? 0 : readingPlace + by;
    if (next >= 0 && next < stops.length) readAt(next);
  };
  const view = useReadingEvents({ choose: readAt, step, close: () => readAt(null) });
  if (!text) return null;

  return (
    <section ref={view} className="card no-print px-5 md:px-8">
      <Disclosure summary={<h2 className="py-1 text-2xl">The text as we read it</h2>}>
        <p className="mb-4 text-muted">
          Every mark leads to what a finding quotes, or to a passage that we did not read as a term. Step
          through with the buttons, or with the keys j and k.
        </p>
        <div className="mb-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <div ref={document}>
            <MarkedText text={text} stops={stops} chosen={readingPlace} />
          </div>
          <StopPanel
            stop={readingPlace === null ? undefined : stops[readingPlace]}
            place={readingPlace}
            count={stops.length}
            onStep={step}
            onClose={() => readAt(null)}
          />
        </div>
      </Disclosure>
    </section>
  );
}
