import { useMemo } from 'react';
import { PageHero } from '../page-hero.tsx';
import { LegalBlock } from './legal-block.tsx';
import type { LegalSection } from './legal-section.ts';
import { useCurrentSection } from './use-current-section.ts';

interface LegalDocumentProps {
  readonly title: string;
  readonly introduction: string;
  /** As shown, and as `datetime` wants it. */
  readonly lastUpdated: { readonly text: string; readonly machine: string };
  /** What the box at the end of each section is called. */
  readonly summaryLabel: string;
  readonly sections: readonly LegalSection[];
}

/** A numbered legal text with its contents beside it and a short version after each section. */
export function LegalDocument({
  title,
  introduction,
  lastUpdated,
  summaryLabel,
  sections,
}: LegalDocumentProps) {
  return (
    <>
      <PageHero title={title} lead={introduction}>
        <p className="text-muted">
          Last updated <time dateTime={lastUpdated.machine}>{lastUpdated.text}</time>
        </p>
      </PageHero>
      <div className="container-page grid gap-x-16 gap-y-12 pb-20 md:pb-28 lg:grid-cols-[17rem_1fr]">
        <Contents sections={sections} />
        <div className="grid min-w-0 gap-14">
          {sections.map((section, index) => (
            <NumberedSection
              key={section.title}
              number={index + 1}
              section={section}
              summaryLabel={summaryLabel}
            />
          ))}
        </div>
      </div>
    </>
  );
}

function Contents({ sections }: { readonly sections: readonly LegalSection[] }) {
  const ids = useMemo(() => sections.map((_, index) => anchorOf(index + 1)), [sections]);
  const current = useCurrentSection(ids);
  return (
    <nav
      aria-label="Contents"
      className="no-print self-start border-line max-lg:border-b max-lg:pb-8 lg:sticky lg:top-28"
    >
      <p className="text-sm font-medium text-clay">Contents</p>
      <ol className="mt-2 gap-x-8 sm:columns-2 lg:columns-1">
        {sections.map(({ title }, index) => (
          <li key={title} className="break-inside-avoid">
            <a
              href={`#${anchorOf(index + 1)}`}
              aria-current={current === anchorOf(index + 1) ? 'true' : undefined}
              className="flex min-h-8 gap-2 py-1 text-sm border-l-2 border-transparent pl-3 leading-snug text-muted no-underline hover:text-primary hover:underline aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-primary"
            >
              <span className="w-5 shrink-0 tabular-nums">{index + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface NumberedSectionProps {
  readonly number: number;
  readonly section: LegalSection;
  readonly summaryLabel: string;
}

function NumberedSection({ number, section, summaryLabel }: NumberedSectionProps) {
  const headingId = `${anchorOf(number)}-heading`;
  return (
    <section id={anchorOf(number)} aria-labelledby={headingId} className="prose scroll-mt-24">
      <h2 id={headingId} className="mt-0 text-2xl md:text-3xl">
        {`${number}. ${section.title}`}
      </h2>
      {section.blocks.map((block, index) => (
        // The blocks of a text never change order.
        // biome-ignore lint/suspicious/noArrayIndexKey: static content
        <LegalBlock key={index} block={block} />
      ))}
      <div className="rounded-card border-l-4 border-accent bg-sunken px-5 py-4">
        <p className="text-sm font-semibold">{summaryLabel}</p>
        <p className="mt-1">{section.summary}</p>
      </div>
    </section>
  );
}

function anchorOf(number: number): string {
  return `section-${number}`;
}
