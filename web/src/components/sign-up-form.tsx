import { type FormEvent, useId } from 'react';
import type { SignUpSource } from '../../../core/mailing/subscriber.ts';
import { isEmailAddress } from '../api/is-email-address.ts';
import type { SignUpStore } from '../stores/sign-up-store.ts';
import { Button } from './button.tsx';
import { TextField } from './field.tsx';
import { useOwnMessages } from './use-own-messages.ts';

interface SignUpFormProps {
  readonly store: SignUpStore;
  readonly action: string;
  readonly busyAction?: string;
  /** Small print under the field. */
  readonly note?: string;
  /** What the field is called; its accessible name begins with Email. */
  readonly label?: string;
  /** Sent with the address when the page runs without script. */
  readonly message?: string;
  /** Which list the address is for, where the message does not say so; sent without script too. */
  readonly source?: SignUpSource;
  readonly onDeep?: boolean;
}

/** One e-mail field and its button. */
export function SignUpForm({
  store,
  action,
  busyAction,
  note,
  label = 'Email',
  message,
  source,
  onDeep,
}: SignUpFormProps) {
  const { email, busy, problem, typeEmail, submit } = store();
  const form = useOwnMessages();
  const id = useId();

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('email');
    if (!(field instanceof HTMLInputElement)) return;
    const valid = field.validity.valid && isEmailAddress(email);
    if (!valid && email.trim()) field.focus();
    void submit(valid);
  }

  return (
    <form ref={form} method="post" action="/api/contact" onSubmit={send} className="max-w-xl">
      <div className="flex flex-col gap-3 sm:flex-row sm:items-end">
        <TextField
          id={id}
          className={`flex-1 ${onDeep ? '[&_p]:text-on-deep' : ''}`}
          label={label}
          type="email"
          name="email"
          required
          autoComplete="email"
          value={email}
          error={problem}
          onChange={(event) => typeEmail(event.target.value)}
        />
        {message ? <input type="hidden" name="message" value={message} /> : null}
        {source ? <input type="hidden" name="source" value={source} /> : null}
        <Button type="submit" look={onDeep ? 'accent' : 'primary'} className="min-h-12" disabled={busy}>
          {busy && busyAction ? busyAction : action}
        </Button>
      </div>
      {note ? <p className={`mt-3 text-sm ${onDeep ? 'text-on-deep-muted' : 'text-muted'}`}>{note}</p> : null}
    </form>
  );
}
