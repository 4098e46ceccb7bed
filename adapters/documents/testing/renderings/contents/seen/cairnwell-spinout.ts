import type { Offer } from '../../content/offer.ts';
import {
  box,
  drafting,
  fixed,
  grid,
  inserted,
  item,
  list,
  named,
  paragraph,
  section,
} from '../../content/write.ts';

/** A university and two funds: long, with conditions, a box and a licence. */
export const cairnwellSpinout: Offer = {
  id: 'cairnwell-spinout',
  hand: 'Aberdeen tech-transfer office, long',
  place: 'UK',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Cairnwell Subsea Imaging Ltd: Summary of Terms for Spin-out and First Round',
  front: [
    'University of Deeside, Commercialisation',
    'Granite City Ventures',
    'Northern Lights EIS Fund',
    '6 October',
  ],
  cover: [
    'CAIRNWELL SUBSEA IMAGING LTD',
    'Summary of Terms',
    'For the Commercialisation Committee, agenda item 7',
    'Not for circulation outside the University. The University gives no warranty as to the technology.',
  ],
  numbering: { sections: 'Part A', subsections: '1.' },
  running: { heads: ['Committee paper 7', 'Cairnwell – summary of terms'], foot: '{page}/{pages}' },
  facts: {
    currency: 'GBP',
    preMoney: 3_000_000,
    amount: 1_000_000,
    liquidationMultiple: 1,
    participation: 'none',
    antiDilution: 'broad-based',
    optionPoolPercent: 10,
    optionPoolBasis: 'post-money',
    board: { total: 5, founders: 2, investors: 1, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 36,
    nonCompeteMonths: 12,
    founderWarranties: 'capped',
    noShopDays: 60,
    governingLaw: 'Scotland',
  },
  body: [
    box(
      paragraph(
        'At a glance: £1,000,000 on a pre-money value of £3,000,000; University 20% before the round; licence, not assignment.',
      ),
    ),
    section(
      'Shares',
      section(
        'Round',
        'Granite City Ventures takes £600,000 of A shares. Northern Lights takes £400,000 of ordinary shares, which qualify for EIS and carry no preference.',
      ),
      section(
        'Value',
        'The company’s pre-money value is £3,000,000. An option scheme of 10% is set up once the round has closed, at the cost of everyone.',
      ),
      section(
        'Holdings',
        grid(
          ['Holder', 'Before the round', 'After', 'After options'],
          ['Prof. Strachan', '40%', '30.0%', '27.0%'],
          ['Dr Bello', '40%', '30.0%', '27.0%'],
          ['University', '20%', '15.0%', '13.5%'],
          ['Granite City', '', '15.0%', '13.5%'],
          ['Northern Lights', '', '10.0%', '9.0%'],
          ['Options', '', '', '10.0%'],
        ),
      ),
      section(
        'Return of capital',
        'The A shares first recover what was paid on them. The others then share. A shares convert whenever the holder would gain by it. {#University counsel: confirm that the University’s ordinary shares are not to be preferred; earlier paper said they were#}',
      ),
      section('Down rounds', 'A shares only: conversion by the broad-based weighted average.{^eis}'),
    ),
    section(
      'Technology',
      section(
        'Licence',
        'Exclusive, worldwide, for imaging under water; royalty of 2% of net sales once these exceed £500,000 a year.',
      ),
      section(
        'Improvements',
        'Those made with University equipment within two years fall under the licence.',
      ),
      inserted(paragraph('The licence ends only for insolvency or for royalties six months overdue.')),
    ),
    section(
      'Governance',
      section(
        'Board',
        'Two founders, one director from Granite City, one from the University, and an independent chair. Northern Lights observes.',
      ),
      section(
        'Investor consent',
        'A majority of Granite City and Northern Lights by value must agree to:',
        list(
          '(i)',
          'a change in share rights;',
          item('new shares, unless', list('–', 'under the option scheme, or', 'on conversion;')),
          'giving up or sublicensing the technology;',
          'borrowing beyond £75,000.',
        ),
      ),
      section('Reporting', 'Monthly figures, termly reports to the University.'),
    ),
    section(
      'Members',
      section('Pre-emption', 'On issues and transfers; transfers within a fund group are free.'),
      section('Sale', 'Tag for everybody on a change of control. Drag by 75% of votes.'),
      section(
        'Founders',
        'Vesting in thirty-six equal months. Twelve-month restraint, except that University research is never a breach. Warranties limited to one year’s pay.',
      ),
      drafting(
        'Drafting note: OTT’s template has a University right to appoint a second director on any default. Struck out at Granite City’s request',
      ),
    ),
    named(
      'closing',
      fixed(
        section(
          'Closing',
          section('Exclusivity', 'Sixty days for the two funds jointly.'),
          section('Law', 'Scots law. {ref:closing} alone binds.'),
        ),
      ),
    ),
  ],
  footnotes: {
    eis: 'Northern Lights asked for the same by side letter. HMRC would object and it has been refused.',
  },
};
