import type { ShownAnalysis } from '../../../api/shown-analysis.ts';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useTermSheetStore } from '../../../stores/term-sheet-store.ts';
import { DownloadButtons } from '../downloads/download-buttons.tsx';
import { ClauseSection } from './clause-section.tsx';
import { clauseSections, passagesOf } from './clause-sections.ts';
import { CoveragePanel } from './coverage-panel.tsx';
import { ExitPanel } from './exit-panel.tsx';
import { FactsPanel } from './facts-panel.tsx';
import { FounderPosition } from './founder-position.tsx';
import { LegalDisclaimer } from './legal-disclaimer.tsx';
import { OverallRisk } from './overall-risk.tsx';
import { openReport } from './print-report.ts';
import { PromoCard } from './promo-card.tsx';
import { ReportContents } from './report-contents.tsx';
import { SourceText } from './source-text.tsx';

/** The report: the answer, the reasons clause by clause, the position, what to do, and the document itself. */
export function AnalysisResult({ analysis }: { readonly analysis: ShownAnalysis }) {
  const { analyzeAnother, file } = useTermSheetStore();
  const sections = clauseSections(analysis);

  return (
    <div className="report grid grid-cols-1 gap-6">
      <OverallRisk analysis={analysis}>
        <div className="no-print mt-6 flex flex-wrap gap-3">
          <Button onClick={() => openReport(analysis, file?.name ?? null)}>
            <Icon name="print" />
            Print/Save Report
          </Button>
          <Button look="secondary" onClick={analyzeAnother}>
            Analyze Another
          </Button>
        </div>
        <DownloadButtons analysis={analysis} />
        <ReportContents analysis={analysis} />
      </OverallRisk>
      <CoveragePanel coverage={analysis.coverage} sourceText={analysis.source.text} />
      {sections.map(({ id, heading, findings }) => (
        <ClauseSection
          key={id}
          id={id}
          heading={heading}
          findings={findings}
          sourceText={analysis.source.text}
        />
      ))}
      <FounderPosition position={analysis.founderPosition} />
      <ExitPanel analysis={analysis} />
      {analysis.recommendations.length > 0 ? (
        <section aria-labelledby="recommendations" className="card p-6 md:p-10">
          <h2 id="recommendations" className="text-2xl">
            Key Recommendations
          </h2>
          <ol className="mt-5 grid list-decimal gap-3 pl-6 marker:font-semibold marker:text-primary">
            {analysis.recommendations.map((recommendation) => (
              <li key={recommendation} className="max-w-[75ch] pl-1">
                {recommendation}
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      <FactsPanel facts={analysis.facts} />
      <SourceText text={analysis.source.text} passages={passagesOf(sections)} />
      <PromoCard />
      <LegalDisclaimer />
    </div>
  );
}
