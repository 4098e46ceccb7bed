import type { Offer } from '../../content/offer.ts';
import { list, paragraph, section, unnumbered } from '../../content/write.ts';

/** A bilingual incubator: two languages at the edges, bullets in the middle. */
export const gatineauPaddle: Offer = {
  id: 'gatineau-paddle',
  hand: 'Gatineau incubator, bilingual at the edges',
  place: 'CA',
  type: 'safe',
  language: 'en-CA',
  title: 'Gatineau Paddle Analytics Inc. / Entente simple',
  front: ['Incubateur des Deux-Rives', '1er février / February 1'],
  facts: {
    currency: 'CAD',
    amount: 125_000,
    safeCap: 2_500_000,
    proRata: false,
    informationRights: true,
    governingLaw: 'Quebec',
  },
  body: [
    paragraph(
      'Bonjour Noémie, bonjour Trevor. Le français suit dans la lettre officielle; the English is for Trevor.',
    ),
    unnumbered(
      section(
        'What we give',
        list(
          '•',
          'C$125,000, half now and half after demo day',
          'Desks, mentors and the canoe',
          'Introductions, when you ask for them',
        ),
      ),
    ),
    unnumbered(
      section(
        'What we get',
        list(
          '•',
          'A SAFE with a post-money cap of C$2,500,000 and no discount{^disc}',
          'Shares when you sell preferred shares, in whatever amount',
          'Our C$125,000, or the value of those shares, if somebody buys the company first',
        ),
      ),
    ),
    unnumbered(
      section(
        'What we do not get',
        list(
          '•',
          'Interest, or a date by which you must pay',
          'A seat, a veto',
          'A right to buy into the next round',
        ),
      ),
    ),
    unnumbered(
      section(
        'Keep in touch',
        'Numbers every two months while you are here and twice a year after that. Quebec law.',
      ),
    ),
  ],
  footnotes: {
    disc: 'Cohorts one to four had 20% off and pro rata rights for everybody. Cohort five does not.',
  },
  signatures: [
    { for: 'Les Deux-Rives', lines: ['Geneviève Marchand'] },
    { for: 'Les fondateurs / the founders', lines: ['Noémie Lacasse', 'Trevor Blake'] },
  ],
};
