import type { ReactNode } from 'react';
import { type Answer, answerOf } from '../../../../../../core/termsheet/report/answer.ts';
import { moneyFormatter } from '../../../../../../core/termsheet/report/short-money.ts';
import type { ShownAnalysis } from '../../../../api/shown-analysis.ts';
import { ResultHeading } from '../../../../components/result-heading.tsx';
import { RiskBadge } from '../../../../components/risk-badge.tsx';
import { exitShares } from '../exit-shares.ts';
import { AboutDocument } from './about-document.tsx';
import { BoardPicture } from './board-picture.tsx';
import { ClauseStrip } from './clause-strip.tsx';
import { ExitPreview } from './exit-preview.tsx';
import { Priorities } from './priorities.tsx';

interface AnswerCardProps {
  readonly analysis: ShownAnalysis;
  readonly children: ReactNode;
}

/** The answer in one card: what the offer is and why, what to settle first, and what founders would receive. */
export function AnswerCard({ analysis, children }: AnswerCardProps) {
  const answer = answerOf(analysis);
  return (
    <section id="overall-risk" className="card p-5 md:p-8">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ResultHeading className="max-xl:-scroll-mt-12 font-sans text-base font-semibold text-muted">
          Overall Risk Rating
        </ResultHeading>
        <RiskBadge rating={analysis.overallRisk} />
      </div>
      <Verdict answer={answer} currency={analysis.facts.currency} />
      <div className="mt-5 grid gap-x-10 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Priorities priorities={answer.priorities} analysis={analysis} />
        </div>
        <div className="grid content-start gap-6 lg:col-span-5">
          <ExitPreview scenarios={analysis.exitScenarios} currency={analysis.facts.currency} />
          {answer.board ? <BoardPicture seats={answer.board} /> : null}
        </div>
      </div>
      <ClauseStrip analysis={analysis} counts={answer.counts} />
      <AboutDocument analysis={analysis} />
      {children}
    </section>
  );
}

interface VerdictProps {
  readonly answer: Answer;
  readonly currency: unknown;
}

/** The sentences that the rest of the page explains. */
function Verdict({ answer: { headline, reason, exitAtValuation }, currency }: VerdictProps) {
  // The first of the two that there is, is the largest text of the card.
  const [first, second] = headline ? [headline, reason] : [reason, ''];
  const money = moneyFormatter(currency);
  return (
    <>
      {first ? (
        <p id="verdict" className="mt-2 max-w-[44ch] font-display text-2xl leading-snug md:text-3xl">
          {first}
        </p>
      ) : null}
      {exitAtValuation ? (
        <p id="payout" className="mt-2 md:text-lg">
          Sold at the round’s own valuation, {money(exitAtValuation.exitValue)}, founders receive{' '}
          <strong>{money(exitAtValuation.founderProceeds)}</strong> (
          {Math.round(exitShares(exitAtValuation).founders.width)}%).
        </p>
      ) : null}
      {second ? <p className="mt-1.5 max-w-[75ch] text-sm text-muted md:text-base">{second}</p> : null}
    </>
  );
}
