import { SignUpForm } from '../../../components/sign-up-form.tsx';
import { carbonSignUpMessage, useCarbonSignUp } from '../../../stores/carbon-store.ts';

export const updatesId = 'sustainability-updates';

/** Shown only once there is a result. */
export function UpdatesSignUp() {
  return (
    <section id={updatesId} className="no-print rounded-card bg-deep p-6 text-on-deep md:p-10">
      <h3 className="text-2xl">Sustainability updates</h3>
      <p className="mt-2 mb-6 max-w-2xl text-on-deep-muted">
        New evidence on the footprint of AI, and plain advice for small firms on cutting emissions. A few
        letters a year.
      </p>
      <SignUpForm
        store={useCarbonSignUp}
        action="Sign Up"
        busyAction="Signing up..."
        message={carbonSignUpMessage}
        onDeep
      />
    </section>
  );
}
