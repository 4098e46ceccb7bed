import { brand } from '../../../core/brand/brand.ts';
import { confirmingButton, mailingPage } from './mailing.page.ts';

/** Asks before anything happens, because mail programs open links to look at them. */
export function joinPage(): string {
  return mailingPage(
    'Join the mailing list?',
    `<p>One click puts your address on the ${brand.name} mailing list. No spam, unsubscribe anytime.</p>
${confirmingButton('Confirm')}`,
  );
}

export function joinedPage(): string {
  return mailingPage(
    'You are on the mailing list',
    `<p>Thank you, your address is confirmed. Every mail of ours has a link that takes you off again.</p><p><a href="/">To our site</a></p>`,
  );
}
