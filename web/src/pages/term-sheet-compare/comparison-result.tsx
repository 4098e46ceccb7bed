import type { ClauseFinding } from '../../../../core/termsheet/analysis.ts';
import type { TermSheetComparison } from '../../../../core/termsheet/compare/comparison.ts';
import { Button } from '../../components/button.tsx';
import { ResultHeading } from '../../components/result-heading.tsx';
import { RiskBadge } from '../../components/risk-badge.tsx';
import { useComparisonStore } from '../../stores/comparison-store.ts';
import { ExitTable } from './exit-table.tsx';
import { FactTable } from './fact-table.tsx';
import { type ComparedRow, FindingList } from './finding-list.tsx';

/** The answer first, then the facts, the findings and the payouts. */
export function ComparisonResult({ comparison }: { readonly comparison: TermSheetComparison }) {
  const { files, compareOthers } = useComparisonStore();
  const { findings, overallRisk, notes } = comparison;
  return (
    <div className="grid grid-cols-1 gap-6">
      <section className="card p-6 md:p-10">
        <ResultHeading className="text-2xl md:text-3xl">Comparison</ResultHeading>
        <p className="mt-3 max-w-[75ch] text-lg">{comparison.summary}</p>
        <dl className="mt-6 grid gap-5 sm:grid-cols-2">
          {(['first', 'second'] as const).map((side) => (
            <div key={side} className="border-l-2 border-accent pl-4">
              <dt className="text-sm text-muted">{side === 'first' ? 'First' : 'Second'}</dt>
              <dd className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 font-medium wrap-anywhere">
                {files[side]?.name}
                <RiskBadge rating={overallRisk[side]} />
              </dd>
            </div>
          ))}
        </dl>
        {notes.length > 0 ? (
          <ul className="mt-6 grid gap-2 rounded-control bg-caution-soft p-4 text-caution">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        ) : null}
        <div className="no-print mt-6 flex flex-wrap gap-3">
          <Button onClick={() => window.print()}>Print</Button>
          <Button look="secondary" onClick={compareOthers}>
            Compare others
          </Button>
        </div>
      </section>
      <FactTable facts={comparison.facts} />
      <div className="grid gap-6 lg:grid-cols-2">
        <FindingList
          id="better"
          title="Better in the second"
          rows={[...findings.better].map((change) => ({ ...change, text: change.secondRisk }))}
        />
        <FindingList
          id="worse"
          title="Worse in the second"
          rows={[...findings.worse].map((change) => ({ ...change, text: change.secondRisk }))}
        />
        <FindingList
          id="only-first"
          title="Only in the first"
          rows={graveRows('first', findings.onlyFirst)}
        />
        <FindingList
          id="only-second"
          title="Only in the second"
          rows={graveRows('second', findings.onlySecond)}
        />
      </div>
      <FindingList
        id="unknown"
        title="Could not be compared"
        rows={findings.unknown.map(({ in: side, finding, reason }) => ({
          id: finding.id,
          clause: finding.clause,
          [side]: finding.rating,
          text: `In the ${side}: ${finding.risk} But ${reason}.`,
        }))}
      />
      <ExitTable exits={comparison.exits} currency={comparison.exitCurrency} />
    </div>
  );
}

/** What one side alone has and should be looked at. */
function graveRows(side: 'first' | 'second', findings: readonly ClauseFinding[]): readonly ComparedRow[] {
  return findings
    .filter(({ rating }) => rating !== 'Green')
    .map(({ id, clause, rating, risk }) => ({ id, clause, [side]: rating, text: risk }));
}
