import { Icon } from '../../../../components/icon.tsx';
import { RiskBadge } from '../../../../components/risk-badge.tsx';
import { useReportViewStore } from '../../../../stores/report-view-store.ts';
import type { AnchoredFinding } from './by-harm.ts';
import { ClauseBody } from './clause-body.tsx';

interface FindingFoldProps extends AnchoredFinding {
  readonly sourceText: string;
  /** How it stands until the reader opens or closes it. */
  readonly openAtFirst: boolean;
}

/** One clause as a line that opens: its name, its colour and, while closed, the first words of its risk. */
export function FindingFold({ anchor, finding, sourceText, openAtFirst }: FindingFoldProps) {
  const isOpen = useReportViewStore(({ opened }) => opened[anchor] ?? openAtFirst);
  const setOpened = useReportViewStore((state) => state.setOpened);
  const { clause, rating, risk } = finding;
  return (
    <li id={anchor}>
      <details
        className="finding details-plain"
        open={isOpen}
        onToggle={(event) => {
          const { open } = event.currentTarget;
          if (open !== isOpen) setOpened([anchor], open);
        }}
      >
        <summary className="flex min-h-11 items-center gap-3 px-5 py-2 hover:bg-sunken md:px-8 md:py-1">
          <h3 className="text-lg">{clause}</h3>
          {rating ? <RiskBadge rating={rating} /> : null}
          <span
            aria-hidden="true"
            className={`min-w-0 flex-1 truncate text-sm text-muted max-md:invisible ${isOpen ? 'invisible' : ''}`}
          >
            {risk}
          </span>
          <Icon name="plus" className="disclosure-mark size-5 text-primary" />
        </summary>
        <div className="px-5 pt-1 pb-6 md:px-8">
          <ClauseBody finding={finding} sourceText={sourceText} />
        </div>
      </details>
    </li>
  );
}
