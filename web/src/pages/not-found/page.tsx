import { ButtonLink } from '../../components/button.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { NotFoundPicture } from './not-found-picture.tsx';

/** Shown for every address that is not a screen of the site. */
export function Page() {
  return (
    <PageHero
      eyebrow="Error 404"
      title="404 Page Not Found"
      lead="There is nothing at this address. It may have moved, or the link may have a slip in it."
      picture={<NotFoundPicture />}
    >
      <p className="flex flex-wrap gap-3">
        <ButtonLink to="/">Go to the home page</ButtonLink>
        <ButtonLink to="/#features" look="secondary">
          See what we do
        </ButtonLink>
      </p>
      <p className="mt-8 text-sm text-muted">
        Building this site? Did you forget to add the page to the router?
      </p>
    </PageHero>
  );
}
