import { useEffect } from 'react';
import { type RecentEntry, useRecentStore } from '../stores/recent-store.ts';
import { Button } from './button.tsx';

/**
 * What was asked lately on this device, for those who want it kept.
 * @param props.label and `props.address` of what is on the screen; null for nothing yet.
 */
export function RecentPanel({ label, address }: { readonly [Key in keyof RecentEntry]: string | null }) {
  const { isKept, entries, read, keep, add, clear } = useRecentStore();
  useEffect(read, [read]);
  useEffect(() => {
    if (isKept && label && address) add({ label, address });
  }, [isKept, label, address, add]);

  return (
    <section aria-label="Recent on this device" className="no-print no-js:hidden text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <label className="inline-flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-4.5 accent-primary"
            checked={isKept}
            onChange={(event) => keep(event.target.checked)}
          />
          <span>
            Remember what I ask on this device{' '}
            <span className="text-muted">(in this browser only; term sheets never)</span>
          </span>
        </label>
        {entries.length > 0 ? (
          <Button look="quiet" onClick={clear}>
            Clear the list
          </Button>
        ) : null}
      </div>
      {entries.length > 0 ? (
        <ul className="mt-1 flex flex-wrap gap-2">
          {entries.map((entry) => (
            <li key={entry.address} className="max-w-full">
              <a
                href={entry.address}
                className="flex min-h-11 items-center rounded-full border border-line px-4 text-primary no-underline hover:border-primary"
              >
                <span className="truncate">{entry.label}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
