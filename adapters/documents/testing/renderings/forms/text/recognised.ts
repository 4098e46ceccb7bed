import { trueBlocks } from '../../truth/true-blocks.ts';
import type { Form } from '../form.ts';
import { encodeLines } from './encode.ts';
import { forText, plainShown } from './for-text.ts';
import { withNoise } from './noise.ts';
import { textLines } from './text-lines.ts';
import { textLook } from './text-look.ts';

/** What poor character recognition makes of a scan: its truth is that of the offer, its characters are not. */
export const recognised: Form = {
  id: 'recognised',
  format: 'text',
  extension: 'txt',
  async make(offer, chance) {
    const look = { ...textLook(chance, chance.whole(70, 88)), straightQuotes: true };
    const laid = forText(offer, chance, look);
    const lines = textLines(laid, look).map(({ text }) => withNoise(text, chance));
    return { bytes: encodeLines(lines), blocks: trueBlocks(laid, plainShown), noisy: true };
  },
};
