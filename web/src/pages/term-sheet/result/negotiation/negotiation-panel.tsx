import { useEffect } from 'react';
import { mostImportantFindings } from '../../../../../../core/termsheet/assessment/most-important-findings.ts';
import { negotiationPack } from '../../../../../../core/termsheet/negotiation/negotiation-pack.ts';
import type { ShownAnalysis } from '../../../../api/shown-analysis.ts';
import { useNegotiationStore } from '../../../../stores/negotiation-store.ts';
import { anchorOf, clauseSections } from '../clause-sections.ts';
import { byHarm } from '../findings/by-harm.ts';
import { PackText } from './pack-text.tsx';
import { PointRow } from './point-row.tsx';
import { reportKey } from './report-key.ts';

/** What to ask for, ticked by the founder, as a message to the investor and a list for the lawyer. */
export function NegotiationPanel({ analysis }: { readonly analysis: ShownAnalysis }) {
  const { points, open } = useNegotiationStore();
  const sections = clauseSections(analysis);
  const ordered = sections.map((section) => byHarm(section).toRead);
  const candidates = [
    ...ordered.flat().filter(({ finding }) => finding.rating !== 'Amber'),
    ...ordered.flat().filter(({ finding }) => finding.rating === 'Amber'),
  ];
  useEffect(() => {
    const suggested = mostImportantFindings(analysis).map((one) => anchorOf(clauseSections(analysis), one));
    // The law decides which clauses are missing, and so the anchors.
    open(reportKey(`${analysis.jurisdiction} ${analysis.source.text}`), suggested);
  }, [analysis, open]);
  if (candidates.length === 0) return null;
  const ticked = candidates.filter(({ anchor }) => points[anchor] !== undefined);
  const { message, lawyerList } = negotiationPack(ticked.map(({ finding }) => finding));

  return (
    <div className="pb-6">
      <p className="max-w-[75ch] text-muted">
        Tick what you want to ask for. The texts below follow, and how each point stands is kept in this
        browser only.
      </p>
      <ul className="mt-3">
        {candidates.map(({ anchor, finding }) => (
          <PointRow key={anchor} anchor={anchor} finding={finding} />
        ))}
      </ul>
      {ticked.length > 0 ? (
        <div className="mt-6 grid gap-6 lg:grid-cols-2">
          <PackText id="pack-message" name="Message to the investor" text={message} />
          <PackText id="pack-lawyer" name="List for your lawyer" text={lawyerList} />
        </div>
      ) : null}
    </div>
  );
}
