import { expect, it } from 'vitest';
import { readPlainText } from '../../document/plain-text-document.ts';
import { createReading } from '../../reading/reading.ts';
import { readSecurity } from './convertible-security.ts';

it.each([
  ['Founders and their relatives are not called upon to furnish any guarantee.', false],
  ['Both managers are sureties with their whole private property.', true],
  ['Founders guarantee the loan, and not only in part.', true],
])('%s', (text, isGuaranteed) => {
  expect(readSecurity(createReading(readPlainText(text))).isGuaranteed).toBe(isGuaranteed);
});

it.each([
  ['Security: Compulsorily Convertible Debentures under a Debenture Subscription Agreement', false],
  ['Instrument: one convertible debenture of the company', false],
  ['The patents are assigned to the Lender as security at payment of the loan.', true],
  ['A debenture over all assets secures the loan.', true],
  ['Security: none. Two of four must agree to a pledge over what the company owns.', false],
  ['The note is secured by a pledge over the patents.', true],
])('%s', (text, isSecured) => {
  expect(readSecurity(createReading(readPlainText(text))).isSecured).toBe(isSecured);
});
