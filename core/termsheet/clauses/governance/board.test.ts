import { describe, expect, it } from 'vitest';
import { readPlainText } from '../../document/plain-text-document.ts';
import { noFacts } from '../../facts.ts';
import { createReading } from '../../reading/reading.ts';
import { board } from './board.ts';

function examine(text: string) {
  return board.examine(createReading(readPlainText(text)));
}

function seats(text: string) {
  const found = examine(text).reading.facts.board;
  return [found?.total, found?.founders, found?.investors, found?.independent];
}

function ratingOf(text: string): string | undefined {
  return examine(text).assess({
    jurisdiction: 'UK',
    documentType: 'priced-equity',
    facts: noFacts,
    signals: {
      statedJurisdiction: null,
      eisPromise: null,
      hasEarlierSeries: false,
      namesPreferredShares: false,
    },
  })[0]?.rating;
}

describe('G01 board', () => {
  it.each<[string, (number | string | null)[]]>([
    ['Liquidation preference: 1x.', [null, null, null, null]],
    [
      'Board: The Investors nominate one of the three supervisory directors. Now the supervisory board consists of one person.',
      [3, null, 1, null],
    ],
    [
      'Board of Directors: Five members: three designated by the Investors, one by the holders of Common Stock, and the Chief Executive Officer.',
      [5, 1, 3, null],
    ],
    ['Board: 7: investors 4, founders 2, independent 1.', [7, 2, 4, 1]],
    [
      'Board: Five heads. The founders send two, the Investor sends one, two are persons of the trade on whom we agree together.',
      [5, 2, 1, 2],
    ],
    ['| Board | 5: founders 3, Investor 1, independent chair 1 |', [5, 3, 1, 1]],
    [
      'Board: The board shall consist of not more than five directors: the Founders may appoint and remove two, the Investor may appoint and remove one, and two independent non-executives shall be appointed with the approval of both.',
      [5, 2, 1, 2],
    ],
    [
      'Board: five directors. Two founder directors, one director appointed by the Investors, a chair and one non-executive who are independent of both.',
      [5, 2, 1, 2],
    ],
    [
      'Round: The Company will issue new Ordinary Shares. Osprey Angels EIS Fund will subscribe £500,000.\n\nBoard: There will be three directors. The founders may appoint two and Osprey may appoint one.',
      [3, 2, 1, 0],
    ],
    [
      'Advisory board\nAn advisory board of five members shall be formed. The Founders appoint two of them, the Investors appoint two, and the fifth is an expert who belongs to neither side and is chosen jointly.',
      [5, 2, 2, 1],
    ],
    ['Board of Directors: 7 (4 investors, 2 founders, 1 independent)', [7, 2, 4, 1]],
    ['10. Board\nInvestors appoint one director and one observer; Founders appoint two.', [null, 2, 1, null]],
    [
      'Board\tFour directors: one named by the founders, two by the Investor, and an independent chair agreed by both.',
      [4, 1, 2, 1],
    ],
    [
      'Board: The board shall consist of three (3) directors, comprised of (i) one director elected by the holders of Common Stock, (ii) one director elected by the Series A Preferred, and (iii) one independent director mutually agreed by the Founders and the Lead Investor.',
      [3, 1, 1, 1],
    ],
    [
      'Board composition\n\n- Founders: 2 seats\n- Lead Investor: 1 seat\n- Independent: 1 seat',
      [null, 2, 1, 1],
    ],
    [
      'Board: The Lead Investor may appoint a director for so long as it holds 10% of the shares.',
      [null, null, 1, null],
    ],
    [
      'Investor: Harbour Lane Capital LLP\n\nBoard: Up to 5 directors. Harbour Lane Capital may appoint two directors. The Founders may appoint three directors between them.',
      [5, 3, 2, 0],
    ],
    ['Board: One board observer seat for the lead investor.', [null, null, null, null]],
    [
      'Board of Directors: [___] directors elected by holders of a majority of common stock, [__] elected by holders of a majority of Series Seed and [___] elected by mutual consent.',
      ['unresolved', 'unresolved', 'unresolved', 'unresolved'],
    ],
    [
      'Board: Two founder directors and one investor director. Meetings are held four times a year; two directors are a quorum.',
      [3, 2, 1, 0],
    ],
    [
      'Dear Rosalind\n\nBoard. There will be four directors: you and Dr Patel, a director appointed by us, and a chair whom we and you agree on.',
      [4, 2, 1, 1],
    ],
    [
      'Founders: Ann Lee, Jo Roy\n\nBoard: five directors: Ann Lee and Jo Roy, two directors appointed by the Investor and one independent.',
      [5, 2, 2, 1],
    ],
    // More than the board has are no seats.
    [
      'Board: five directors. Founders appoint three directors. The Investors have nine members of staff.',
      [5, 3, null, null],
    ],
    // Nobody says on which side they sit.
    [
      'Board: five directors: Ann Lee and Jo Roy, and two directors appointed by the Investor.',
      [5, null, 2, null],
    ],
    ['Board: Chair, Chief Executive and two directors appointed by the Investor.', [null, null, 2, null]],
  ])('reads %j', (text, expected) => {
    expect(seats(text)).toEqual(expected);
  });

  it.each([
    ['Board: three directors appointed by the Investors and two by the Founders.', 'Red'],
    ['Board: two founder directors and one investor director. The Investor may send an observer.', 'Amber'],
    [
      'Board: two founder directors and one investor director. The Investor may send an observer, who leaves for any item in which it has an interest.',
      'Green',
    ],
    ['Board: two directors appointed by the Investors and two by the Founders.', 'Amber'],
    ['Board: one director appointed by the Investors and two by the Founders.', 'Green'],
    [
      'Board: two founder directors, two investor directors and one independent director appointed by the Investors.',
      'Red',
    ],
    [
      'Board: five directors: two founder directors, one investor director and two outsiders. The outsiders are named and dismissed by the Investor alone.',
      'Red',
    ],
    [
      'Board: five directors: two founder directors, one investor director and two outsiders. The outsiders are named by the Investor and agreed by the founders.',
      'Green',
    ],
    [
      'Board: five seats. Three founders sit on it. The Investor designates one member, and a fifth, independent, is chosen by the four others unanimously.',
      'Green',
    ],
    ['Board: two founder directors, two investor directors and one independent chosen by both.', 'Green'],
    ['Board: [_] directors for founders and [_] directors for investors.', 'Amber'],
  ])('rates %j %s', (text, rating) => {
    expect(ratingOf(text)).toBe(rating);
  });

  it('reports a board that is not mentioned as missing', () => {
    const [assessment] = examine('Liquidation preference: 1x.').assess({
      jurisdiction: 'UK',
      documentType: 'priced-equity',
      facts: noFacts,
      signals: {
        statedJurisdiction: null,
        eisPromise: null,
        hasEarlierSeries: false,
        namesPreferredShares: false,
      },
    });
    expect(assessment).toMatchObject({ rating: 'Red', isMissing: true });
  });

  it('reports seats that do not fit the board', () => {
    const { reading } = examine('Board: Three directors: two founder directors and two investor directors.');
    expect(reading.contradictions).toHaveLength(1);
  });
});

describe('seats in the order and words of forms', () => {
  const seatsIn = (text: string) => examine(text).reading.facts.board;

  it('reads the side before its number', () => {
    expect(seatsIn('Board: three: founders two, investor one.')).toMatchObject({ founders: 2, investors: 1 });
  });

  it('counts those who manage on no side of a board that supervises them', () => {
    const text =
      'Board\nThe two founders form the management board. A supervisory board of three is installed: one member named by the founders, one by the Investor, and a chair on whom both agree.';
    expect(seatsIn(text)).toMatchObject({ total: 3, founders: 1, investors: 1 });
    expect(examine(text).reading.contradictions ?? []).toEqual([]);
  });

  it('takes ordinary directors for no side, and a chief executive among the founders for no further seat', () => {
    expect(
      seatsIn('Board\nThree ordinary directors. The Founders elect two and the Investors one.'),
    ).toMatchObject({ founders: 2, investors: 1 });
    expect(
      seatsIn(
        'Board\nFive directors: two Founder directors, two nominated by the Investor and one independent. The CEO remains a Founder director.',
      ),
    ).toMatchObject({ founders: 2, investors: 2, independent: 1 });
  });
});
