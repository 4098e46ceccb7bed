import { brand } from '../../../../core/brand/brand.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { Quotation } from '../../components/quotation.tsx';
import { Section } from '../../components/section.tsx';
import { GreenValley } from '../../illustrations/green-valley.tsx';
import {
  EmissionsGauge,
  ManagementCycle,
  TrackedSuppliers,
  WeighedChoice,
} from '../../illustrations/sustainability-pictures.tsx';
import { sustainability } from './content.ts';
import { GoalCards } from './goal-cards.tsx';

const featurePictures = {
  iso: ManagementCycle,
  carbon: EmissionsGauge,
  impact: WeighedChoice,
  suppliers: TrackedSuppliers,
};

/** How the product helps a firm to be sustainable, and why that is good business. */
export function Page() {
  const { features, value, regions, quote, closing } = sustainability;
  return (
    <>
      <PageHero
        title={sustainability.title}
        lead={sustainability.introduction}
        picture={<GreenValley className="mx-auto w-full" />}
      >
        <ButtonLink to={brand.links.signIn}>{sustainability.button}</ButtonLink>
      </PageHero>

      <Section id="tools" title={features.title} tone="sunken">
        <ul className="grid gap-6 md:grid-cols-2">
          {features.cards.map(({ picture, title, text }) => {
            const Picture = featurePictures[picture];
            return (
              <Card key={title} as="li" className="flex flex-col gap-5 sm:flex-row">
                <Picture className="shrink-0 self-start" />
                <div>
                  <h3>{title}</h3>
                  <p className="mt-2 text-muted">{text}</p>
                </div>
              </Card>
            );
          })}
        </ul>
      </Section>

      <Section id="value" title={value.title}>
        <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {value.cards.map(({ title, text }) => (
            <li key={title} className="border-t-2 border-accent pt-5">
              <h3>{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Section>

      <GoalCards />

      <Section id="developing-regions" ownHeading>
        <div className="grid gap-x-12 gap-y-6 lg:grid-cols-12">
          <h2 id="developing-regions-heading" className="lg:col-span-4">
            {regions.title}
          </h2>
          <div className="max-w-[62ch] space-y-5 text-lg lg:col-span-8">
            {regions.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </Section>

      <Section tone="deep">
        <Quotation {...quote} />
      </Section>

      <Section title={closing.title} lead={closing.text} centred>
        <p className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={brand.links.signIn}>{closing.primary}</ButtonLink>
          <ButtonLink to="/aicarbon" look="secondary">
            {closing.secondary}
          </ButtonLink>
        </p>
      </Section>
    </>
  );
}
