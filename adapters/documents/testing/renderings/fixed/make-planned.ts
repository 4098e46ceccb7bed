import { sealedOffers } from '../contents/sealed/index.ts';
import { seenOffers } from '../contents/seen/index.ts';
import { forms } from '../forms/index.ts';
import type { Press } from '../forms/print/press.ts';
import { makeRendering } from '../make-rendering.ts';
import type { Rendering } from '../truth/true-block.ts';
import type { Planned } from './plan.ts';

/** Makes a rendering of the plan. Throws where the plan names a content or a form that is not there. */
export function makePlanned(
  { content, form, seed }: Planned,
  press: () => Promise<Press>,
): Promise<Rendering> {
  const offer = [...seenOffers, ...sealedOffers].find(({ id }) => id === content);
  const found = forms.find(({ id }) => id === form);
  if (!offer || !found) throw new Error(`The plan names ${content} as ${form}, which is not there.`);
  return makeRendering(offer, found, seed, press);
}
