import { postJson } from './api-client.ts';

/** The landing page's contact form. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly phone: string;
  /** A field that people do not see: only programs fill it in. */
  readonly website: string;
}

/** Whether a sign-up is taken, or counts only once it is confirmed by the link of a mail. */
export type SignUpOutcome = 'taken' | 'to-confirm';

/** What a server cannot say, or an older one does not know of, it does not ask for. */
async function post(body: object): Promise<SignUpOutcome> {
  const response = await postJson('/api/contact', body);
  const answer: unknown = await response.json().catch(() => null);
  const asks = typeof answer === 'object' && answer !== null && 'confirmation' in answer;
  return asks && answer.confirmation === true ? 'to-confirm' : 'taken';
}

/**
 * Sends the contact form.
 * @throws as `postJson`
 */
export function sendContact(message: ContactMessage): Promise<SignUpOutcome> {
  return post(message);
}

/**
 * Puts an address on the mailing list, with a fixed sentence that says where it was left.
 * @throws as `postJson`
 */
export function subscribe(email: string, message: string): Promise<SignUpOutcome> {
  return post({ email, firstName: '', lastName: '', company: '', message });
}

/**
 * Puts an address on the newsletter list of the code lookup.
 * @throws as `postJson`
 */
export function subscribeToNewsletter(email: string): Promise<SignUpOutcome> {
  return post({ email });
}

/**
 * Puts an address on the early-access list of the investors page.
 * @throws as `postJson`
 */
export function requestEarlyAccess(email: string, message: string): Promise<SignUpOutcome> {
  return post({ email, message, source: 'investors' });
}
