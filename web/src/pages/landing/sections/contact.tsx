import { type FormEvent, useEffect, useRef } from 'react';
import { brand } from '../../../../../core/brand/brand.ts';
import { consentTexts } from '../../../../../core/mailing/consent.ts';
import { sendContact } from '../../../api/contact.ts';
import { isEmailAddress } from '../../../api/is-email-address.ts';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/field.tsx';
import { Icon } from '../../../components/icon.tsx';
import { NewTabLink } from '../../../components/new-tab-link.tsx';
import { Section } from '../../../components/section.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { useOwnMessages } from '../../../components/use-own-messages.ts';
import { createContactFormStore } from '../../../stores/contact-form-store.ts';
import { contact } from '../content/contact.ts';

const useContactForm = createContactFormStore({
  send: sendContact,
  success: contact.success,
  failure: contact.failure,
});

/** The form at the foot of the page: four fields, of which only the address is needed. */
export function Contact() {
  return (
    <Section id="contact" ownHeading>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="contact-heading">{contact.title}</h2>
          <p className="mt-4 text-lg text-muted">{contact.text}</p>
          <p className="mt-4 text-muted">{contact.enterprise}</p>
          <p className="mt-6 text-muted">
            {contact.privacy.before}
            <NewTabLink href={brand.links.externalPrivacyPolicy} className="link">
              {contact.privacy.link}
            </NewTabLink>
            {contact.privacy.after}
          </p>
        </div>
        <div className="lg:col-span-7">
          <ContactForm />
        </div>
      </div>
    </Section>
  );
}

function ContactForm() {
  const { status, answer, problem, submit, forgetProblem } = useContactForm();
  const form = useOwnMessages();
  const emailField = useRef<HTMLDivElement>(null);
  const submitting = status === 'submitting';

  useEffect(() => {
    if (problem) emailField.current?.querySelector('input')?.focus();
  }, [problem]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const data = new FormData(element);
    const text = (name: string) => String(data.get(name) ?? '');
    const message = {
      name: text('name'),
      email: text('email'),
      company: text('company'),
      phone: text('phone'),
      website: text('website'),
    };
    const accepted = await submit(message, element.checkValidity() && isEmailAddress(message.email));
    if (accepted) element.reset();
  }

  return (
    <form
      ref={form}
      method="post"
      action="/api/contact"
      className="card p-6 md:p-8"
      aria-labelledby="contact-heading"
      onSubmit={(event) => void send(event)}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField id="contact-name" name="name" label={contact.fields.name} optional autoComplete="name" />
        <div ref={emailField}>
          <TextField
            id="contact-email"
            name="email"
            label={contact.fields.email}
            type="email"
            required
            autoComplete="email"
            error={problem}
            onChange={forgetProblem}
          />
        </div>
        <TextField
          id="contact-company"
          name="company"
          label={contact.fields.company}
          optional
          autoComplete="organization"
        />
        <TextField
          id="contact-phone"
          name="phone"
          label={contact.fields.phone}
          type="tel"
          optional
          autoComplete="tel"
        />
      </div>
      <FieldForPrograms />
      <p className="mt-6 text-sm text-muted">{consentTexts.landing}</p>
      <Button type="submit" className="mt-4 min-h-12 w-full sm:w-auto" disabled={submitting}>
        {submitting ? <Spinner /> : null}
        {submitting ? contact.submitting : contact.button}
      </Button>
      {status === 'sent' ? (
        <p className="mt-6 flex gap-3 rounded-card border border-good bg-good-soft p-4 font-medium text-good">
          <Icon name="check" className="mt-0.5 size-5" />
          {answer}
        </p>
      ) : null}
      {status === 'failed' ? (
        <p className="mt-6 flex gap-3 rounded-card border border-bad bg-bad-soft p-4 font-medium text-bad">
          <Icon name="stop" className="mt-0.5 size-5" />
          {answer}
        </p>
      ) : null}
    </form>
  );
}

/** People do not find this field, by eye, key or screen reader. What fills it in is a program. */
function FieldForPrograms() {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0">
      <label htmlFor="contact-website">Leave this empty</label>
      <input id="contact-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
