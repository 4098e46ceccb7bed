import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { NeedsScript } from '../../../components/needs-script.tsx';
import { NewTabLink } from '../../../components/new-tab-link.tsx';
import { officialTables } from '../content/official-tables.ts';

type Loaded = 'not-yet' | 'loading' | 'failed' | ComponentType;

/** The tables for those who would rather look for themselves; their code is fetched when this is opened. */
export function TableSearch() {
  const details = useRef<HTMLDetailsElement>(null);
  const [browser, setBrowser] = useState<Loaded>('not-yet');

  const load = useCallback(() => {
    setBrowser('loading');
    import('./table-browser.tsx').then(
      ({ TableBrowser }) => setBrowser(() => TableBrowser),
      () => setBrowser('failed'),
    );
  }, []);

  useEffect(() => {
    // It may have been opened before the page was ready to notice.
    if (details.current?.open) load();
  }, [load]);

  return (
    <details
      ref={details}
      className="details-plain no-print card px-6 md:px-10"
      onToggle={() => browser === 'not-yet' && load()}
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
          <Browser state={browser} onRetry={load} />
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

function Browser({ state: State, onRetry }: { readonly state: Loaded; onRetry(): void }) {
  if (State === 'not-yet') return null;
  if (State === 'loading') return <p className="text-muted">Opening the tables…</p>;
  if (State !== 'failed') return <State />;
  return (
    <div role="alert">
      <p className="font-medium text-bad">The search could not be loaded. Check your connection.</p>
      <Button look="secondary" className="mt-3" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
