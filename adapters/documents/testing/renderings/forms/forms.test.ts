import { afterAll, describe, expect, it } from 'vitest';
import type { Offer } from '../content/offer.ts';
import { sealedOffers } from '../contents/sealed/index.ts';
import { seenOffers } from '../contents/seen/index.ts';
import { formsFor, makeRendering } from '../make-rendering.ts';
import { keyOf } from '../score/normalise.ts';
import type { Rendering, TrueBlock } from '../truth/true-block.ts';
import type { Form } from './form.ts';
import { forms } from './index.ts';
import { lendPress } from './print/lend-press.ts';
import { rawText } from './raw-text.ts';

const allOffers = [...seenOffers, ...sealedOffers];
/** One with notes, changes and parts of every kind; one table; one letter; one long with a cover. */
const printed = allOffers.filter(({ id }) =>
  ['quarry-lane-optics', 'harrowgate-growth', 'polderlicht-bv', 'glarner-optik'].includes(id),
);
const lent = lendPress();
afterAll(() => lent.giveBack());

/** How often each letter and figure stands in a text: what neither order nor layout changes. */
function letters(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const letter of keyOf(text).match(/[\p{L}\p{N}]/gu) ?? [])
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}

/** A block as it is printed: its number or mark, and its words with the marks of notes, figures set high or not. */
function asPrinted({ number = '', text, withMarks = text }: TrueBlock): string {
  return `${number} ${withMarks}`.normalize('NFKC');
}

/** Heads and feet are parts of a Word file of their own. */
function isInBody({ apart }: TrueBlock): boolean {
  return apart !== 'running-head' && apart !== 'running-foot';
}

async function make(offer: Offer, form: Form, seed: number): Promise<{ rendering: Rendering; raw: string }> {
  const rendering = await makeRendering(offer, form, seed, lent.press);
  const raw = await rawText(rendering.bytes, form.extension);
  // A break of a line in a cell of Markdown is no word.
  return { rendering, raw: raw.replaceAll('<br>', ' ') };
}

const isText = ({ format, id }: Form) => format === 'text' && id !== 'recognised';
const textCases = allOffers.flatMap((offer) =>
  formsFor(offer, forms.filter(isText)).map((form) => [offer.id, form.id, offer, form] as const),
);
const pdfCases = printed.flatMap((offer) =>
  formsFor(
    offer,
    forms.filter(({ format }) => format === 'pdf'),
  ).map((form) => [offer.id, form.id, offer, form] as const),
);

describe('forms', () => {
  it('are twelve or more, with names of their own', () => {
    expect(forms.length).toBeGreaterThanOrEqual(12);
    expect(new Set(forms.map(({ id }) => id)).size).toBe(forms.length);
  });

  it.each([...textCases, ...pdfCases])(
    '%s as %s holds the words of its truth, no more and no fewer',
    async (_, __, offer, form) => {
      for (const seed of form.format === 'text' ? [0, 1, 2] : [0, 1]) {
        const { rendering, raw } = await make(offer, form, seed);
        expect(letters(raw.normalize('NFKC'))).toEqual(
          letters(rendering.truth.blocks.map(asPrinted).join(' ')),
        );
      }
    },
  );

  it.each(
    pdfCases.filter(([, id]) => ['one-column', 'two-columns', 'small-page', 'drawn-lines'].includes(id)),
  )('%s as %s gives its blocks of terms in the order in which they are drawn', async (_, __, offer, form) => {
    const { rendering, raw } = await make(offer, form, 3);
    const drawn = keyOf(raw.normalize('NFKC'));
    const headings = rendering.truth.blocks.filter(
      ({ kind, apart }) => kind === 'heading' && apart === undefined,
    );
    const places = headings.map((block) => drawn.indexOf(keyOf(asPrinted(block))));
    expect(places.filter((place) => place < 0)).toEqual([]);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  it.each(allOffers.map((offer) => [offer.id, offer] as const))(
    '%s as Word files holds the words of its truth',
    async (_, offer) => {
      for (const form of forms.filter(({ format }) => format === 'docx')) {
        const { rendering, raw } = await make(offer, form, 1);
        const blocks = rendering.truth.blocks.filter(isInBody);
        // What runs through a paragraph (a note, withdrawn words) cuts its letters in two; Word counts numbers in cells.
        const whole = blocks.filter(
          ({ apart, cells }, index) =>
            apart === undefined && cells === undefined && blocks[index + 1]?.apart === undefined,
        );
        const file = keyOf(raw.normalize('NFKC'));
        const isIn = ({ text, withMarks }: TrueBlock) =>
          [text, withMarks ?? text].some((each) => file.includes(keyOf(each.normalize('NFKC'))));
        expect(whole.filter((block) => !isIn(block))).toEqual([]);
        const known = letters(blocks.map(asPrinted).join(' '));
        expect([...letters(raw)].filter(([letter, count]) => count > (known.get(letter) ?? 0))).toEqual([]);
      }
    },
  );

  it('types the numbers of a Word file where Word does not count them', async () => {
    const typed = forms.find(({ id }) => id === 'docx-typed');
    const offer = printed[0];
    if (!typed || !offer) throw new Error('No such form or content.');
    for (const seed of [0, 1, 2, 3]) {
      const { rendering, raw } = await make(offer, typed, seed);
      const words = rendering.truth.blocks.filter(isInBody);
      expect(letters(raw)).toEqual(letters(words.map(asPrinted).join(' ')));
    }
  });

  it('makes the same words again from the same seed, and others from another', async () => {
    const form = forms.find(({ id }) => id === 'mail-thread');
    const offer = seenOffers[0];
    if (!form || !offer) throw new Error('No such form or content.');
    const texts = await Promise.all([5, 5, 6, 7, 8].map(async (seed) => (await make(offer, form, seed)).raw));
    expect(texts[1]).toBe(texts[0]);
    expect(new Set(texts).size).toBeGreaterThan(2);
  });

  it('spoils the characters of poor recognition and leaves its truth', async () => {
    const form = forms.find(({ id }) => id === 'recognised');
    const offer = seenOffers[0];
    if (!form || !offer) throw new Error('No such form or content.');
    const { rendering, raw } = await make(offer, form, 0);
    expect(rendering.truth.noisy).toBe(true);
    expect(letters(raw)).not.toEqual(letters(rendering.truth.blocks.map(asPrinted).join(' ')));
  });
});
