import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { Late, latePart } from '../../../components/late-part.tsx';
import { NeedsScript } from '../../../components/needs-script.tsx';
import { NewTabLink } from '../../../components/new-tab-link.tsx';
import { officialTables } from '../content/official-tables.ts';

const browser = latePart(() => import('./table-browser.tsx').then(({ TableBrowser }) => TableBrowser), {
  name: 'The search',
  waiting: <p className="text-muted">Opening the tables…</p>,
});

/** The tables for those who would rather look for themselves; their code is fetched when this is opened. */
export function TableSearch() {
  const details = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setWasOpened] = useState(false);

  useEffect(() => {
    // It may have been opened before the page was ready to notice.
    if (details.current?.open) setWasOpened(true);
  }, []);

  return (
    <details
      ref={details}
      className="details-plain no-print card px-6 md:px-10"
      onToggle={() => setWasOpened(true)}
    >
      <summary className="flex min-h-11 items-center justify-between gap-4 py-4">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <h2 className="text-xl">Search the tables</h2>
          <span className="text-sm text-muted">if you would rather look for yourself</span>
        </span>
        <Icon name="plus" className="disclosure-mark size-5 text-primary" />
      </summary>
      <div className="border-t border-line pt-5 pb-8">
        <p className="max-w-[68ch] text-muted">
          The official tables, word for word. Look for a word or the beginning of a code, or open a table
          level by level.
        </p>
        <div className="mt-5">
          <NeedsScript tool="The search" />
          {wasOpened ? <Late part={browser} properties={{}} /> : null}
        </div>
        <p className="mt-6 border-t border-line pt-4 text-sm text-muted">
          Published by:{' '}
          {officialTables.map(({ type, publisher, href }, index) => (
            <span key={type}>
              {index > 0 ? ', ' : ''}
              <NewTabLink href={href} className="underline underline-offset-4">
                {publisher}
              </NewTabLink>{' '}
              ({type})
            </span>
          ))}
          .
        </p>
      </div>
    </details>
  );
}
