import { chanceOf } from './chance.ts';
import type { Offer } from './content/offer.ts';
import type { Form } from './forms/form.ts';
import type { Press } from './forms/print/press.ts';
import type { Rendering } from './truth/true-block.ts';

/** Renders an offer in a form; a seed chooses fonts, measures, marks and whatever else people choose. */
export async function makeRendering(
  offer: Offer,
  form: Form,
  seed: number,
  press: () => Promise<Press>,
): Promise<Rendering> {
  const chance = chanceOf(`${offer.id}/${form.id}/${seed}`);
  const { bytes, blocks, noisy } = await form.make(offer, chance, press);
  const { id: content, place, type, facts } = offer;
  return {
    name: `${content}.${form.id}.${seed}.${form.extension}`,
    format: form.format,
    bytes,
    truth: { content, form: form.id, seed, place, type, facts, blocks, ...(noisy ? { noisy } : {}) },
  };
}

/** The forms that a content is sent in. */
export function formsFor(offer: Offer, forms: readonly Form[]): Form[] {
  return forms.filter((form) => form.suits?.(offer) ?? true);
}
