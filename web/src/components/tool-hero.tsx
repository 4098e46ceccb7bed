import type { ReactNode } from 'react';

interface ToolHeroProps {
  readonly title: string;
  readonly lead: string;
  /** What to know before the tool is used. */
  readonly note?: ReactNode;
  /** Small, beside the words, where there is room. */
  readonly picture?: ReactNode;
}

/** First band of a tool's page: short, so that the form that the visitor came for stands in the first screen. */
export function ToolHero({ title, lead, note, picture }: ToolHeroProps) {
  return (
    <div className="page-hero container-page grid items-center gap-x-12 pt-4 pb-4 md:pt-7 md:pb-6 lg:grid-cols-[1fr_auto]">
      <div>
        <h1 className="text-3xl md:text-[2.75rem]">{title}</h1>
        <p className="mt-2 max-w-3xl text-muted md:text-lg md:leading-snug">{lead}</p>
        {note ? (
          <p className="mt-2.5 max-w-3xl border-l-2 border-accent pl-3 text-sm text-muted">{note}</p>
        ) : null}
      </div>
      {picture ? <div className="w-52 max-lg:hidden">{picture}</div> : null}
    </div>
  );
}
