import { describe, expect, it } from 'vitest';
import { findMessages, messageAt } from './mail-messages.ts';

const reply =
  'On Mon, 10 Mar 2025 at 9:15 AM Priya Raman <priya@example.com> wrote:\n> We had hoped for $8M pre.';
const offer = 'Hi Priya, here is our offer: $6M pre, $1.5M in, one board seat. '.repeat(4);

function levelOf(text: string, words: string): number | undefined {
  return messageAt(findMessages(text), text.indexOf(words))?.level;
}

describe('findMessages', () => {
  it('finds one run where nothing is quoted', () => {
    const text = 'On Monday the investor wrote a cheque.';
    expect(findMessages(text)).toEqual({
      runs: [{ start: 0, end: text.length, level: 0, isHeader: false }],
      offerLevel: 0,
      hasNoteAbove: false,
    });
  });

  it('finds the earlier mail below the offer', () => {
    const text = `${offer}\n\n${reply}`;
    expect(findMessages(text).offerLevel).toBe(0);
    expect(levelOf(text, 'We had hoped')).toBe(1);
  });

  it('goes on with the newer mail behind what it quotes in between', () => {
    const quoted =
      '> On Mon, 10 Mar 2025 at 9:15 AM Priya Raman <priya@example.com> wrote:\n> We had hoped for $8M pre.';
    const text = `From: Carter <c@example.com>\nTo: Priya\n\nThanks for the call.\n\n${quoted}\n\n${offer}`;
    expect(levelOf(text, 'We had hoped')).toBe(1);
    expect(levelOf(text, 'here is our offer')).toBe(0);
    expect(findMessages(text).hasNoteAbove).toBe(false);
  });

  it('takes a mail that is only passed on for the offer, and one below it for older', () => {
    const text = `FYI, see below.\n\n-----Original Message-----\nFrom: Jo\nSent: Monday\n\n${offer}\n\n${reply}`;
    expect(findMessages(text).offerLevel).toBe(1);
    expect(levelOf(text, 'We had hoped')).toBe(2);
    expect(messageAt(findMessages(text), text.indexOf('Sent:'))?.isHeader).toBe(true);
  });

  it('tells a note that may change the offer from a word that passes it on', () => {
    const below = `\n\n-----Original Message-----\nFrom: Jo\nSent: Monday\n\n${offer}`;
    expect(findMessages(`FYI, see below. What do you think?${below}`).hasNoteAbove).toBe(false);
    const note =
      'They rang this morning: the seat is off the table, and they would go to seven before the money.';
    expect(findMessages(`${note}${below}`)).toMatchObject({ offerLevel: 1, hasNoteAbove: true });
  });

  it('counts the words of somebody who answers between the lines as the newest message', () => {
    const text = `${offer}\n> We had hoped for $8M pre.\nThat is too much.\n> And no seat.\nAgreed.`;
    expect(levelOf(text, 'That is')).toBe(0);
    expect(levelOf(text, 'And no')).toBe(1);
  });

  it('does not take the head of a memorandum for that of a mail', () => {
    const text = 'MEMO @ NOON\n\nFrom: Nadia\nTo: Ben, Oriol\nDate: 3 May\n\nWe lead a seed round.';
    expect(levelOf(text, 'We lead')).toBe(0);
  });
});
