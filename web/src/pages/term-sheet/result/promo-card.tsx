import { brand } from '../../../../../core/brand/brand.ts';
import { ButtonLink } from '../../../components/button.tsx';

/** What the platform does beyond this report. */
export function PromoCard() {
  return (
    <aside className="no-print rounded-card bg-deep p-6 text-on-deep md:px-8 md:py-6">
      <h2 className="text-2xl">After the round comes the running of it</h2>
      <p className="mt-3 max-w-2xl text-on-deep-muted">
        {brand.name} keeps renewals, compliance and documents in order, and {brand.assistantName} answers what
        you would ask an operations director.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={brand.links.app} look="accent" newTab>
          Create Free Account
        </ButtonLink>
        <ButtonLink to="/" look="secondary" newTab className="button-on-deep">
          Explore Features
        </ButtonLink>
      </div>
    </aside>
  );
}
