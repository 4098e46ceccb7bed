import { NewTabLink } from '../../../components/new-tab-link.tsx';

/** Said above the form as well as under every report. */
export function LegalDisclaimer() {
  return (
    <div className="rounded-card border border-line-strong p-6 text-sm">
      <h2 className="font-sans text-base font-semibold">Legal disclaimer</h2>
      <p className="mt-2 max-w-[80ch] text-muted">
        This analysis is made by software, with or without a language model, and can be wrong or incomplete.
        It is not legal advice and does not replace a lawyer who knows your company. Check every quoted
        passage before you decide. See our{' '}
        <NewTabLink href="/privacy_policy" className="link">
          privacy policy
        </NewTabLink>{' '}
        and our{' '}
        <NewTabLink href="/terms" className="link">
          terms
        </NewTabLink>
        .
      </p>
    </div>
  );
}
