import type { Chance } from '../chance.ts';
import type { Block, Flow, Item, Offer, Paragraph } from '../content/offer.ts';

/** Notes that name terms nobody offers; each true to life beside any offer. */
const notes = [
  'A full ratchet was in the first version of this paper and has been taken out.',
  'Another investor had asked for twice its money back before anybody else. It is not part of this round.',
  'In the spring a pool of 25% was under discussion; that discussion is over.',
  'The previous proposal, at half this valuation and with 120 days of exclusivity, has lapsed.',
  'Cumulative dividends of 12% appear in the template that this text was made from. They were deleted.',
  'Our other companies accept a non-compete of 36 months; it is not asked for here.',
];

/** The same offer with one more footnote, on one of its paragraphs, items or rows. */
export function addNote(offer: Offer, chance: Chance): Offer {
  const id = 'added';
  const places = countPlaces(offer.body);
  const chosen = chance.whole(0, places - 1);
  let place = -1;
  const mark = <Thing extends Paragraph | Item>(thing: Thing): Thing => {
    if (thing.change === 'withdrawn') return thing;
    place += 1;
    return place === chosen ? { ...thing, words: `${thing.words}{^${id}}` } : thing;
  };
  const body = offer.body.map((block) => mapTexts(block, mark));
  return { ...offer, body, footnotes: { ...offer.footnotes, [id]: chance.pick(notes) } };
}

function countPlaces(body: readonly Block[]): number {
  let count = 0;
  const mark = <Thing extends Paragraph | Item>(thing: Thing): Thing => {
    if (thing.change !== 'withdrawn') count += 1;
    return thing;
  };
  for (const block of body) mapTexts(block, mark);
  return count;
}

type TextMap = <Thing extends Paragraph | Item>(thing: Thing) => Thing;

function mapTexts(block: Block, map: TextMap): Block {
  switch (block.kind) {
    case 'section':
      return { ...block, blocks: block.blocks.map((each) => mapTexts(each, map)) };
    case 'terms':
      return {
        ...block,
        rows: block.rows.map((row) =>
          row.kind === 'band' || row.change === 'withdrawn'
            ? row
            : { ...row, value: row.value.map((flow) => mapFlow(flow, map)) },
        ),
      };
    case 'box':
      return { ...block, blocks: block.blocks.map((each) => map(each)) };
    case 'grid':
      return block;
    default:
      return mapFlow(block, map);
  }
}

function mapFlow(flow: Flow, map: TextMap): Flow {
  switch (flow.kind) {
    case 'paragraph':
      return map(flow);
    case 'drafting':
      return flow;
    case 'list':
      return {
        ...flow,
        items: flow.items.map((item) => {
          const marked = map(item);
          return marked.change === 'withdrawn'
            ? marked
            : { ...marked, blocks: marked.blocks.map((each) => mapFlow(each, map)) };
        }),
      };
  }
}
