import type { Answer } from '../../../../../../core/termsheet/report/answer.ts';
import { moneyFormatter } from '../../../../../../core/termsheet/report/short-money.ts';
import { ResultHeading } from '../../../../components/result-heading.tsx';
import { RiskBadge } from '../../../../components/risk-badge.tsx';
import { exitShares } from '../exit-shares.ts';

interface VerdictProps {
  readonly rating: string;
  readonly answer: Answer;
  readonly currency: string | null | undefined;
}

/** The colour, and the sentences that the rest of the page explains. */
export function Verdict({ rating, answer, currency }: VerdictProps) {
  const { headline, reason, exitAtValuation } = answer;
  // The first of the two that there is, is the largest text of the card.
  const [first, second] = headline ? [headline, reason] : [reason, ''];
  const money = moneyFormatter(currency);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ResultHeading className="max-xl:-scroll-mt-12 font-sans text-base font-semibold text-muted">
          Overall Risk Rating
        </ResultHeading>
        <RiskBadge rating={rating} />
      </div>
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
