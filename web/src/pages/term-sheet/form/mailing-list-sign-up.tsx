import { SignUpForm } from '../../../components/sign-up-form.tsx';
import { termSheetSignUpMessage, useTermSheetSignUp } from '../../../stores/term-sheet-store.ts';

/** The mailing list, under the form. */
export function MailingListSignUp() {
  return (
    <section aria-labelledby="mailing-list-heading" className="rounded-card bg-deep p-6 text-on-deep md:p-10">
      <h2 id="mailing-list-heading" className="text-2xl">
        Business insights and legal updates
      </h2>
      <p className="mt-2 mb-6 text-on-deep-muted">
        Short letters for founders about terms, compliance and running a firm.
      </p>
      <SignUpForm
        store={useTermSheetSignUp}
        action="Join"
        busyAction="Joining..."
        note="No spam, unsubscribe anytime"
        message={termSheetSignUpMessage}
        onDeep
      />
    </section>
  );
}
