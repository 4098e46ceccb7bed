import { brand } from '../../../../core/brand/brand.ts';
import { consentTexts } from '../../../../core/mailing/consent.ts';
import { requestEarlyAccess } from '../../api/contact.ts';
import { Section } from '../../components/section.tsx';
import { SignUpForm } from '../../components/sign-up-form.tsx';
import { createSignUpStore } from '../../stores/sign-up-store.ts';
import { investors } from './content.ts';
import { EmbeddedSignUp } from './embedded-sign-up.tsx';

const { signUp } = investors;

const useEarlyAccess = createSignUpStore({
  send: (email) => requestEarlyAccess(email, signUp.message),
  success: signUp.success,
  failure: signUp.failure,
});

/** The operator's own e-mail-marketing form where there is one, otherwise our list. */
export function EarlyAccess() {
  return (
    <Section id="early-access" ownHeading tone="sunken">
      <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h2 id="early-access-heading">{signUp.title}</h2>
          <p className="mt-4 text-lg text-muted">{signUp.text}</p>
        </div>
        <div className="no-print card p-6 md:p-8 lg:col-span-6">
          {brand.emailMarketing ? (
            <EmbeddedSignUp service={brand.emailMarketing} />
          ) : (
            <SignUpForm
              store={useEarlyAccess}
              action={signUp.button}
              busyAction={signUp.busy}
              message={signUp.message}
              source="investors"
              note={consentTexts.investors}
            />
          )}
        </div>
      </div>
    </Section>
  );
}
