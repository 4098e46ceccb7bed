import { SignUpForm } from '../../../components/sign-up-form.tsx';
import { SignUpPanel } from '../../../components/sign-up-panel.tsx';
import { carbonSignUpMessage, useCarbonSignUp } from '../../../stores/carbon-store.ts';

export const updatesId = 'sustainability-updates';

/** Shown only once there is a result. */
export function UpdatesSignUp() {
  return (
    <SignUpPanel
      id={updatesId}
      title="Sustainability updates"
      text="New evidence on the footprint of AI, and plain advice for small firms on cutting emissions. A few letters a year."
    >
      <SignUpForm
        store={useCarbonSignUp}
        action="Sign Up"
        busyAction="Signing up..."
        message={carbonSignUpMessage}
        onDeep
      />
    </SignUpPanel>
  );
}
