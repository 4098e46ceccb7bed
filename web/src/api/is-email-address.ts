import { parseEmailAddress } from '../../../core/mailing/email-address.ts';

/** Whether the server will take this address: the rule is its own. */
export function isEmailAddress(text: string): boolean {
  return parseEmailAddress(text, asciiDomain).ok;
}

/** The browser's own conversion, as it makes it for links. */
function asciiDomain(domain: string): string | undefined {
  const address = `http://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}
