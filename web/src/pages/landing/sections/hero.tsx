import { ButtonLink } from '../../../components/button.tsx';
import { PageHero } from '../../../components/page-hero.tsx';
import { Workbench } from '../../../illustrations/workbench.tsx';
import { hero } from '../content/introduction.ts';

/** The promise, and the two ways on: the mailing list and the free tools. */
export function Hero() {
  return (
    <PageHero title={hero.title} lead={hero.text} picture={<Workbench className="mx-auto w-full max-w-lg" />}>
      <p className="flex flex-wrap gap-3">
        <ButtonLink to="#contact">{hero.button}</ButtonLink>
        <ButtonLink to="#tools" look="secondary">
          {hero.secondary}
        </ButtonLink>
      </p>
      <p className="mt-8 max-w-md border-l-2 border-accent pl-4 text-sm text-muted">{hero.note}</p>
    </PageHero>
  );
}
