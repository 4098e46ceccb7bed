import { expect, it } from 'vitest';
import { isDraftingNote, isQuestion, isTalkOfDraft } from './drafting-note.ts';

it.each([
  'Note to draft: check',
  'Drafting note – open',
  'NB: not agreed',
  'NTD: cap?',
  'NTD check with tax',
  'Note: leave out',
  "Counsel's note: x",
  'Note AB: 2x removed',
  'Comment by Jane Reed: not our policy',
  'Internal: the letter speaks of 1,5x',
  'Internal note not deleted: the model shows 2.6x',
  'Counsel to check: the earlier agreement has five years',
  "Deal team: Company's bankers want a carve-out",
  'Client to confirm',
  'Signature page follows',
  'vesting start – ask Marta',
  'Needs Olga to look at the register',
  'Q. for the notary: does the annex need a seal of its own?',
])('takes %j for a remark of the drafter', (words) => expect(isDraftingNote(words)).toBe(true));

it.each([
  '£500,000',
  'convertible notes',
  'Notes may be converted at the cap',
  'to be agreed',
  'Comment',
  'Notes USD 500,000: senior',
  'Internal rate of return: 8%',
  'Counsel: Smith',
  'Clients to be told within ten days',
  'Client to be introduced by the Investor',
  'Investor to appoint one director',
  'Were the Investor to sell, the others may buy',
])('takes %j for a term', (words) => expect(isDraftingNote(words)).toBe(false));

it('hears what somebody still has to say', () => {
  expect(isTalkOfDraft('Anna to say whether the loan of £60,000 is rolled into the notes')).toBe(true);
  expect(isTalkOfDraft('The board is to say when the loan is repaid')).toBe(false);
});

it('hears who speaks in passing under initials', () => {
  expect(isTalkOfDraft("AF: partner meeting said C$12m was fine, don't offer")).toBe(true);
  expect(isTalkOfDraft('IP: All inventions belong to the company')).toBe(false);
});

it.each([
  'Lead wants 2x here, founders resist. Hold at 1x',
  'Their lawyers asked for twelve months after the call',
  'Not market. Ask for one third up front',
  'Figure still open, the bank is slow',
  'We discussed six months on the phone',
  'Doris to check the withholding tax',
  'Isla asked for two years; the panel did not agree',
  'Dr. Keller: does the holder understand this? Ask him.',
  'J.P.: § 7 is better than what they had',
  'to be cleared with the tax people before signing',
  'register number to be filled in later',
  'no cliff, left open until the second meeting',
  'ops: the window opens in month 12, check wording',
  'Treasury: the tranche comes in francs, agree who bears the rate',
])('hears talk of the talks in %j', (words) => expect(isTalkOfDraft(words)).toBe(true));

it.each([
  'If the Investor wants to sell, the others follow',
  'A holder who refused the offer may not vote on it',
  'The board shall determine whether a matter is reserved',
  'The price is at market on the day of the call for shares',
  'The Investor asks in writing and is answered in ten days',
])('takes %j for a term', (words) => expect(isTalkOfDraft(words)).toBe(false));

it.each([
  'was joint and several, committee let it go',
  'need Mona to run the count again',
  'Signature page follows; rest intentionally left blank',
  'Adv. Lund: a subscription needs a quarter paid in',
  'le fonds demande aussi 10% sur les licences, à discuter',
  'Carla: chiedere al notaio se basta una firma',
  'Herr Kurz fragt nach, noch offen bis Montag',
  'husk at spørge revisoren om dette',
  'his brother will not hear of it and I would not press him',
])('takes %j for a remark on the draft', (words) => expect(isDraftingNote(words)).toBe(true));

it.each(['two years', 'I would have 5%', 'as the case may be', 'the Investor needs two directors to agree'])(
  'takes %j for no remark',
  (words) => expect(isDraftingNote(words)).toBe(false),
);

it('hears a question only where somebody asks in words', () => {
  expect(isQuestion('is this what they want?')).toBe(true);
  expect(isQuestion('Drag-along?')).toBe(false);
  expect(isQuestion('a ['.repeat(20_000))).toBe(false);
});
