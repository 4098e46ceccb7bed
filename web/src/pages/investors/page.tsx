import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { Section } from '../../components/section.tsx';
import { AdjustableBell, LensOnRisk, PortfolioPage } from '../../illustrations/investor-pictures.tsx';
import { PortfolioShelf } from '../../illustrations/portfolio-shelf.tsx';
import { investors } from './content.ts';
import { EarlyAccess } from './early-access.tsx';
import { SustainabilityReturns } from './sustainability-returns.tsx';
import { WhyWeDoThis } from './why-we-do-this.tsx';

const insightPictures = { portfolio: PortfolioPage, alerts: AdjustableBell, risk: LensOnRisk } as const;

/** What investors will be able to do here, and where to ask for it first. */
export function Page() {
  const { insights, growth } = investors;
  return (
    <>
      <PageHero
        eyebrow={investors.eyebrow}
        title={investors.title}
        lead={investors.introduction}
        picture={<PortfolioShelf className="mx-auto w-full" />}
      >
        <ButtonLink to="#early-access">{investors.jump}</ButtonLink>
      </PageHero>

      <Section id="insights" title={insights.title} lead={insights.text} tone="sunken">
        <ul className="grid gap-6 md:grid-cols-3">
          {insights.items.map(({ picture, title, text }) => {
            const Picture = insightPictures[picture];
            return (
              <Card key={title} as="li">
                <Picture />
                <h3 className="mt-6">{title}</h3>
                <p className="mt-2 text-muted">{text}</p>
              </Card>
            );
          })}
        </ul>
      </Section>

      <Section id="growth" title={growth.title} lead={growth.text}>
        <ul className="grid gap-x-10 gap-y-10 md:grid-cols-3">
          {growth.items.map(({ title, text }) => (
            <li key={title} className="border-t-2 border-primary pt-5">
              <h3>{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Section>

      <SustainabilityReturns />
      <EarlyAccess />
      <WhyWeDoThis />
    </>
  );
}
