import type { FormSource } from './sign-up-form.ts';

const promise = 'No spam, unsubscribe anytime';

/**
 * The words beside the sign-up button of each form, kept with every sign-up as proof of what was agreed to.
 * The pages show them from here; change them here.
 */
export const consentTexts: Readonly<Record<FormSource, string>> = {
  landing: `Join our mailing list. ${promise}`,
  carbon: `Sign up for sustainability updates. ${promise}`,
  'term-sheet': `Join our mailing list for business insights and legal updates. ${promise}`,
  codes: `Subscribe to insights to help your business grow. ${promise}`,
  investors: `Sign up for early access to our investor tools. ${promise}`,
};
