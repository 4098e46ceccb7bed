import { describe, expect, it } from 'vitest';
import { listedSeats } from './seat-list.ts';

const parties = {
  investor: /\binvestors?\b|\bBanksia\b|\bwe\b|\bfor us\b/i,
  founder: /\bfounders?\b|\byou\b|\bPrentice\b/i,
  founderPerson: /\bfounders?\b|\byou\b|\bPrentice\b/i,
  founderCount: null,
};
const seats = (total: number, founders: number, investors: number, independent: number) => ({
  total,
  founders,
  investors,
  independent,
});

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
    ['whose members are more than the board has', 'Three: the two of you, Ann Roe and Bo Lee for us.'],
    ['that names persons whom nobody places', 'Three: Ann Roe, Bo Lee and Cy Dunn.'],
    ['with something that is no member', 'Three: the two of you, two of our votes in five, and cake.'],
    ['that says who appoints how many', 'Board: The founders may appoint two and Banksia may appoint one.'],
    ['of something else', 'We will send you, Leo and the board a copy.'],
  ])('is left alone %s', (_, sentence) => {
    expect(listedSeats(sentence, parties)).toBeNull();
  });
});
