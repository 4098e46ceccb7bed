import { brand } from '../../../core/brand/brand.ts';
import { confirmingButton, mailingPage } from './mailing.page.ts';

/** Asks before anything happens, because mail programs open links to look at them. */
export function leavePage(): string {
  return mailingPage(
    'Leave the mailing list?',
    `<p>One click takes your address off the ${brand.name} mailing list. Your other details are deleted at once, the address itself within 30 days.</p>
${confirmingButton('Unsubscribe')}`,
  );
}

export function goodbyePage(): string {
  return mailingPage(
    'You have left the mailing list',
    `<p>You will get no more mail from us. If that was a mistake, sign up again with any form on <a href="/">our site</a>.</p>`,
  );
}
