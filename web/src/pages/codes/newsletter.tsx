import { SignUpForm } from '../../components/sign-up-form.tsx';
import { SignUpPanel } from '../../components/sign-up-panel.tsx';
import { useCodesNewsletter } from '../../stores/codes-store.ts';

/** The newsletter, after the results. */
export function Newsletter() {
  return (
    <SignUpPanel
      id="newsletter"
      title="Insights for business owners"
      text="Codes, contracts and compliance, explained in plain words."
    >
      <SignUpForm store={useCodesNewsletter} action="Subscribe" busyAction="Subscribing..." onDeep />
    </SignUpPanel>
  );
}
