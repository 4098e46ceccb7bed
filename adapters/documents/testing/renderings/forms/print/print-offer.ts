import type { Offer } from '../../content/offer.ts';
import type { LaidOffer } from '../../layout/laid.ts';
import { type Shown, trueBlocks } from '../../truth/true-blocks.ts';
import type { Made } from '../form.ts';
import { runningBlocks, runningLines } from '../running-lines.ts';
import { printComment, toHtml } from './html.ts';
import type { Look } from './look.ts';
import type { PageSetting, Press } from './press.ts';
import { hasSetPages } from './styles.ts';

/** Figures set high, as a reader may keep them; signs stay as they are. */
const high = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Prints an offer. `byPart` has the head of each page name the part that it begins with. */
export async function printOffer(
  laid: LaidOffer,
  look: Look,
  press: Press,
  { byPart = false } = {},
): Promise<Made> {
  const { offer } = laid;
  const print = await press.print(
    toHtml(laid, look),
    hasSetPages(look) ? settingOf(offer, look, byPart) : undefined,
  );
  const shown: Shown = {
    withdrawn: true,
    ...(look.comments ? { printComment } : {}),
    coverPage: true,
    printMark: (mark) => mark.replace(/\d/gu, (figure) => high.charAt(Number(figure))),
  };
  // A browser alternates between two heads at most.
  const running = offer.running && { ...offer.running, heads: offer.running.heads.slice(0, 2) };
  const lines = print.running ?? runningLines(running, print.pages);
  return { bytes: print.bytes, blocks: [...trueBlocks(laid, shown), ...runningBlocks(lines)] };
}

function settingOf(offer: Offer, look: Look, byPart: boolean): PageSetting {
  return {
    way: look.columns === 'equal-heights' ? 'equal-heights' : 'foot-notes',
    heads: offer.running?.heads ?? [],
    byPart: byPart && offer.running !== undefined,
    ...(offer.running?.foot ? { foot: offer.running.foot } : {}),
  };
}
