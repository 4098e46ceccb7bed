import { SignUpForm } from '../../components/sign-up-form.tsx';
import { useCodesNewsletter } from '../../stores/codes-store.ts';

/** The newsletter, after the results. */
export function Newsletter() {
  return (
    <section
      aria-labelledby="newsletter-heading"
      className="no-print rounded-card bg-deep p-6 text-on-deep md:p-10"
    >
      <h2 id="newsletter-heading" className="text-2xl">
        Insights for business owners
      </h2>
      <p className="mt-2 mb-6 text-on-deep-muted">
        Codes, contracts and compliance, explained in plain words.
      </p>
      <SignUpForm store={useCodesNewsletter} action="Subscribe" busyAction="Subscribing..." onDeep />
    </section>
  );
}
