import { describe, expect, it } from 'vitest';
import type { TermSheetFacts } from '../../facts.ts';
import type { Clause } from '../clause.ts';
import { examineText } from '../testing/examine-text.ts';
import { bindingTerms } from './binding-terms.ts';
import { board } from './board.ts';
import { dragAlong } from './drag-along.ts';
import { exclusivity } from './exclusivity.ts';
import { information } from './information.ts';
import { proRata } from './pro-rata.ts';
import { protectiveProvisions } from './protective-provisions.ts';
import { seats } from './testing/seats.ts';
import { transfer } from './transfer.ts';

type Case = readonly [text: string, clause: Clause, facts: Partial<TermSheetFacts>];

const cases: readonly Case[] = [
  [
    'Board: Not to exceed four: the two Promoters; a nominee of the Investors; and a non-executive chairperson agreed between the Promoters and the Investors.',
    board,
    { board: seats(4, 2, 1, 1) },
  ],
  [
    'Dear Nia\n\nA good board makes a difference. We suggest five places. Two would be for you. The other three would be taken by people whom we put forward.',
    board,
    { board: seats(5, 2, 3, 0) },
  ],
  [
    'Board: Five: two named by the Common; two named by the Investors; and a fifth, from outside, whom the four select unanimously.',
    board,
    { board: seats(5, 2, 2, 1) },
  ],
  [
    'Directors: Three. Founders nominate two so long as they hold 25% together. The Lead nominates one.',
    board,
    { board: seats(3, 2, 1, 0) },
  ],
  [
    'Board: On any breach of paragraphs 11 or 14 the Investor may designate directors. The board presently numbers seven.',
    board,
    { board: seats(7, null, null, null) },
  ],
  [
    'Management: The board shall have four members. Ann Drever and Callum Rae shall be members while employed. The Investor may appoint and remove one member.\n\nFounders: Ann Drever and Callum Rae.\n\nFully Diluted Share Capital: all shares in issue.',
    board,
    { board: seats(4, 2, 1, null) },
  ],
  [
    'Margaret’s say-so before: new shares other than under the option scheme; loans above £50,000.',
    protectiveProvisions,
    { protectiveProvisions: true },
  ],
  [
    'The company would wait for our agreement before settling the yearly budget; spending above £10,000; borrowing.',
    protectiveProvisions,
    { protectiveProvisions: true },
  ],
  [
    'Consents: The Company shall not do any of the things in the Schedule without the consent of the Investor.\n\nSchedule - matters requiring consent\n\n1 Any borrowing. 2 Engaging or dismissing any person.',
    protectiveProvisions,
    { protectiveProvisions: true },
  ],
  [
    'Selling up. Holders of 75% of the shares can bring everyone else along on equal terms.',
    dragAlong,
    { dragAlong: true },
  ],
  [
    'If holders of a majority of the Series A wish to sell the Company, all other holders shall sign whatever is needed and vote in favor.',
    dragAlong,
    { dragAlong: true },
  ],
  ['If anyone sells control, everybody else can come too at the same price.', transfer, { tagAlong: true }],
  [
    'Shareholders’ agreement to contain: piggy-back (tag) rights on sales by the founders.',
    transfer,
    { tagAlong: true },
  ],
  ['Follow-on: The Lead may buy 150% of its percentage of each later offering.', proRata, { proRata: true }],
  [
    'Issue of shares: New Securities shall first be offered to existing Shareholders rateably.',
    proRata,
    { proRata: true },
  ],
  ['Other: Right to keep our percentage in later rounds.', proRata, { proRata: true }],
  [
    'We would look in on the books whenever helpful and have figures every week.',
    information,
    { informationRights: true },
  ],
  ['No other talks: 60 days after signing.', exclusivity, { noShopDays: 60 }],
  [
    'You agree that for sixteen weeks from today you will not talk to any other source of finance.',
    exclusivity,
    { noShopDays: 112 },
  ],
  [
    'A list of matters where you need my OK: new shares that rank above ours, and winding up.',
    protectiveProvisions,
    { protectiveProvisions: true },
  ],
  [
    'Three matters need a majority of the holders: borrowing ahead of the notes, their terms, a sale.',
    protectiveProvisions,
    { protectiveProvisions: true },
  ],
  ["I've got no vote on anything the two of you do.", protectiveProvisions, { protectiveProvisions: false }],
  [
    'There is no list of things you need our leave for.',
    protectiveProvisions,
    { protectiveProvisions: false },
  ],
  [
    'If holders of 80% of all shares and the board want to sell the company, everyone sells.',
    dragAlong,
    { dragAlong: true },
  ],
  [
    'If three quarters of the shares want to sell the others must go with them, on the same terms.',
    dragAlong,
    { dragAlong: true },
  ],
  [
    'The company is for sale if all agree to the sale, I am not forcing anyone.',
    dragAlong,
    { dragAlong: false },
  ],
  [
    'When new shares are issued each holder is let buy enough to stay where he is.',
    proRata,
    { proRata: true },
  ],
  ['We would like the right to subscribe for 12% of what is issued later.', proRata, { proRata: true }],
  ['Send us a page each quarter, no more.', information, { informationRights: true }],
  ["Until we sign, don't talk to other investors for 20 days.", exclusivity, { noShopDays: 20 }],
  ['20 days exclusivity from when you say yes.', exclusivity, { noShopDays: 20 }],
  [
    'No-Shop; Confidentiality: For 25 days from signature the Company shall not solicit other financing.',
    exclusivity,
    { noShopDays: 25 },
  ],
  [
    'Sales: Drag by the board and 75% of all shares. Tag, first refusal on transfers: as now.',
    transfer,
    { tagAlong: true },
  ],
  ['NZ law will cover the papers.', bindingTerms, { governingLaw: 'New Zealand' }],
  ['Governing law Texas? No: Delaware, as in the form.', bindingTerms, { governingLaw: 'Delaware' }],
  ['Nothing here is binding. English law and courts.', bindingTerms, { governingLaw: 'England and Wales' }],
  [
    'Governing law: Ontario and the federal laws of Canada applicable there',
    bindingTerms,
    { governingLaw: 'Ontario' },
  ],
];

describe('control in plain words', () => {
  it.each(cases)('%s', (text, clause, expected) => {
    const { facts } = examineText(clause, text).reading;
    for (const [name, value] of Object.entries(expected)) {
      expect(facts[name as keyof TermSheetFacts] ?? null, name).toEqual(value);
    }
  });

  it.each([
    [
      'Board: The board has seven members. On a default the Investor may designate such number of directors as makes up a majority of the board until cured.',
      board,
    ],
    ['We would have figures every week.', information],
    ['Follow-on: The Lead may buy 150% of its percentage of each later offering.', proRata],
    [
      'From the third anniversary the Investor may look for a buyer, and if it finds one on terms which it considers reasonable all shareholders will sell to that buyer.',
      dragAlong,
    ],
    [
      'Consents: The Company shall not do any of the things in the Schedule without the consent of the Investor.\n\nSchedule - matters requiring consent\n\n1 Any borrowing. 2 Engaging or dismissing any person on any salary.',
      protectiveProvisions,
    ],
  ])('rates %j Red', (text, clause) => {
    expect(examineText(clause, text).rating).toBe('Red');
  });
});
