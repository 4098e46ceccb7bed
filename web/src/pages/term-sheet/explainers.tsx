import { AppLink } from '../../components/app-link.tsx';
import { Card } from '../../components/card.tsx';
import { Faq } from '../../components/faq.tsx';
import { Section } from '../../components/section.tsx';
import { benefits, howTo, keyClauses, termSheetMatters } from './content/explainer.ts';
import { termSheetFaq } from './content/faq.ts';
import { PlatformPromo } from './platform-promo.tsx';

/** Everything around the tool: what a term sheet is, how the checker helps, and questions. */
export function Explainers() {
  return (
    <>
      <Section
        id="what-is-a-term-sheet"
        title="What is a term sheet?"
        lead="A few pages that settle the price and the rules of an investment before the lawyers write the contracts. Most of it is not binding; all of it is hard to change later."
      >
        <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {termSheetMatters.map(({ title, text }) => (
            <div key={title} className="border-t border-line-strong pt-4">
              <dt className="font-display text-xl font-medium">{title}</dt>
              <dd className="mt-2 text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="benefits" tone="sunken" title="Why check it here">
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {benefits.map(({ title, text }) => (
            <Card key={title}>
              <h3>{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </Card>
          ))}
        </div>
      </Section>
      <Section id="how-to" title="How it works">
        <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {howTo.map(({ title, text }, index) => (
            <li key={title} className="border-t-2 border-primary pt-4">
              <p className="text-sm text-muted">Step {index + 1}</p>
              <h3 className="mt-1">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="key-clauses" tone="sunken" title="Key clauses, in plain words">
        <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
          {keyClauses.map(({ title, text }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </div>
          ))}
        </div>
        <p className="mt-10">
          <AppLink to="/term-sheet-checker/how-we-judge">
            How we judge: the rule behind each colour, with sources
          </AppLink>
        </p>
        <p className="mt-3">
          <AppLink to="/term-sheet-checker/compare">Compare two offers, or two drafts of one</AppLink>
        </p>
      </Section>
      <Section id="faq" title="Questions and answers">
        <Faq items={termSheetFaq} />
      </Section>
      <PlatformPromo />
    </>
  );
}
