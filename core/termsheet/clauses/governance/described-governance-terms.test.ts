import { describe } from 'vitest';
import { letter, readsDescribed } from '../testing/described-case.ts';
import { board } from './board.ts';
import { dragAlong } from './drag-along.ts';
import { exclusivity } from './exclusivity.ts';
import { information } from './information.ts';
import { proRata } from './pro-rata.ts';
import { protectiveProvisions } from './protective-provisions.ts';
import { transfer } from './transfer.ts';

describe('governance terms that are described and not named', () => {
  readsDescribed([
    { text: 'Investor rights: tag-along, pro rata, information.', clause: proRata, facts: { proRata: true } },
    {
      text: letter(
        'Round the table. Five directors. Three of them are our choice. Ann and Tom take the other two seats.',
      ),
      clause: board,
      facts: { board: { total: 5, founders: 2, investors: 3, independent: 0 } },
      rating: 'Red',
    },
    {
      text: letter('The board would be three: Ann, Tom, and Zoe from our side.'),
      clause: board,
      facts: { board: { total: 3, founders: 2, investors: 1, independent: 0 } },
      rating: 'Green',
    },
    {
      text: letter(
        'A board of four: two for the founders, two for us. In case of a tie the chair, whom we appoint, decides.',
      ),
      clause: board,
      facts: { board: { total: 4, founders: 2, investors: 2, independent: 0 } },
      rating: 'Red',
    },
    {
      text: letter(
        'Taking on anybody who earns more than £50,000, borrowing and issuing shares all need our yes.',
      ),
      clause: protectiveProvisions,
      facts: { protectiveProvisions: true },
      rating: 'Red',
    },
    {
      text: letter('If we find a buyer, we may require every other shareholder to sell on the same terms.'),
      clause: dragAlong,
      facts: { dragAlong: true },
      rating: 'Red',
    },
    {
      text: letter('Should either of you sell shares, we may put the same proportion of ours into the deal.'),
      clause: transfer,
      facts: { tagAlong: true },
    },
    {
      text: letter('We may take up to twice our share of the next round.'),
      clause: proRata,
      facts: { proRata: true },
      rating: 'Red',
    },
    {
      text: 'Investor rights: tag-along, pro rata, quarterly information.',
      clause: information,
      facts: { informationRights: true },
    },
    {
      text: letter('Reporting: your cash balance every Monday.'),
      clause: information,
      facts: { informationRights: true },
      rating: 'Red',
    },
    {
      text: letter('For seventy days after you sign you shop this to no one.'),
      clause: exclusivity,
      facts: { noShopDays: 70 },
      rating: 'Red',
    },
    {
      text: letter('If you end the talks without good reason, you bear our costs.'),
      clause: exclusivity,
      rating: 'Red',
    },
    {
      text: letter(
        'You won’t take on debt, recruit anyone above $90k or change the plan without our blessing.',
      ),
      clause: protectiveProvisions,
      facts: { protectiveProvisions: true },
      rating: 'Red',
    },
  ]);
});
