import { asksInWords, buyerSigns } from './buyer-signs.ts';
import type { NoticeModel } from './notice-model.ts';
import { unitVector } from './unit-vector.ts';

/** How likely a text is a buyer's, who asks for something, and not a firm's, which says what it does. */
export function buyerLikelihood({ view }: NoticeModel, text: string, vector: Float32Array): number {
  if (asksInWords(text)) return 1;
  const signs = buyerSigns(text);
  const names = Object.keys(view.signs) as (keyof typeof view.signs)[];
  const unit = unitVector(vector);
  let sum = names.reduce((all, name) => all + view.signs[name] * signs[name], view.offset);
  view.meaning.forEach((weight, at) => {
    sum += weight * (unit[at] ?? 0);
  });
  return 1 / (1 + Math.exp(-sum));
}
