import { afterAll, describe, expect, it } from 'vitest';
import { createDocumentReader } from '../../../document-reader.ts';
import { chanceOf } from '../chance.ts';
import { seenOffers } from '../contents/seen/index.ts';
import type { Form } from '../forms/form.ts';
import { forms } from '../forms/index.ts';
import { lendPress } from '../forms/print/lend-press.ts';
import { unwrapped } from '../forms/text/wrapped.ts';
import type { Agreement, Share } from './agreement.ts';
import { compareAnalyses } from './agreement.ts';
import { analyseRendering } from './analyse-rendering.ts';

const lent = lendPress();
const reader = createDocumentReader();
afterAll(() => lent.giveBack());

/** Parts of all that have to be equal. */
const leastFacts = 0.98;
const leastFindings = 0.95;

/** Contents by chance for each form, so that over the seeds every content is sent in many of them. */
const contentsOfEach = 3;
const seeds = [1, 2];
const longestMs = 180_000;

async function agreementsOf(form: Form): Promise<Agreement[]> {
  const agreements: Agreement[] = [];
  for (const seed of seeds) {
    const offers = seenOffers.filter((offer) => form.suits?.(offer) ?? true);
    for (const offer of chanceOf(`${form.id}/${seed}`).shuffle(offers).slice(0, contentsOfEach)) {
      const reading = { reader, press: lent.press, seed };
      const reference = await analyseRendering(offer, unwrapped, reading);
      // One of the contents is too little of an offer in any form.
      if (typeof reference === 'string') continue;
      const other = await analyseRendering(offer, form, reading);
      if (typeof other === 'string') throw new Error(`${offer.id} as ${form.id}: ${other}`);
      agreements.push(compareAnalyses(reference, other));
    }
  }
  return agreements;
}

describe.each(['pdf', 'docx'])('Facts, findings and type of an offer stay the same', (format) => {
  it(
    `in every form of ${format}`,
    async () => {
      const agreements: Agreement[] = [];
      for (const form of forms) if (form.format === format) agreements.push(...(await agreementsOf(form)));
      const share = (of: (agreement: Agreement) => Share) => {
        const sum = (part: keyof Share) => agreements.reduce((total, each) => total + of(each)[part], 0);
        return sum('equal') / sum('all');
      };
      const differences = agreements.flatMap((each) => each.differences).join('\n');
      expect(agreements.length).toBeGreaterThanOrEqual(contentsOfEach * seeds.length);
      expect(agreements.flatMap((each) => (each.isTypeEqual ? [] : each.differences))).toEqual([]);
      expect(
        share(({ facts }) => facts),
        differences,
      ).toBeGreaterThanOrEqual(leastFacts);
      expect(
        share(({ findings }) => findings),
        differences,
      ).toBeGreaterThanOrEqual(leastFindings);
    },
    longestMs,
  );
});
