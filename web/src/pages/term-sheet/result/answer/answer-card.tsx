import type { ReactNode } from 'react';
import { answerOf } from '../../../../../../core/termsheet/report/answer.ts';
import type { ShownAnalysis } from '../../../../api/shown-analysis.ts';
import { AboutDocument } from './about-document.tsx';
import { BoardPicture } from './board-picture.tsx';
import { ClauseStrip } from './clause-strip.tsx';
import { ExitPreview } from './exit-preview.tsx';
import { Priorities } from './priorities.tsx';
import { Verdict } from './verdict.tsx';

interface AnswerCardProps {
  readonly analysis: ShownAnalysis;
  readonly children: ReactNode;
}

/** The answer in one card: what the offer is and why, what to settle first, and what founders would receive. */
export function AnswerCard({ analysis, children }: AnswerCardProps) {
  const answer = answerOf(analysis);
  const hasAsks = answer.priorities.length > 0;
  return (
    <section id="overall-risk" className="card p-5 md:p-8">
      <Verdict rating={analysis.overallRisk} answer={answer} currency={analysis.facts.currency} />
      <div className="mt-5 grid gap-x-10 gap-y-6 lg:grid-cols-12">
        {hasAsks ? (
          <div className="lg:col-span-7">
            <Priorities priorities={answer.priorities} analysis={analysis} />
          </div>
        ) : null}
        {/* Beside the asks; across the card where there is nothing to ask for. */}
        <div
          className={`grid content-start gap-6 ${hasAsks ? 'lg:col-span-5' : 'gap-x-10 lg:col-span-12 lg:grid-cols-2'}`}
        >
          <ExitPreview scenarios={analysis.exitScenarios} currency={analysis.facts.currency} />
          {answer.board ? <BoardPicture seats={answer.board} /> : null}
        </div>
      </div>
      <ClauseStrip analysis={analysis} counts={answer.counts} />
      <AboutDocument analysis={analysis} />
      <div className="lg:flex lg:flex-wrap lg:items-center lg:justify-between lg:gap-x-8">{children}</div>
    </section>
  );
}
