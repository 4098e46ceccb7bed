import { useReportViewStore } from '../../../../stores/report-view-store.ts';
import type { ClauseSectionContent } from '../clause-sections.ts';
import { byHarm } from './by-harm.ts';
import { FindingFold } from './finding-fold.tsx';
import { OrdinaryFindings } from './ordinary-findings.tsx';

interface ClauseSectionProps {
  readonly section: ClauseSectionContent;
  readonly sourceText: string;
  /** Whether Red findings are open until the reader closes them. */
  readonly openRed: boolean;
}

/** One list of the report: what harms first, and what is ordinary folded into one row. */
export function ClauseSection({ section, sourceText, openRed }: ClauseSectionProps) {
  const hiddenRatings = useReportViewStore((state) => state.hiddenRatings);
  const { toRead, ordinary } = byHarm(section, hiddenRatings);
  if (toRead.length + ordinary.length === 0) return null;
  return (
    <section aria-labelledby={section.id} className="card overflow-hidden">
      <h2 id={section.id} className="px-5 pt-5 pb-3 text-2xl md:px-8 md:pt-7">
        {section.heading}
      </h2>
      {toRead.length > 0 ? (
        <ul className="divide-y divide-line border-t border-line">
          {toRead.map(({ anchor, finding }) => (
            <FindingFold
              key={anchor}
              anchor={anchor}
              finding={finding}
              sourceText={sourceText}
              openAtFirst={openRed && finding.rating !== 'Amber'}
            />
          ))}
        </ul>
      ) : null}
      <OrdinaryFindings sectionId={section.id} findings={ordinary} sourceText={sourceText} />
    </section>
  );
}
