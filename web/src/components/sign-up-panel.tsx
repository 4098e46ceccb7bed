import type { ReactNode } from 'react';

interface SignUpPanelProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The form. */
  readonly children: ReactNode;
}

/** A sign-up on bottle green: what one gets, and beside it where to ask for it. */
export function SignUpPanel({ id, title, text, children }: SignUpPanelProps) {
  const headingId = `${id}-heading`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className="no-print grid items-center gap-x-16 gap-y-6 rounded-card bg-deep p-6 text-on-deep md:p-10 lg:grid-cols-2"
    >
      <div>
        <h2 id={headingId} className="text-2xl">
          {title}
        </h2>
        <p className="mt-2 text-on-deep-muted">{text}</p>
      </div>
      {children}
    </section>
  );
}
