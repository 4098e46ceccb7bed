import type { ReactNode } from 'react';

interface PageHeroProps {
  readonly eyebrow?: string;
  readonly title: string;
  readonly lead?: ReactNode;
  /** Drawing beside the words on wide screens. */
  readonly picture?: ReactNode;
  /** Buttons or notes under the words. */
  readonly children?: ReactNode;
}

/** First band of a page, with its one `h1`. */
export function PageHero({ eyebrow, title, lead, picture, children }: PageHeroProps) {
  return (
    <div className="page-hero container-page grid items-center gap-x-12 gap-y-10 pt-12 pb-14 md:pt-20 md:pb-20 lg:grid-cols-12">
      <div className={picture ? 'lg:col-span-7' : 'lg:col-span-9'}>
        {eyebrow ? <p className="eyebrow mb-4">{eyebrow}</p> : null}
        <h1>{title}</h1>
        {lead ? <p className="mt-6 max-w-2xl text-lg text-muted md:text-xl">{lead}</p> : null}
        {children ? <div className="mt-8">{children}</div> : null}
      </div>
      {picture ? <div className="lg:col-span-5">{picture}</div> : null}
    </div>
  );
}
