import type { Coverage, UnreadPassage } from '../../../../../core/termsheet/analysis.ts';
import { coveragePart } from '../../../../../core/termsheet/report/coverage-part.ts';
import { Quote } from './quote.tsx';

interface CoveragePanelProps {
  readonly coverage: Coverage;
  readonly sourceText: string;
}

/** How much of the document was understood, and the passages to read oneself. */
export function CoveragePanel({ coverage, sourceText }: CoveragePanelProps) {
  const { understood, unread, apartHeading, apart } = coveragePart(coverage);
  // A server that is older than the page sends no account.
  if (coverage.sentences === 0) return null;
  return (
    <section aria-labelledby="coverage" className="card p-6 md:p-10">
      <h2 id="coverage" className="text-2xl">
        How much we understood
      </h2>
      <p className="mt-4 max-w-[75ch]">{understood}</p>
      <Passages passages={unread} sourceText={sourceText} />
      {apartHeading ? <h3 className="mt-6">{apartHeading}</h3> : null}
      <Passages passages={apart} sourceText={sourceText} />
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
