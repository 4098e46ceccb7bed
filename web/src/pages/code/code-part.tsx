import { type ReactNode, useId } from 'react';

interface CodePartProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** One part of a code's page, with its heading. */
export function CodePart({ title, note, children }: CodePartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line pt-6">
      <h2 id={id} className="mb-3 text-2xl">
        {title}
      </h2>
      {note ? <p className="mb-4 max-w-[68ch] text-muted">{note}</p> : null}
      {children}
    </section>
  );
}
