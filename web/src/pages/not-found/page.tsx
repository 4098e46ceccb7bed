import { ButtonLink } from '../../components/button.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { EmptyPeg } from '../../illustrations/empty-peg.tsx';

/** Shown for every address that is not a screen of the site. */
export function Page() {
  return (
    <PageHero
      eyebrow="Error 404"
      title="404 Page Not Found"
      lead="There is nothing on this peg. The page may have moved, or the link may be mistyped."
      picture={<EmptyPeg className="mx-auto w-full" />}
    >
      <p className="flex flex-wrap gap-3">
        <ButtonLink to="/">Go to the home page</ButtonLink>
        <ButtonLink to="/#tools" look="secondary">
          See the free tools
        </ButtonLink>
      </p>
      <p className="mt-8 text-sm text-muted">
        Building this site? Did you forget to add the page to the router?
      </p>
    </PageHero>
  );
}
