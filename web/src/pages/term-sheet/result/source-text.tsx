import { useMemo } from 'react';
import { Disclosure } from '../../../components/faq.tsx';
import { cutAtPassages, type Passage } from './passages.ts';

/** The text as it was read, with every quoted passage marked. */
export function SourceText({
  text,
  passages,
}: {
  readonly text: string;
  readonly passages: readonly Passage[];
}) {
  const pieces = useMemo(() => cutAtPassages(text, passages), [text, passages]);
  if (!text) return null;
  return (
    <section className="card no-print px-6 md:px-10">
      <Disclosure summary={<h2 className="py-2 text-2xl">The text as we read it</h2>}>
        <p className="mb-4 text-muted">
          Every marked passage is one that a finding quotes. Check here that nothing was lost or misread.
        </p>
        <div className="mb-8 max-w-4xl rounded-control bg-sunken p-5 text-sm leading-relaxed whitespace-pre-wrap wrap-anywhere">
          {pieces.map(({ text: words, start, findingKeys }) =>
            findingKeys.length > 0 ? (
              <mark key={start} title={findingKeys.join(', ')} className="rounded-xs bg-marked text-ink">
                {words}
              </mark>
            ) : (
              <span key={start}>{words}</span>
            ),
          )}
        </div>
      </Disclosure>
    </section>
  );
}
