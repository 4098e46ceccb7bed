import { describe, expect, it } from 'vitest';
import { examineText } from '../testing/examine-text.ts';
import { protectiveProvisions } from './protective-provisions.ts';

const fact = (text: string) => examineText(protectiveProvisions, text).reading.facts.protectiveProvisions;

describe('G02 investor consent', () => {
  it.each([
    ['The parties keep the terms confidential without the consent of Purchasers.', null],
    ['Transfers: founders may not transfer shares without the consent of the Investors.', null],
    ['Protective provisions: None.', false],
    ['There are no protective provisions.', false],
    ['Reserved matters: [___]', 'unresolved'],
    ['Investor Consent\nInvestor Majority consent required for matters in Schedule 1.', true],
    [
      'Voting Rights: Votes with the Common Stock. Approval of a majority of the Preferred Stock required to (i) adversely change rights of the Preferred Stock; (ii) declare any dividend.',
      true,
    ],
    [
      'Control: The company will not, without the prior written consent of the holders of a majority of the Series A, issue shares ranking ahead of it.',
      true,
    ],
  ])('reads %j', (text, expected) => {
    expect(fact(text)).toBe(expected);
  });

  it.each([
    // Capital structure only, by a majority of the class: what makes it Green is that it ends.
    [
      'Protective Provisions: Consent of a majority of the Series A is required to change its rights, create a senior class or wind up the company.',
      'Amber',
    ],
    [
      'Protective Provisions: So long as 20% of the Series A remains outstanding, consent of a majority of the Series A is required to change its rights or create a senior class.',
      'Green',
    ],
    [
      'Protective Provisions: Consent of a majority of the Series A is required to change its rights or create a senior class. The consent falls away on an IPO.',
      'Green',
    ],
    [
      'Reserved matters: until a listing the Investors must approve hiring any employee and removing the CEO.',
      'Red',
    ],
    [
      'Reserved matters: The Investors must approve any expenditure above $25,000 and the dismissal of any senior employee.',
      'Red',
    ],
    ['Consent matters: each Investor may veto any issue of shares or sale of the company.', 'Red'],
    [
      'Protective Provisions: the consent of holders of at least 80% of the Series A Preferred is needed to issue shares or amend the articles.',
      'Red',
    ],
    [
      'Reserved matters: Investor Majority consent is needed to issue shares, to approve the annual budget or to borrow above £100,000.',
      'Amber',
    ],
    [
      'Reserved matters: until a listing a majority of the Series A must approve changes to its rights. Hiring, compensation and ordinary spending are left to management.',
      'Green',
    ],
    [
      'Reserved matters: until a listing a majority of the Series A must approve changes to its rights. The Investors shall have no say in recruitment, pay or the spending of the budget.',
      'Green',
    ],
    [
      'Reserved matters: a majority of the Series A must approve changes to its rights and the annual budget. The Investors have no say in recruitment.',
      'Amber',
    ],
    ["Consent matters: The Lead Investor's consent is needed to alter the articles.", 'Amber'],
  ])('rates %j %s', (text, rating) => {
    expect(examineText(protectiveProvisions, text, { facts: { amount: 5_000_000 } }).rating).toBe(rating);
  });

  it('names what the veto reaches', () => {
    const { assessments } = examineText(
      protectiveProvisions,
      'Reserved matters: Investors must approve hiring any employee and removing the CEO.',
    );
    expect(assessments[0]?.risk).toContain('hiring');
    expect(assessments[0]?.risk).toContain('chief executive');
  });
});
