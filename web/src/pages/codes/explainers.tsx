import { brand } from '../../../../core/brand/brand.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Faq } from '../../components/faq.tsx';
import { Section } from '../../components/section.tsx';
import { codeSystemTexts } from './content/code-systems.ts';
import { howItWorks, howTo, reasons } from './content/explainer.ts';
import { codesFaq } from './content/faq.ts';

/** Everything around the lookup: the systems, why codes matter, how to use it, and questions. */
export function Explainers() {
  return (
    <>
      <Section
        id="code-systems"
        title="Four systems, four questions"
        lead="Three of them classify a business. The fourth classifies what is bought."
      >
        <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
          {codeSystemTexts.map(({ type, name, scope, text }) => (
            <div key={type} className="border-t border-line-strong pt-5">
              <h3>
                {type}: {name}
              </h3>
              <p className="mt-1 text-sm text-muted">{scope}</p>
              <p className="mt-3 text-muted">{text}</p>
            </div>
          ))}
        </div>
      </Section>
      <Section id="reasons" tone="sunken" title="Why businesses need codes">
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {reasons.map(({ title, text }) => (
            <Card key={title}>
              <h3>{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </Card>
          ))}
        </div>
      </Section>
      <Section id="how-to" title="How to find your code">
        <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {howTo.map(({ title, text }) => (
            <li key={title} className="border-t-2 border-primary pt-4">
              <h3>{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="faq" tone="sunken" title="Questions and answers">
        <Faq items={codesFaq} />
      </Section>
      <Section id="platform">
        <div className="grid items-center gap-8 rounded-card bg-deep p-6 text-on-deep md:grid-cols-[1fr_auto] md:p-12">
          <div>
            <h2 className="text-3xl">The code is the start</h2>
            <p className="mt-4 max-w-2xl text-on-deep-muted">
              {brand.name} keeps the filings, renewals and supplier checks that follow from it in one place,
              and {brand.assistantName} reminds you in time.
            </p>
          </div>
          <ButtonLink to={brand.links.app} look="accent" newTab>
            See the Platform
          </ButtonLink>
        </div>
      </Section>
      <Section id="how-it-works" tone="sunken" title="How It Works">
        <ol className="grid gap-8 md:grid-cols-3">
          {howItWorks.map(({ title, text }, index) => (
            <li key={title}>
              <p className="font-display text-4xl text-clay">{index + 1}</p>
              <h3 className="mt-2">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}
