import type { Chance } from '../../chance.ts';
import type { Mail } from '../../content/offer.ts';
import { mailFurniture } from '../../contents/mail-furniture.ts';
import { asBlock } from '../../truth/text.ts';
import type { TrueBlock } from '../../truth/true-block.ts';
import { trueBlocks } from '../../truth/true-blocks.ts';
import type { Form } from '../form.ts';
import { encodeLines } from './encode.ts';
import { forText, plainShown } from './for-text.ts';
import { textLines } from './text-lines.ts';
import { textLook } from './text-look.ts';
import { wrap } from './wrap.ts';

/** A piece of a mail: its lines, and what they are. */
interface Piece {
  readonly lines: readonly string[];
  readonly blocks: readonly TrueBlock[];
}

/** The offer in the body of a mail, with greeting, signature and older messages; often forwarded with a word on top. */
export const mailThread: Form = {
  id: 'mail-thread',
  format: 'text',
  extension: 'txt',
  async make(offer, chance) {
    const width = chance.yes(0.3) ? undefined : chance.pick([72, 76]);
    const look = { ...textLook(chance, width), heading: chance.pick(['plain', 'capitals'] as const) };
    const { signatures, cover, ...letter } = offer;
    const laid = forText(letter, chance, { ...look, straightQuotes: true });
    const mail = offer.mail ?? chance.pick(mailFurniture);
    const opening = mail.opening === undefined ? [] : [mail.opening];
    const before = chance.yes(0.5) ? forwardedHeader(mail, chance) : undefined;
    const pieces: Piece[] = [
      ...(before ? [before] : []),
      ...[mail.greeting, ...opening].map((text) => ({
        lines: wrap(text, width),
        blocks: [asBlock('paragraph', text)],
      })),
      { lines: textLines(laid, look).map(({ text }) => text), blocks: trueBlocks(laid, plainShown) },
      signature(mail, width),
      ...olderMessages(mail, chance, width),
    ];
    return {
      bytes: encodeLines(pieces.flatMap(({ lines }) => [...lines, ''])),
      blocks: pieces.flatMap(({ blocks }) => blocks),
    };
  },
};

/** A word of whoever forwards, and the header lines of the mail that follows: furniture. */
function forwardedHeader({ from, to, subject }: Mail, chance: Chance): Piece {
  const word = chance.pick([
    'What do you make of this?',
    'FYI, see below.',
    'Could you look this over tonight? Thanks, H.',
  ]);
  const header = chance.pick([
    [
      '---------- Forwarded message ---------',
      `From: ${from}`,
      'Date: Tue, 18 Mar at 08:41',
      `Subject: ${subject}`,
      `To: ${to}`,
    ],
    [
      '-----Original Message-----',
      `From: ${from}`,
      'Sent: 18 March 08:41',
      `To: ${to}`,
      `Subject: ${subject}`,
    ],
    [
      'Begin forwarded message:',
      `From: ${from}`,
      `Subject: ${subject}`,
      'Date: 18 March at 08:41:07 GMT',
      `To: ${to}`,
    ],
  ]);
  const lines = [word, '', ...header];
  return { lines, blocks: [word, ...header].map((text) => asBlock('paragraph', text, { judged: 'not' })) };
}

function signature(mail: Mail, width: number | undefined): Piece {
  const written = mail.signature.filter((line) => line !== '');
  return {
    lines: mail.signature.flatMap((line) => wrap(line, width)),
    blocks: written.map((text) => asBlock('paragraph', text, { apart: 'signature' })),
  };
}

/** Older messages below, each deeper than the one above: behind `>` signs, or under a header of their own. */
function olderMessages({ older = [] }: Mail, chance: Chance, width: number | undefined): Piece[] {
  const behindSigns = chance.yes(0.6);
  return older.flatMap(({ from, sent, paragraphs }, index) => {
    const sign = behindSigns ? `${'>'.repeat(index)}${index > 0 ? ' ' : ''}` : '';
    const quote = behindSigns ? `${'>'.repeat(index + 1)} ` : '';
    const header = behindSigns
      ? [`${sign}On ${sent}, ${from} wrote:`]
      : ['________________________________', `From: ${from}`, `Sent: ${sent}`];
    const body = paragraphs.flatMap((text) => [...wrap(text, width, quote), quote.trimEnd()]);
    return [
      { lines: header, blocks: header.map((text) => asBlock('paragraph', text, { judged: 'not' })) },
      {
        lines: body,
        blocks: paragraphs.map((text) => asBlock('paragraph', text, { apart: 'quoted-message' })),
      },
    ];
  });
}
