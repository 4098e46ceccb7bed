import { failed, type Result, success } from '../result.ts';
import type { AsciiDomain } from './ascii-domain.port.ts';

/** The sentence that every form shows under an address that cannot be right. */
export const invalidEmailMessage = 'Please enter a valid email address';

export interface InvalidEmail {
  readonly code: 'invalid-email';
  readonly message: string;
}

// RFC 5321 section 4.5.3.1: octets of the part before the @, and of the whole path without its brackets.
const longestLocalPart = 64;
const longestAddress = 254;

/** RFC 5322 dot-atom. Quoted local parts are legal and unused; refusing them keeps headers safe. */
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
// Checked before the conversion to ASCII, because converters drop what looks like a path or a port.
const typedDomain = /^[\p{L}\p{M}\p{N}.-]+$/u;
const domainLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const topLevelDomain = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/**
 * Reads an address as a visitor types it and gives the identity of the mailbox: lower case, the domain in
 * ASCII. Dots and tags before the @ stay, because only Gmail ignores them.
 * @example parseEmailAddress(' Ada@Bücher.example ', domainToASCII) // ada@xn--bcher-kva.example
 */
export function parseEmailAddress(text: string, asciiDomain: AsciiDomain): Result<string, InvalidEmail> {
  const typed = text.trim();
  const at = typed.lastIndexOf('@');
  const local = typed.slice(0, Math.max(at, 0)).toLowerCase();
  const domain = at < 0 ? '' : domainInAscii(typed.slice(at + 1), asciiDomain);
  const address = `${local}@${domain}`;
  const valid =
    local.length <= longestLocalPart &&
    address.length <= longestAddress &&
    localPart.test(local) &&
    isMailDomain(domain);
  return valid ? success(address) : failed({ code: 'invalid-email', message: invalidEmailMessage });
}

function domainInAscii(domain: string, asciiDomain: AsciiDomain): string {
  if (domain.length > longestAddress || !typedDomain.test(domain)) return '';
  return asciiDomain(domain)?.toLowerCase() ?? '';
}

function isMailDomain(domain: string): boolean {
  const labels = domain.split('.');
  const last = labels.at(-1) ?? '';
  return labels.length >= 2 && topLevelDomain.test(last) && labels.every((label) => domainLabel.test(label));
}
