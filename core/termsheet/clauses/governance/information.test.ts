import { describe, expect, it } from 'vitest';
import { examineText } from '../testing/examine-text.ts';
import { information } from './information.ts';

describe('G06 information rights', () => {
  it.each([
    ['Confidentiality: the parties keep all information secret.', null],
    ['Information rights: None.', false],
    ['Send me a note every quarter.', true],
    ['I would be glad of your figures each quarter.', true],
    ['A statement of accounts may please be sent once in a quarter.', true],
    ['Information Rights: [●]', 'unresolved'],
    ['Information\tMonthly management accounts within 30 days, audited accounts within six months.', true],
    ['Major Purchasers will receive standard information and inspection rights.', true],
    ['The company will deliver audited financial statements each year to the Investor.', true],
  ])('reads %j', (text, expected) => {
    expect(examineText(information, text).reading.facts.informationRights).toBe(expected);
  });

  it.each([
    ['Information rights: weekly cash reports.', 'Red'],
    ['Information rights: unrestricted access to the books of the company.', 'Red'],
    ['Information rights: monthly accounts.', 'Amber'],
    [
      'Access: weekly reports, log-ins to the systems and unannounced visits are not owed to any shareholder; the quarterly accounts suffice.',
      'Green',
    ],
    [
      'Information: annual accounts, and a report each quarter. Monthly reporting, which you will have seen in our old form, is no longer asked for.',
      'Green',
    ],
    ['Information rights: accounts each quarter; weekly reports are not due until a default.', 'Red'],
    ['Information rights: accounts each quarter, no weekly reports, but weekly calls.', 'Red'],
    ['Information rights: annual and quarterly accounts to Major Investors.', 'Green'],
  ])('rates %j %s', (text, rating) => {
    expect(examineText(information, text).rating).toBe(rating);
  });
});
