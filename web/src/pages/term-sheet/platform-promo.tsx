import { brand } from '../../../../core/brand/brand.ts';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { Section } from '../../components/section.tsx';
import { LegalDisclaimer } from './result/legal-disclaimer.tsx';

/** The platform, a guide that is not written yet, and the disclaimer. */
export function PlatformPromo() {
  return (
    <Section id="platform" className="pt-0 md:pt-0">
      <div className="grid gap-8 rounded-card bg-deep p-6 text-on-deep md:grid-cols-2 md:p-12">
        <div>
          <h2 className="text-3xl">Keep the whole firm in good order</h2>
          <p className="mt-4 text-on-deep-muted">
            {brand.name} brings supplier checks, renewals, compliance and documents together, with{' '}
            {brand.assistantName}, the {brand.assistantTitle}, to ask.
          </p>
          <a
            href={brand.links.app}
            target="_blank"
            rel="noopener"
            className="mt-6 inline-flex min-h-11 items-center underline underline-offset-4"
          >
            See the platform<span className="sr-only"> (opens in a new tab)</span>
          </a>
        </div>
        <div className="rounded-card border border-on-deep/20 p-6">
          <h3 className="text-xl">Free guide: negotiating your first term sheet</h3>
          <p className="mt-2 mb-5 text-on-deep-muted">
            In preparation. You can leave your email here once it is written.
          </p>
          <TextField
            id="guide-email"
            label="Email for the guide"
            type="email"
            autoComplete="email"
            disabled
          />
          <Button look="secondary" className="mt-4" disabled>
            Free guide: coming soon
          </Button>
        </div>
      </div>
      <div className="mt-10">
        <LegalDisclaimer />
      </div>
    </Section>
  );
}
