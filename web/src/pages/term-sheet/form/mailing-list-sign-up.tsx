import { SignUpForm } from '../../../components/sign-up-form.tsx';
import { SignUpPanel } from '../../../components/sign-up-panel.tsx';
import { termSheetSignUpMessage, useTermSheetSignUp } from '../../../stores/term-sheet-store.ts';

/** The mailing list, under the form. */
export function MailingListSignUp() {
  return (
    <SignUpPanel
      id="mailing-list"
      title="Business insights and legal updates"
      text="Short letters for founders about terms, compliance and running a firm."
    >
      <SignUpForm
        store={useTermSheetSignUp}
        action="Join"
        busyAction="Joining..."
        note="No spam, unsubscribe anytime"
        message={termSheetSignUpMessage}
        onDeep
      />
    </SignUpPanel>
  );
}
