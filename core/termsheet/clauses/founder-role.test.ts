import { expect, it } from 'vitest';
import { founderRole } from './founder-role.ts';

it.each([
  ['Issued to Ms Ann Low and Mr Tom Rea (the "Sponsors"). 14. Sponsors. Vesting: 48 months.', 'Sponsor'],
  ['To Dr. Ann Low (together, the "Initiators"). The Initiators\' shares vest over 36 months.', 'Initiator'],
  ['Offered by Ms Ann Low and Mr Tom Rea (the "Sponsors"). The Sponsors pay at completion.', null],
  ['Ms Ann Low and Mr Tom Rea (the "Lenders"). A Lender who leaves full-time work is told.', null],
  ['Low Capital LLP (the "Sponsors"). The Sponsors devote their full time.', null],
])('%s: %s', (text, role) => {
  expect(founderRole(text)).toBe(role);
});
