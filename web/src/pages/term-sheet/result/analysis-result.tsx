import { useMemo } from 'react';
import { countsOf } from '../../../../../core/termsheet/report/answer.ts';
import type { ShownAnalysis } from '../../../api/shown-analysis.ts';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useTermSheetStore } from '../../../stores/term-sheet-store.ts';
import { DownloadButtons } from '../downloads/download-buttons.tsx';
import { AnswerCard } from './answer/answer-card.tsx';
import { BriefCard } from './answer/brief-card.tsx';
import { clauseSections, foldsOf } from './clause-sections.ts';
import { CoveragePanel } from './coverage-panel.tsx';
import { ExitPanel } from './exit-panel.tsx';
import { FactsPanel } from './facts-panel.tsx';
import { ClauseSection } from './findings/clause-section.tsx';
import { RatingFilters } from './findings/rating-filters.tsx';
import { FounderPosition } from './founder-position.tsx';
import { KeyRecommendations } from './key-recommendations.tsx';
import { LegalDisclaimer } from './legal-disclaimer.tsx';
import { NegotiationSection } from './negotiation/negotiation-section.tsx';
import { openReport } from './print-report.ts';
import { PromoCard } from './promo-card.tsx';
import { SourceText } from './reading/source-text.tsx';
import { ReportContents } from './report-contents.tsx';
import { hasPack } from './report-parts.ts';
import { useOpenFoldsForPrint } from './use-open-folds-for-print.ts';
import { useRevealOnJump } from './use-reveal-on-jump.ts';

/** The report: the answer, the reasons by harm, the position, what to do, and the document itself. */
export function AnalysisResult({ analysis }: { readonly analysis: ShownAnalysis }) {
  const { analyzeAnother, file } = useTermSheetStore();
  const sections = useMemo(() => clauseSections(analysis), [analysis]);
  const report = useRevealOnJump(sections);
  useOpenFoldsForPrint(report);
  // A brief summary is one screen; what follows it is one line a clause.
  const isBrief = analysis.analysisDetail === 'brief';
  const sourceText = analysis.source.text;
  const actions = (
    <div className="no-print mt-5 flex flex-wrap gap-3">
      <Button onClick={() => openReport(analysis, file?.name ?? null)}>
        <Icon name="print" />
        Print/Save Report
      </Button>
      <Button look="secondary" onClick={analyzeAnother}>
        Analyze Another
      </Button>
    </div>
  );

  return (
    <div ref={report} className="report grid grid-cols-1 gap-5">
      {isBrief ? (
        <BriefCard analysis={analysis} actions={actions}>
          <DownloadButtons analysis={analysis} />
        </BriefCard>
      ) : (
        <AnswerCard analysis={analysis}>
          {actions}
          <DownloadButtons analysis={analysis} />
        </AnswerCard>
      )}
      <div className="report-body">
        <ReportContents analysis={analysis} />
        <div className="grid min-w-0 grid-cols-1 content-start gap-5">
          <RatingFilters counts={countsOf(analysis)} anchors={foldsOf(sections)} />
          {sections.map((section) => (
            <ClauseSection key={section.id} section={section} sourceText={sourceText} openRed={!isBrief} />
          ))}
          <CoveragePanel coverage={analysis.coverage} sourceText={sourceText} />
          <FounderPosition position={analysis.founderPosition} />
          {isBrief ? null : <ExitPanel analysis={analysis} />}
          {isBrief ? null : <KeyRecommendations recommendations={analysis.recommendations} />}
          {hasPack(analysis) ? <NegotiationSection analysis={analysis} /> : null}
          <FactsPanel facts={analysis.facts} />
          <SourceText text={sourceText} sections={sections} coverage={analysis.coverage} />
        </div>
      </div>
      <PromoCard />
      <LegalDisclaimer />
    </div>
  );
}
