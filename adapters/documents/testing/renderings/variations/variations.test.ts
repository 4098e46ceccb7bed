import { describe, expect, it } from 'vitest';
import { chanceOf } from '../chance.ts';
import type { Offer } from '../content/offer.ts';
import { sealedOffers } from '../contents/sealed/index.ts';
import { seenOffers } from '../contents/seen/index.ts';
import type { LaidOffer } from '../layout/laid.ts';
import { layOut } from '../layout/lay-out.ts';
import { wordsOf } from '../score/normalise.ts';
import type { TrueBlock } from '../truth/true-block.ts';
import { trueBlocks } from '../truth/true-blocks.ts';
import { addNote } from './add-note.ts';
import { asProse } from './as-prose.ts';
import { asTable } from './as-table.ts';
import { changeRunningHead } from './change-running-head.ts';
import { inKeyboardSigns } from './in-keyboard-signs.ts';
import { renumberHeadings } from './renumber-headings.ts';
import { reorderClauses } from './reorder-clauses.ts';

const offers = [...seenOffers, ...sealedOffers];
const cases = offers.map((offer) => [offer.id, offer] as const);

function blocksOf(laid: LaidOffer): TrueBlock[] {
  return trueBlocks(laid, { withdrawn: true, coverPage: true, printMark: () => '' });
}

/** The words of all terms, sorted; `numbers` with what is printed in front of them. */
function termWords(blocks: readonly TrueBlock[], numbers = false): string[] {
  return blocks
    .filter(({ apart }) => apart === undefined)
    .flatMap(({ text, number = '' }) => wordsOf(numbers ? `${number} ${text}` : text))
    .sort();
}

/** Terms but for references to sections, whose numbers change. */
function termTexts(offer: Offer): string[] {
  const { body } = JSON.parse(JSON.stringify(offer).replace(/\{ref:[^}]*\}/gu, '')) as Offer;
  return blocksOf(layOut({ ...offer, body }))
    .filter(({ apart }) => apart === undefined)
    .map(({ text }) => text)
    .sort();
}

describe('variations of an offer', () => {
  it.each(cases)('%s says the same with its clauses in another order', (id, offer) => {
    const other = reorderClauses(offer, chanceOf(id));
    expect(termTexts(other)).toEqual(termTexts(offer));
    expect(other.facts).toBe(offer.facts);
  });

  it('moves clauses where there are any to move, and leaves fixed ones where they are', () => {
    const offer = offers.find(({ id }) => id === 'thornapple-biologics');
    if (!offer) throw new Error('No such content.');
    const titles = ({ body }: Offer) => body.map((block) => (block.kind === 'section' ? block.title : ''));
    const other = titles(reorderClauses(offer, chanceOf('order')));
    expect(other).not.toEqual(titles(offer));
    expect([other[1], other.at(-1)]).toEqual(['Offering', 'Effect']);
  });

  it.each(cases)('%s says the same with other numbers in its headings', (id, offer) => {
    const other = renumberHeadings(offer, chanceOf(id));
    expect(termTexts(other)).toEqual(termTexts(offer));
    const numbers = (laid: LaidOffer) =>
      laid.blocks.flatMap((block) => (block.kind === 'heading' ? [block.number] : []));
    const now = numbers(layOut(other));
    if (now.length > 0) expect(now).not.toEqual(numbers(layOut(offer)));
  });

  it.each(cases)('%s keeps its terms with one more note', (id, offer) => {
    const other = addNote(offer, chanceOf(id));
    expect(termTexts(other)).toEqual(termTexts(offer));
    const notes = (given: Offer) =>
      blocksOf(layOut(given)).filter(({ apart, number }) => apart === 'note' && number);
    expect(notes(other)).toHaveLength(notes(offer).length + 1);
  });

  it.each(cases)('%s keeps its terms under other running heads', (id, offer) => {
    const other = changeRunningHead(offer, chanceOf(id));
    expect(other.running).not.toEqual(offer.running);
    expect(other.body).toBe(offer.body);
  });

  it.each(cases)(
    '%s has the same words as a table, without one, and in the signs of a keyboard',
    (_, offer) => {
      const laid = layOut(offer);
      const words = termWords(blocksOf(laid), true);
      expect(termWords(blocksOf(asTable(laid, 'own')), true)).toEqual(words);
      const tables = asTable(laid, 'own').blocks.filter((block) => block.kind === 'table');
      for (const { shape, rows } of tables) {
        const even = rows.filter(({ role }) => role !== 'band').map(({ cells }) => cells.length);
        if (shape === 'terms') expect(new Set(even).size).toBe(1);
      }
      expect(termWords(blocksOf(asTable(laid, 'with-label')), true)).toEqual(words);
      expect(termWords(blocksOf(asProse(laid, 'colon')), true)).toEqual(words);
      expect(termWords(blocksOf(asProse(laid, 'heading')), true)).toEqual(words);
      expect(termWords(blocksOf(inKeyboardSigns(laid, { straightQuotes: true, bullet: '*' })), true)).toEqual(
        words,
      );
    },
  );
});
