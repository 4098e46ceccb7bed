import type { Offer } from '../../content/offer.ts';
import {
  box,
  drafting,
  grid,
  item,
  list,
  paragraph,
  section,
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A Calder Valley family that sold its carpet mill: a letter in which the terms are numbered points. */
export const luddendenWeir: Offer = {
  id: 'luddenden-weir',
  hand: 'CC1 Halifax carpet family, letter by the eldest brother with his sister’s corrections',
  place: 'UK',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Luddenden Weir Turbines Limited: what we would put in and on what footing',
  front: [
    'Crossley Holme, Savile Park, Halifax',
    '2nd October',
    'Mr D. Akroyd and Miss S. Iqbal, Unit 6, Boy Mill',
  ],
  facts: {
    currency: 'GBP',
    amount: 450_000,
    preMoney: 1_350_000,
    postMoney: 1_800_000,
    investorStakePercent: 25,
    liquidationMultiple: 1,
    participation: 'none',
    antiDilution: 'none',
    board: { total: 4, founders: 2, investors: 1, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 36,
    founderWarranties: 'capped',
    noShopDays: 42,
    governingLaw: 'England and Wales',
  },
  body: [
    paragraph('Dear David, dear Samina,'),
    paragraph(
      'My brother, my sister and I came away from Boy Mill on Saturday in a good mood, which does not happen often with the three of us. You have two screws turning on the Calder and a third paid for. We think the little turbine deserves a proper factory and would like to help you to one.',
    ),
    paragraph(
      'None of this is law until Mr Sutcliffe has put it into a proper agreement, save for the points on keeping quiet and on waiting for us, which we each hold to from the day you sign a copy.',
    ),
    unnumbered(
      section(
        'The brass',
        list(
          '1.',
          'We subscribe £450,000 for new A ordinary shares. That is £150,000 from each of us, all on one day.',
          'We take the business as it stands at £1,350,000, so at £1,800,000 once our money is in the bank. We shall have 25% between us.',
          'The money goes on the four things below and on nothing else without a word first:',
        ),
        grid(
          ['What for', 'When', '£'],
          ['Lease and fitting out of the weaving shed', 'January', '120,000'],
          ['Casting patterns and the second lathe', 'February', '95,000'],
          ['Two fitters and an apprentice, eighteen months', 'from March', '165,000'],
          ['Abstraction licences and the fish pass', 'as needed', '70,000'],
          ['{*Together*}', '', '{*450,000*}'],
        ),
        drafting('JC: Margaret makes the fish pass dearer than this, please check before it is posted'),
      ),
    ),
    unnumbered(
      section(
        'Our shares',
        list(
          '1.',
          'If the firm is sold or shut, we get back what we paid for our shares before anybody else is paid on theirs. Should our quarter of the whole be worth more, we take that in its place, and never both.',
          'We ask for no dividend until you have two years of profit behind you. After that the board decides, and all shares are paid alike.',
          'If you later sell shares for less than we paid, that is our bad luck; our number of shares stays as it is.{^ratchet}',
          'Whenever new shares are offered we may buy as many of them as keep us at the fraction that we hold.',
          'Where one of you sells shares, we may sell the same part of ours to the same buyer. Where holders of three quarters of all shares want to sell the firm, the rest come along at the same price.',
        ),
        withdrawn(
          paragraph(
            'We should also like an option over the mill cottages at the price in the 2019 valuation, to be taken up within five years.',
          ),
        ),
      ),
    ),
    unnumbered(
      section(
        'How we would rub along',
        list(
          '1.',
          'Four at the board table: the two of you, one of us (Margaret to begin with) and an outsider whom all of us like. Nobody has a casting vote.',
          item(
            'Margaret must have agreed in writing before the firm',
            list(
              '(a)',
              'issues shares or changes the articles,',
              'borrows above £50,000 or gives anybody a charge,',
              'sells the patent or lets it out for good, or',
              'pays either of you over £48,000 a year.',
            ),
          ),
          'A page every month with orders, cash and the river level, and signed accounts within five months of the year end.',
          'Your shares are earned over 36 months from completion, a thirty-sixth at each month’s end. If you go of your own accord, what is not earned comes back to the firm at a penny a share. If you are ill, or are pushed without good cause, you keep the lot.',
          'You each warrant that the patent is the firm’s and that the accounts are right. Neither of you can be made to pay more than one year’s salary under it.',
        ),
      ),
    ),
    box(
      paragraph(
        'Ronald will lend the overhead crane from the old dyehouse, free of rent, for as long as any of us is a shareholder. The firm moves it and insures it.',
      ),
    ),
    unnumbered(
      section(
        'Until it is signed',
        list(
          '1.',
          'For six weeks from your signature you do not talk to others about money for the firm.',
          'What we have seen of your drawings and you of our affairs stays in the two families and with the solicitors.',
          'Each side pays its own lawyer. English law, and the court in Leeds if it ever came to that.',
        ),
      ),
    ),
    paragraph('Come for your tea on Sunday and tell us what you make of it.'),
  ],
  footnotes: {
    ratchet:
      'Our accountant wanted a clause here by which we would be given further shares for nothing. Having been on the other end of one in 1998 we told him no.',
  },
  signatures: [
    { for: 'Yours truly,', lines: ['James Crossley-Holme', 'Margaret Crossley-Holme', 'Ronald Holme'] },
    {
      for: 'We agree with the above',
      lines: [
        'David Akroyd ............................ on ...............',
        'Samina Iqbal ............................ on ...............',
      ],
    },
  ],
  mail: {
    from: 'M. Crossley-Holme <margaret@savilepark.example>',
    to: 'workshop@luddendenweir.example',
    subject: 'Jim’s letter, typed',
    greeting: 'Dear both,',
    opening:
      'Jim has written it out by hand as usual, so here it is typed. The paper one comes with Ronald on Friday.',
    signature: ['Love to your mother,', 'Margaret', '01422 555 014 (not after nine)'],
    older: [
      {
        from: 'Samina Iqbal <workshop@luddendenweir.example>',
        sent: '29 September 21:40',
        paragraphs: [
          'Dear Margaret,',
          'The Manchester people now say £600,000 for 40%, with two directors and their money back twice. We have not answered.',
          'Samina',
        ],
      },
    ],
  },
};
