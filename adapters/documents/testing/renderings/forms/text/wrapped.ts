import type { Chance } from '../../chance.ts';
import type { Offer } from '../../content/offer.ts';
import { trueBlocks } from '../../truth/true-blocks.ts';
import type { Form, Made } from '../form.ts';
import { encodeLines } from './encode.ts';
import { forText, plainShown } from './for-text.ts';
import { textLines } from './text-lines.ts';
import { type TextLook, textLook } from './text-look.ts';

function makeText(offer: Offer, chance: Chance, look: TextLook, lineEnd?: string): Made {
  const laid = forText(offer, chance, look);
  return { bytes: encodeLines(textLines(laid, look), lineEnd), blocks: trueBlocks(laid, plainShown) };
}

/** Text in narrow lines, as old mail programs wrap it. */
export const wrappedAt64: Form = {
  id: 'wrapped-64',
  format: 'text',
  extension: 'txt',
  make: async (offer, chance) => makeText(offer, chance, textLook(chance, 64)),
};

/** Text in wide lines; some of its tables have frames of characters. */
export const wrappedAt90: Form = {
  id: 'wrapped-90',
  format: 'text',
  extension: 'txt',
  make: async (offer, chance) => {
    const look = textLook(chance, 90);
    return makeText(offer, chance, { ...look, table: chance.pick(['aligned', 'framed']) });
  },
};

/** Every line two spaces in, wrapped at 76, with the line ends of Windows. */
export const indentedAt76: Form = {
  id: 'indented-76-crlf',
  format: 'text',
  extension: 'txt',
  make: async (offer, chance) => makeText(offer, chance, { ...textLook(chance, 74), margin: 2 }, '\r\n'),
};

/** A line a paragraph, tabs between cells, as a word processor saves plain text. */
export const unwrapped: Form = {
  id: 'unwrapped',
  format: 'text',
  extension: 'txt',
  make: async (offer, chance) => makeText(offer, chance, { ...textLook(chance), table: 'tabs' }),
};

/**
 * Pasted with an empty line after each line: from a page, a paragraph a line, or from a window that wrapped it
 * and doubled every line end.
 */
export const pasted: Form = {
  id: 'pasted',
  format: 'text',
  extension: 'txt',
  make: async (offer, chance) => {
    const isWrapped = chance.yes(0.5);
    const look = textLook(chance, isWrapped ? chance.whole(78, 104) : undefined);
    return makeText(
      offer,
      chance,
      { ...look, heading: 'plain', table: isWrapped ? 'aligned' : 'tabs' },
      '\n\n',
    );
  },
};
