import { describe, expect, it } from 'vitest';
import { listedSeats } from './seat-list.ts';
import { seats } from './testing/seats.ts';

const parties = {
  investor: /\binvestors?\b|\bfund\b|\bBanksia\b|\bwe\b|\bfor us\b/i,
  founder: /\bfounders?\b|\bpromoters?\b|\bcommon\b|\byou\b|\bPrentice\b/i,
  founderPerson: /\bfounders?\b|\byou\b|\bPrentice\b/i,
  founderCount: null,
  founderRole: null,
};

describe('a list of who sits on the board', () => {
  it.each([
    ['Board is you, Leo, and me for the syndicate.', seats(3, 2, 1, 0)],
    ['Board: you, Marcus, me.', seats(3, 2, 1, 0)],
    ['Three: the two of you and Maître Gauvreau for us.', seats(3, 2, 1, 0)],
    ['Three directors: you and one nominated by Banksia.', seats(3, 2, 1, 0)],
    [
      'A board of four: yourselves, Ms Ito from Banksia and an outsider whom both sides accept.',
      seats(4, 2, 1, 1),
    ],
    [
      'Five chairs: Jo Whitlock, Mei Prentice and Al Andris as founders; one for Banksia; one independent whom the founders propose.',
      seats(5, 3, 1, 1),
    ],
    ['Board: the two of you, me, total of three.', seats(3, 2, 1, 0)],
  ])('is read: "%s"', (sentence, expected) => {
    expect(listedSeats(sentence, parties)).toEqual(expected);
  });

  it.each([
    ['a possessive', 'Board: you both, our Dana and my brother Cole.', seats(4, 2, 2, 0)],
    [
      'the others',
      'Five chairs: you and Amy in two of them, me, Cole for us and our Bo in the other three.',
      seats(5, 2, 3, 0),
    ],
    [
      'whoever fills the rest',
      'The board has five: Ann and Bo keep theirs, and the fund fills the other three.',
      seats(5, 2, 3, 0),
    ],
    [
      'nominees by name',
      "The directors will be Ann Lee, Bo Roy, and the Fund's nominees Mr Ash and Ms Kell.",
      seats(4, 2, 2, 0),
    ],
    ['a group by name', 'Board: Promoters Ann, Bo and Cy Roy; one Saltbush; one Gir.', seats(5, 3, 2, 0)],
    ['a label behind names', 'Directors: Ann Lee and Bo Roy (Common), Cy Dunn (Banksia).', seats(3, 2, 1, 0)],
    ['a seat for each', 'Board of four: yourselves and one each from Poolbeg and Dalkey.', seats(4, 2, 2, 0)],
    ['the number behind the side', 'Board: founders (2), Banksia (1), independent (1).', seats(4, 2, 1, 1)],
    [
      'sentences',
      'Board: five. Founders Åsa Lind and Per Holm. One from Banksia. Two independents, whom both accept.',
      seats(5, 2, 1, 2),
    ],
    ['the size behind it', "Board. Ann, Bo, and me. That's three.", seats(3, 2, 1, 0)],
    [
      'words about a member',
      "Board: you two plus Marg Lin, who isn't one of us and you suggested her.",
      seats(3, 2, 0, 1),
    ],
    [
      'choice by both sides',
      'Board of three: you, me, and Ms Oz, whom you know and we trust.',
      seats(3, 1, 1, 1),
    ],
    [
      'names of seats that were counted',
      'Three directors: two appointed by the Founders, Ann Lee and Bo Roy, and one by Banksia.',
      seats(3, 2, 1, 0),
    ],
    [
      'one number for several who share the seats',
      'Five people. The two of you and Ann keep three seats between you; Banksia may appoint one director; and there is one independent, whom you propose and we accept.',
      seats(5, 3, 1, 1),
    ],
    [
      'a part of the board, and the names of those who are appointed',
      'The board will have five members. Two of them will be yourselves. Banksia will appoint three: myself, my sister Ann, and our attorney Mr Roe.',
      seats(5, 2, 3, 0),
    ],
    [
      'what it is for before its size',
      'So that nobody works alone, five directors: Banksia brings three experienced people, the founders keep two',
      seats(5, 2, 3, 0),
    ],
    [
      'a pronoun for the board, and one whom both choose',
      'Board: It has three members. The founders send one, the Fund sends one, and both jointly choose an independent third.',
      seats(3, 1, 1, 1),
    ],
    ['founders alone', 'Board = you two and Ollie, all founders.', seats(3, 3, 0, 0)],
    ['seats without a size', 'Board: two founders, two from us, one chosen together.', seats(5, 2, 2, 1)],
    [
      'rights to appoint, and an observer',
      'Board: Maximum of 5 directors. The Founders may jointly appoint two. Banksia may appoint one director. Banksia may also send an observer. The board may appoint up to two independent directors.',
      seats(5, 2, 1, 2),
    ],
    [
      'one more in the next sentence',
      'Board: you two and me. A fourth seat goes to an outsider.',
      seats(4, 2, 1, 1),
    ],
  ])('is read with %s', (_, sentence, expected) => {
    expect(listedSeats(sentence, parties)).toEqual(expected);
  });

  it.each([
    ['behind those who write', 'Board of four: you, me, Feng and an outsider.', seats(4, null, null, 1)],
    ['beside those who read', 'The board is three: you two and Mr Rimal.', seats(3, null, null, null)],
    [
      'apart from the founders',
      'Board of four: Mei Prentice, Bo; Henrik; and an outsider.',
      seats(4, null, null, 1),
    ],
  ])('leaves the side of a name open %s', (_, sentence, expected) => {
    expect(listedSeats(sentence, parties)).toEqual(expected);
  });

  it.each([
    ['whose members are more than the board has', 'Three: the two of you, Ann Roe and Bo Lee for us.'],
    ['that names persons whom nobody places', 'Three: Ann Roe, Bo Lee and Cy Dunn.'],
    ['with something that is no member', 'Three: the two of you, two of our votes in five, and cake.'],
    ['that says who appoints how many', 'Board: The founders may appoint two and Banksia may appoint one.'],
    ['of something else', 'We will send you, Leo and the board a copy.'],
    ['of those who approve', 'Needs the board, the founders and one of us.'],
    ['of what the board once was', 'Today the board has three: you, me and Bo.'],
    ['of votes', 'Two directors appointed by the founders and one by Banksia form a quorum.'],
    [
      'whose independent one side chooses',
      'Board of three: you, me and an independent appointed by Banksia.',
    ],
  ])('is left alone %s', (_, sentence) => {
    expect(listedSeats(sentence, parties)).toBeNull();
  });
});
