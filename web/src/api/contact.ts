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

const contactPath = '/api/contact';

/**
 * Sends the contact form. The body of the answer is not read.
 * @throws as `postJson`
 */
export async function sendContact(message: ContactMessage): Promise<void> {
  await postJson(contactPath, message);
}

/**
 * Puts an address on the mailing list, with a fixed sentence that says where it was left.
 * @throws as `postJson`
 */
export async function subscribe(email: string, message: string): Promise<void> {
  await postJson(contactPath, { email, firstName: '', lastName: '', company: '', message });
}

/**
 * Puts an address on the newsletter list of the code lookup.
 * @throws as `postJson`
 */
export async function subscribeToNewsletter(email: string): Promise<void> {
  await postJson(contactPath, { email });
}

/**
 * Puts an address on the early-access list of the investors page.
 * @throws as `postJson`
 */
export async function requestEarlyAccess(email: string, message: string): Promise<void> {
  await postJson(contactPath, { email, message, source: 'investors' });
}
