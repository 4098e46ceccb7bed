import type { Offer } from '../../content/offer.ts';
import { grid, item, list, paragraph, section, unnumbered } from '../../content/write.ts';

/** A Portuguese business angel, cork trader before: a convertible loan in a mail, with asides in Portuguese. */
export const montadoCorkMail: Offer = {
  id: 'montado-cork-mail',
  hand: 'CD3 Setúbal business angel, cork trader before, loan in a mail with questions to himself',
  place: 'PT',
  type: 'convertible-note',
  language: 'en-GB',
  title: 'Mútuo convertível – Montado Acústica, Lda.',
  front: ['As we spoke in Grândola on Saturday'],
  facts: {
    currency: 'EUR',
    amount: 120_000,
    noteInterestPercent: 4,
    noteMaturityMonths: 24,
    safeCap: 2_000_000,
    safeDiscountPercent: 20,
    protectiveProvisions: true,
    proRata: true,
    tagAlong: true,
    informationRights: true,
    noShopDays: 21,
    governingLaw: 'Portugal',
  },
  body: [
    paragraph(
      'I write in English so that Henrike can read it without you translating at midnight. The notary will want it in Portuguese, and then the Portuguese counts.',
    ),
    unnumbered(
      section(
        'The loan',
        list(
          '–',
          'I lend the company €120,000: 80 from my own pocket (through Sado & Filhos, SGPS) and 40 from my cousin Amílcar, who follows me in everything and need not be asked.',
          'Half is paid at signature. The other half comes when the press in Coruche has made its first thousand panels; I will come and count them.',
          'Interest is 4% a year, simple, not paid out but added.',
          'After 24 months from the first payment the loan falls due, unless it has become a quota before.{^twoyears}',
        ),
      ),
    ),
    unnumbered(
      section(
        'How it turns into a quota',
        list(
          '1)',
          item(
            'If somebody puts in €400,000 or more of new capital, my loan and its interest enter the capital together with him. I pay the lower of:',
            list(
              'a)',
              'his price with 20% taken off, and',
              'a price as if the company were worth €2,000,000 before him.',
            ),
          ),
          'If the company, or the patent, is sold before that, I choose: my money twice, or my part as if I had entered at the two millions.',
          'If nobody comes in the 24 months, I may still convert, at €1,400,000, or ask for the money in six monthly payments. I would rather convert. (A pensar: and if only Amílcar wants his money?)',
        ),
        'So that nobody is surprised, here is what I become in the first case, with interest for a whole year (€124,800):',
        grid(
          ['New investor values it at', 'With my 20%', 'I enter at', 'My share before his money'],
          ['€1,500,000', '€1,200,000', '€1,200,000', '9.4%'],
          ['€2,500,000', '€2,000,000', '€2,000,000', '5.9%'],
          ['€4,000,000', '€3,200,000', '€2,000,000', '5.9%'],
        ),
      ),
    ),
    unnumbered(
      section(
        'What I ask of you while I am a lender',
        list(
          '–',
          'One page each month: panels sold, what is owed to the bank, what is owed to you. IES and the accounts when Dr.ª Lurdes has them.',
          'You need my agreement before you take another loan above €25,000, change your own salaries, bring in a partner or move the press out of the district. I answer in a week.',
          'When I am a partner I can put money in every increase so as to keep my percentage. And if you two sell your quotas, I may sell mine to the same person for the same.',
          'No personal guarantees. I have seen what they do to a family. The tax authority first, then the workers, then me, then you.',
        ),
      ),
    ),
    unnumbered(
      section(
        'What I do not ask',
        'No seat, no vetting of your hires, no exclusivity for my cork: buy it where it is cheap. A coffee when I pass is enough.',
      ),
    ),
    unnumbered(
      section(
        'Before we sign',
        paragraph(
          'Three weeks for my accountant, and in those three weeks, 21 days from your yes, you speak with no other investor; this you give me your word on, and it is the only part of this mail that obliges. Portuguese law, court of Setúbal, though we will not need it.',
        ),
        paragraph(
          'Papers I still miss: certidão permanente, the licence from the University of Évora, and the contract with the concert hall. {#Amílcar wants to see the fire test also#}',
        ),
      ),
    ),
  ],
  footnotes: {
    twoyears:
      'Henrike proposed 36 months and no interest at all. At my age three years is a long time; I gave way on the rate instead, which was 7%.',
  },
  mail: {
    from: 'Joaquim Sado Palminha <jsp@sadoefilhos.example>',
    to: 'rita@montado.example; henrike@montado.example',
    subject: 'Re: Re: proposta',
    greeting: 'Cara Rita, dear Henrike,',
    opening:
      'Thank you for the lunch and for the panel, which now hangs in my study and makes it very quiet.',
    signature: [
      'Um abraço,',
      'Joaquim',
      'Joaquim Sado Palminha',
      'Sado & Filhos, SGPS, Lda.',
      'Tlm. +351 910 555 018',
      'Enviado do meu iPad',
    ],
    older: [
      {
        from: 'Rita Caeiro <rita@montado.example>',
        sent: 'domingo, 9 de fevereiro, 19:22',
        paragraphs: [
          'Olá Senhor Joaquim, it was a pleasure. To sum up what we need: €150,000, cap of €3 million, discount 10%, and ideally a grace year.',
          'Beijinhos, Rita',
        ],
      },
    ],
  },
};
