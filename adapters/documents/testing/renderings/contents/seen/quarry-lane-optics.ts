import type { Offer } from '../../content/offer.ts';
import {
  commented,
  drafting,
  fixed,
  grid,
  inserted,
  item,
  list,
  named,
  paragraph,
  section,
  withdrawn,
} from '../../content/write.ts';

/** A London associate's marked-up Series A: long, numbered, with notes of every kind. */
export const quarryLaneOptics: Offer = {
  id: 'quarry-lane-optics',
  hand: 'London associate, second mark-up, cautious',
  place: 'UK',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Quarry Lane Optics Limited – Series A Investment: Heads of Terms',
  front: ['Second draft, 11 March', 'Subject to contract'],
  cover: [
    'Private and confidential',
    'Quarry Lane Optics Limited',
    'Proposed subscription for Series A shares',
    'This paper is circulated to its addressees only. Nobody may rely on it, copy it or pass it on without the written consent of Fenwick Vale Partners LLP, and nothing in it is an offer to the public.',
  ],
  numbering: { sections: '1.', subsections: '1.1' },
  running: {
    heads: ['Quarry Lane Optics – heads of terms', 'Private and confidential'],
    foot: 'FVP draft 2 – page {page} of {pages}',
  },
  facts: {
    currency: 'GBP',
    preMoney: 9_000_000,
    postMoney: 12_000_000,
    amount: 3_000_000,
    pricePerShare: 1.2,
    investorStakePercent: 25,
    liquidationMultiple: 1,
    participation: 'none',
    antiDilution: 'broad-based',
    optionPoolPercent: 10,
    optionPoolBasis: 'pre-money',
    board: { total: 5, founders: 2, investors: 1, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 48,
    cliffMonths: 12,
    badLeaverIncludesResignation: false,
    nonCompeteMonths: 12,
    founderWarranties: 'capped',
    noShopDays: 42,
    governingLaw: 'England and Wales',
  },
  body: [
    paragraph(
      'These heads set out how Fenwick Vale Partners LLP (the {*Lead Investor*}) would invest in Quarry Lane Optics Limited (the {*Company*}). Apart from paragraphs {ref:exclusivity}, {ref:costs} and {ref:law}, they bind nobody.',
    ),
    fixed(
      section(
        'The round',
        'The Lead Investor and others whom it brings in will subscribe £3,000,000 in cash at completion for a new class of Series A preferred shares, against a fully diluted pre-money valuation of £9,000,000 and a post-money valuation of £12,000,000. The new shares will be 25% of the fully diluted share capital at completion.{^bridge}',
        'The pre-money valuation takes in an unallocated option pool of {-15%-}{+10%+} of the fully diluted capital after completion.',
        'The table shows who holds what at completion.',
        grid(
          ['Holder', 'Class', 'Shares', 'Fully diluted'],
          ['Dr Imogen Sayer', 'Ordinary', '3,250,000', '32.50%'],
          ['Tobias Renn', 'Ordinary', '3,250,000', '32.50%'],
          ['Option pool', 'Options', '1,000,000', '10.00%'],
          ['Lead Investor and others', 'Series A', '2,500,000', '25.00%'],
          ['Total', '', '10,000,000', '100.00%'],
        ),
        drafting(
          'Note to draft: the Founders have asked for a second closing of £500,000; the Lead Investor has not agreed to one',
        ),
      ),
    ),
    section(
      'Return of capital',
      'If the Company is wound up, sold or listed, the Series A shares are paid first, £1.20 for each share, which is one times the price paid for them. Whatever is left goes to the ordinary shareholders alone. A holder of Series A shares who would do better as an ordinary shareholder is treated as one instead.',
      withdrawn(
        paragraph(
          'After that payment the Series A shares take part in the balance alongside the ordinary shares until they have had three times the price paid.',
        ),
      ),
    ),
    section(
      'Later issues at a lower price',
      commented(
        paragraph(
          'Should shares later be issued for less than the Series A price, each Series A holder may take up bonus shares so that its average price falls to the broad-based weighted average. Shares under the option pool and shares issued on a conversion are left out of account.',
        ),
        'Maya Osei',
        'Client first wanted a full ratchet here; dropped on the call of 4 March.',
      ),
    ),
    section(
      'Board and information',
      'The board will have no more than five seats, held as follows:',
      list(
        '(a)',
        'two by the Founders, for as long as either works for the Company;',
        'one by the Lead Investor, which may also send an observer who does not vote;',
        item(
          'one by an independent chair, chosen together by:',
          list('(i)', 'the Founders; and', 'the Lead Investor; and'),
        ),
        'one by the chief financial officer, once there is one.',
      ),
      inserted(
        paragraph(
          'The Company sends the Lead Investor monthly management accounts within 21 days, a budget before each year and audited accounts within six months of its end.',
        ),
      ),
    ),
    section(
      'Decisions that need consent',
      'Unless the holders of more than half of the Series A shares agree in writing, the Company will not:',
      list(
        '(a)',
        'change its articles or the rights of any class of share;',
        'issue shares or options outside the agreed pool;',
        'borrow more than £250,000 beyond the budget;',
        'sell the whole or a large part of its business; or',
        'pay a dividend or buy back shares, save from a leaver.',
      ),
    ),
    section(
      'Shares: new issues and transfers',
      section(
        'New issues',
        'Each Series A holder may keep its percentage by taking its share of any new issue before outsiders do.',
      ),
      section(
        'Transfers',
        'Anyone who wants to sell offers the shares to the others first. If a buyer would end up with control, everybody else may sell to it on the same terms.',
      ),
      section(
        'Compulsory sale',
        'Holders of at least 75% of the shares, among them more than half of the Series A shares, may require the rest to join in a sale to an outside buyer.',
      ),
    ),
    section(
      'Founders',
      'Half of each Founder’s shares are subject to vesting over four years from completion: a quarter after twelve months, the rest in equal monthly steps.',
      'A Founder who is dismissed for fraud or gross misconduct is a bad leaver and loses unvested shares at par. {-Resigning within three years makes a Founder a bad leaver as well.-} Any other leaver keeps what has vested.{^leaver}',
      'For twelve months after leaving a Founder will not compete with the business or take its staff and customers.',
      'The Company and the Founders give warranties. A Founder’s liability is limited to one year’s salary, save for fraud. {#Lead Investor to confirm whether a tax covenant is wanted as well#}',
    ),
    named(
      'exclusivity',
      fixed(
        section(
          'Exclusivity',
          'For 42 days from signature neither the Company nor a Founder will look for, or talk about, money from anybody else.',
        ),
      ),
    ),
    named(
      'costs',
      fixed(
        section(
          'Costs',
          'Each side bears its own costs; at completion the Company pays the Lead Investor’s legal fees up to £30,000 plus VAT.',
        ),
      ),
    ),
    named(
      'law',
      fixed(
        section(
          'Law',
          'English law governs these heads and the courts of England and Wales have jurisdiction.',
        ),
      ),
    ),
  ],
  footnotes: {
    bridge:
      'An earlier draft let £400,000 of loan notes convert at a discount of 20%. The notes were repaid in January and the paragraph has gone.',
    leaver: 'The Lead Investor’s standard form has a non-compete of 24 months; it is not sought here.',
  },
  signatures: [
    {
      for: 'For Fenwick Vale Partners LLP',
      lines: ['Signed ______________________', 'Name: Harriet Lowe', 'Date:'],
    },
    {
      for: 'For Quarry Lane Optics Limited',
      lines: ['Signed ______________________', 'Name: Dr Imogen Sayer, director', 'Date:'],
    },
  ],
  mail: {
    from: 'Maya Osei <maya.osei@fenwickvale.example>',
    to: 'Imogen Sayer <imogen@quarrylane.example>',
    subject: 'Series A – second draft heads',
    greeting: 'Dear Imogen,',
    opening: 'Below is where we have got to after Tuesday’s call. Shout if anything looks odd.',
    signature: [
      'Kind regards,',
      'Maya',
      'Maya Osei | Associate | Fenwick Vale Partners LLP',
      'T +44 20 7946 0018',
      'This e-mail is confidential and may be privileged. If it has reached you by mistake, delete it and tell us.',
    ],
    older: [
      {
        from: 'Imogen Sayer',
        sent: '28 February, 17:40',
        paragraphs: [
          'Maya,',
          'Thanks for the first draft. We cannot live with a 2x preference or with twelve seats of consent, and £7m pre-money is below the bridge cap.',
          'Imogen',
        ],
      },
    ],
  },
};
