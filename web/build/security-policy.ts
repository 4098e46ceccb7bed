import { brand } from '../../core/brand/brand.ts';

/**
 * How to tell the operator of a weakness; the `Policy` of security.txt (RFC 9116) points to it. It promises neither
 * a reward nor a day of answer: both are the operator's to promise.
 */
export function securityPolicy(): string {
  const { user, domain } = brand.contactEmail;
  return `How to tell ${brand.name} of a weakness

Write to ${user}@${domain}: what you did, what happened, and what somebody could do with it. Plain words are enough.

Please test with input of your own making. Do not enter addresses of other people, read or change what is theirs,
keep the site from others by load, or write to our staff under a false name. The applications that we link to have
owners and rules of their own.

Please give us time to mend a weakness before you tell others of it.
`;
}
