import type { Chance } from '../../chance.ts';
import type { Offer } from '../../content/offer.ts';
import type { LaidOffer } from '../../layout/laid.ts';
import { layOut } from '../../layout/lay-out.ts';
import type { Shown } from '../../truth/true-blocks.ts';
import { asProse } from '../../variations/as-prose.ts';
import { inKeyboardSigns } from '../../variations/in-keyboard-signs.ts';
import type { TextLook } from './text-look.ts';
import { plainSigns } from './write-runs.ts';

/** Plain text shows no withdrawn words, no comments and no page that a cover could have to itself. */
export const plainShown: Shown = {
  withdrawn: false,
  coverPage: false,
  printMark: plainSigns.mark,
};

/** A laid offer as it is written in plain text: keyboard signs, and by chance without tables of terms. */
export function forText(offer: Offer, chance: Chance, look: TextLook): LaidOffer {
  const { cover, ...withoutCover } = offer;
  const laid = inKeyboardSigns(layOut(cover && chance.yes(0.5) ? offer : withoutCover), look);
  return chance.yes(0.5) ? laid : asProse(laid, chance.pick(['colon', 'heading']));
}
