import { describe, expect, it } from 'vitest';
import { readPlainText } from '../document/plain-text-document.ts';
import { noFacts } from '../facts.ts';
import { createReading } from '../reading/reading.ts';
import { deniedTerms } from './denied-terms.ts';
import { withDenied } from './with-denied.ts';

const denied = (text: string) =>
  Object.fromEntries(deniedTerms(createReading(readPlainText(text))).map(({ fact, value }) => [fact, value]));

describe('what a document says that it does not have', () => {
  it.each([
    ['No founder warranties.', { founderWarranties: 'none' }],
    ['There are no warranties from you in person.', { founderWarranties: 'none' }],
    ['Warranties: company only.', { founderWarranties: 'none' }],
    ['Promoters make none.', { founderWarranties: 'none' }],
    [
      'We do not ask for a veto, a drag or pre-emption.',
      { protectiveProvisions: false, dragAlong: false, proRata: false },
    ],
    ['No consent rights or vetoes.', { protectiveProvisions: false }],
    ['Drag-along: none for us.', { dragAlong: false }],
    ['If the fund sells, others have no right to join in.', { tagAlong: false }],
    ['Drag-along: dispensed with by consent.', { dragAlong: false }],
    ['Drag-along: not part of the offer', { dragAlong: false }],
    ['Drag, anti-dilution: none of them is sought.', { dragAlong: false, antiDilution: 'none' }],
    ['A pay-to-play has been considered and dropped.', { payToPlay: false }],
    ['There is no way for us to make you or anybody sell.', { dragAlong: false }],
    ['**Pay-to-play.** None.', { payToPlay: false }],
    ['Pay-to-play and acceleration are not requested.', { payToPlay: false, acceleration: 'none' }],
    ['Exclusivity of 45 days, and nothing is due if you break it.', { breakFee: false }],
    ['We would have no protection against a cheaper issue.', { antiDilution: 'none' }],
    [
      'If the company is sold first, we take our loan back or the shares it would have made.',
      { participation: 'none' },
    ],
    ['Penalty when no deal: there is none.', { breakFee: false }],
    ['28 days, binding; no charge if either side drops', { breakFee: false }],
    ['Nothing is payable if you or we think better of it.', { breakFee: false }],
    ['If we part, we part without any payment.', { breakFee: false }],
    ['28 days of exclusivity, no fee if it fails.', { breakFee: false }],
    ['There is no fee or penalty if the transaction does not proceed.', { breakFee: false }],
    ['No fee is payable if the parties do not close.', { breakFee: false }],
    ['No indemnity if we do not arrive to an agreement.', { breakFee: false }],
    ['Marcus: break fee?\n\nTess: nope.', { breakFee: false }],
    ["No forfeit if we can't agree.", { breakFee: false }],
    ['There is no charge should matters end without agreement.', { breakFee: false }],
    ['No decision of yours needs our signature.', { protectiveProvisions: false }],
    ['No matter of the business requires our sanction.', { protectiveProvisions: false }],
    ['There is nothing for which you need my leave.', { protectiveProvisions: false }],
    ['You need not ask us.', { protectiveProvisions: false }],
    ['Nor am I asking for a right to follow my money later.', { proRata: false }],
    ['When you raise again I do not claim a place in the queue.', { proRata: false }],
    ['Warranties off the company. Not off you.', { founderWarranties: 'none' }],
    ['An accumulation of both is ruled out.', { participation: 'none' }],
    ['Neither a preferred nor an accruing dividend is agreed upon.', { dividendCumulative: false }],
    ['Company representations only', { founderWarranties: 'none' }],
    ['Drag-along | not used', { dragAlong: false }],
    [
      'If you sell out, I take my $300,000 or my ten percent of the price. Never the two of them.',
      { participation: 'none' },
    ],
  ])('is told by %j', (text, facts) => {
    expect(denied(text)).toMatchObject(facts);
  });

  it.each([
    'No shareholder may transfer shares without the drag-along being waived.',
    'Warranties: from the company. You answer for title, each up to £25,000.',
    'The other founders give none.',
    'No vetoes fall away before the second closing.',
    'If the company is sold we take our money back, and then also our share of the rest.',
    'No later than the exit, consent rights end.',
    'The fund has a veto over new shares.',
    'New senior shares need our consent. Nothing else needs our consent.',
    'No sale needs our consent unless it is below £5m.',
    'No fee is asked for the first year of the programme.',
  ])('is nothing in %j', (text) => {
    expect(denied(text)).toEqual({});
  });

  it('gives way to what is stated', () => {
    const facts = { ...noFacts, dragAlong: true };
    const [found] = deniedTerms(createReading(readPlainText('No drag for the angels.')));
    expect(found && withDenied(facts, [found]).dragAlong).toBe(true);
  });
});
