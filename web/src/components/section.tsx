import type { ReactNode } from 'react';

interface SectionProps {
  readonly id?: string;
  readonly eyebrow?: string;
  readonly title?: string;
  /** The children bring the heading themselves; its id is the section's with `-heading` behind it. */
  readonly ownHeading?: boolean;
  readonly lead?: ReactNode;
  /** `plain` on paper, `sunken` on a shade of it, `deep` on bottle green. */
  readonly tone?: 'plain' | 'sunken' | 'deep';
  readonly centred?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}

const tones = {
  plain: '',
  sunken: 'bg-sunken border-y border-line',
  deep: 'bg-deep text-on-deep',
} as const;

/** A band of a page with its heading. */
export function Section({
  id,
  eyebrow,
  title,
  ownHeading,
  lead,
  tone = 'plain',
  centred,
  className,
  children,
}: SectionProps) {
  const headingId = id && (title || ownHeading) ? `${id}-heading` : undefined;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={`py-14 md:py-20 ${tones[tone]} ${className ?? ''}`}
    >
      <div className="container-page">
        {title ? (
          <div className={`mb-10 max-w-3xl md:mb-14 ${centred ? 'mx-auto text-center' : ''}`}>
            {eyebrow ? (
              <p className={tone === 'deep' ? 'mb-3 text-sm font-medium text-accent' : 'eyebrow mb-3'}>
                {eyebrow}
              </p>
            ) : null}
            <h2 id={headingId}>{title}</h2>
            {lead ? (
              <p className={`mt-4 text-lg ${tone === 'deep' ? 'text-on-deep-muted' : 'text-muted'}`}>
                {lead}
              </p>
            ) : null}
          </div>
        ) : null}
        {children}
      </div>
    </section>
  );
}
