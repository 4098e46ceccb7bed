import { useState } from 'react';
import type { ShownAnalysis } from '../../../../api/shown-analysis.ts';
import { Icon } from '../../../../components/icon.tsx';
import { Late, latePart } from '../../../../components/late-part.tsx';

/** The wordings travel only to those who open the pack. */
const panel = latePart(
  () => import('./negotiation-panel.tsx').then(({ NegotiationPanel }) => NegotiationPanel),
  {
    name: 'The negotiation pack',
    waiting: <p className="pb-6 text-muted">One moment…</p>,
  },
);

/** The negotiation pack, folded until somebody wants it. */
export function NegotiationSection({ analysis }: { readonly analysis: ShownAnalysis }) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <section className="card no-print px-5 md:px-8">
      <details
        className="details-plain"
        onToggle={(event) => {
          if (event.target === event.currentTarget && event.currentTarget.open) setWasOpened(true);
        }}
      >
        <summary className="flex min-h-11 items-center justify-between gap-4 py-4">
          <h2 id="negotiation" className="text-2xl">
            Negotiation pack
          </h2>
          <Icon name="plus" className="disclosure-mark size-5 text-primary" />
        </summary>
        {wasOpened ? <Late part={panel} properties={{ analysis }} /> : null}
      </details>
    </section>
  );
}
