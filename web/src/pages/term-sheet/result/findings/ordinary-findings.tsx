import { Icon } from '../../../../components/icon.tsx';
import { RiskBadge } from '../../../../components/risk-badge.tsx';
import { useReportViewStore } from '../../../../stores/report-view-store.ts';
import { ordinaryAnchor } from '../clause-sections.ts';
import type { AnchoredFinding } from './by-harm.ts';
import { FindingFold } from './finding-fold.tsx';

interface OrdinaryFindingsProps {
  readonly sectionId: string;
  readonly findings: readonly AnchoredFinding[];
  readonly sourceText: string;
}

/** What needs no attention, as one row that opens. */
export function OrdinaryFindings({ sectionId, findings, sourceText }: OrdinaryFindingsProps) {
  const anchor = ordinaryAnchor(sectionId);
  const isOpen = useReportViewStore(({ opened }) => opened[anchor] ?? false);
  const setOpened = useReportViewStore((state) => state.setOpened);
  if (findings.length === 0) return null;
  const names = findings.map(({ finding }) => finding.clause).join(', ');
  return (
    <details
      className="finding details-plain border-t border-line"
      open={isOpen}
      onToggle={(event) => {
        const { open } = event.currentTarget;
        if (event.target === event.currentTarget && open !== isOpen) setOpened([anchor], open);
      }}
    >
      <summary className="flex min-h-11 items-center gap-3 px-5 py-2 hover:bg-sunken md:px-8 md:py-1">
        <RiskBadge rating="Green" />
        <span className="font-medium whitespace-nowrap">
          {findings.length === 1 ? '1 clause is ordinary' : `${findings.length} clauses are ordinary`}
        </span>
        <span
          className={`min-w-0 flex-1 truncate text-sm text-muted max-md:invisible ${isOpen ? 'invisible' : ''}`}
        >
          {names}
        </span>
        <Icon name="plus" className="disclosure-mark size-5 text-primary" />
      </summary>
      <ul className="divide-y divide-line border-t border-line">
        {findings.map(({ anchor: own, finding }) => (
          <FindingFold key={own} anchor={own} finding={finding} sourceText={sourceText} openAtFirst={false} />
        ))}
      </ul>
    </details>
  );
}
