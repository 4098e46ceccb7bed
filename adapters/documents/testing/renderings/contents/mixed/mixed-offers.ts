import type { Chance } from '../../chance.ts';
import { chanceOf } from '../../chance.ts';
import type { MarkStyle } from '../../content/mark-style.ts';
import type { Block, Flow, Offer, Section, TermTable } from '../../content/offer.ts';
import { band, list, paragraph, section } from '../../content/write.ts';
import type { ClausePool } from './clause-pool.ts';
import { clausePool } from './clause-pool.ts';

const sectionMarks: readonly MarkStyle[] = ['1.', '1', '1)', 'A.', 'I.', 'Article 1', 'Clause 1'];
const itemMarks: readonly MarkStyle[] = ['(a)', 'a)', '(i)', '1.', '1)', '•', '–', '▪'];

/**
 * A new offer from the parts of others, for reading alone: it states no facts, and its clauses do not go together.
 * The same seed makes the same offer.
 */
function mixOffer(offers: readonly Offer[], seed: number): Offer {
  const chance = chanceOf(`mixed/${seed}`);
  const pool = clausePool(offers);
  const parts = (of: (offer: Offer) => unknown) => chance.pick(offers.filter((offer) => of(offer)));
  const titled = chance.pick(offers);
  const marks = chance.yes(0.85) ? chance.pick(sectionMarks) : undefined;
  const body = bodyOf(marks ? pool : withoutCounting(pool), chance);
  const needed = JSON.stringify(body);
  const footnotes = Object.entries(pool.footnotes).filter(([id]) => needed.includes(`{^${id}}`));
  return {
    id: `mixed-${seed}`,
    hand: 'Parts of others',
    place: titled.place,
    type: titled.type,
    facts: {},
    title: titled.title,
    ...(chance.yes(0.8) ? { front: parts(({ front }) => front).front } : {}),
    ...(chance.yes(0.15) ? { cover: parts(({ cover }) => cover).cover } : {}),
    ...(marks ? { numbering: { sections: marks } } : {}),
    body,
    footnotes: Object.fromEntries(footnotes),
    ...(chance.yes(0.6) ? { signatures: parts(({ signatures }) => signatures).signatures } : {}),
    ...(chance.yes(0.6) ? { running: parts(({ running }) => running).running } : {}),
    language: 'en-GB',
  };
}

/** Lists that count on from the number of their section need one. */
function withoutCounting(pool: ClausePool): ClausePool {
  const counts = ({ blocks }: Section) =>
    blocks.some((block) => block.kind === 'list' && block.marks === '1.1');
  return { ...pool, sections: pool.sections.filter((each) => !counts(each)) };
}

function bodyOf(pool: ClausePool, chance: Chance): Block[] {
  const some = <Thing>(things: readonly Thing[], least: number, most: number) =>
    chance.shuffle(things).slice(0, chance.whole(least, most));
  const loose = () => some(pool.flows, 1, 3).map((flow) => varied(flow, chance));
  const clauses = () =>
    some(pool.sections, 3, 16).map((each) => ({
      ...each,
      unnumbered: false,
      blocks: each.blocks.map(loosened),
    }));
  const loosened = (block: Block): Block =>
    block.kind === 'paragraph' || block.kind === 'list' ? varied(block, chance) : block;
  const grids = () => (chance.yes(0.35) ? some(pool.grids, 1, 1) : []);
  switch (chance.pick(['clauses', 'clauses', 'table', 'letter', 'runs', 'mixed'])) {
    case 'table':
      return [...(chance.yes(0.3) ? loose() : []), tableOf(pool, chance), ...grids()];
    case 'letter':
      return [...some(pool.flows, 6, 18).map((flow) => varied(flow, chance)), ...grids()];
    case 'runs':
      return [list(chance.pick(['1.', '1)', '(1)', '•']), ...runIns(pool, chance)), ...grids()];
    case 'mixed':
      return [...loose(), ...clauses(), ...grids(), tableSection(pool, chance), ...clauses().slice(0, 3)];
    default:
      return [
        ...(chance.yes(0.4) ? loose() : []),
        ...clauses(),
        ...grids().map((grid) => section('Holdings', grid)),
      ];
  }
}

function tableOf({ rows }: ClausePool, chance: Chance): TermTable {
  const own = chance.shuffle(rows).slice(0, chance.whole(4, 30));
  const bands = chance.yes(0.4) ? ['Economics', 'Control', 'Founders and people'] : [];
  const part = Math.ceil(own.length / Math.max(1, bands.length));
  return {
    kind: 'terms',
    rows: own.flatMap((row, index) => {
      const title = index % part === 0 ? bands[index / part] : undefined;
      return title ? [band(title), row] : [row];
    }),
  };
}

function tableSection(pool: ClausePool, chance: Chance): Block {
  return section('Summary of terms', tableOf({ ...pool, rows: pool.rows.slice(0, 12) }, chance));
}

/** Numbered paragraphs that begin with their names. */
function runIns({ sections }: ClausePool, chance: Chance): string[] {
  return chance
    .shuffle(sections)
    .slice(0, chance.whole(5, 14))
    .flatMap(({ title, blocks }) => {
      const [first] = blocks;
      return first?.kind === 'paragraph' ? [`{*${title}.*} ${first.words}`] : [];
    });
}

/** The same words in other lists and lengths. */
function varied(flow: Flow, chance: Chance): Flow {
  if (flow.kind === 'list') return flow.marks === '1.1' ? flow : { ...flow, marks: chance.pick(itemMarks) };
  if (flow.kind !== 'paragraph' || flow.change || !chance.yes(0.3)) return flow;
  const sentences = flow.words.split(/(?<=\p{Ll}\.) (?=\p{Lu})/u);
  return sentences.length > 2 ? list(chance.pick(itemMarks), ...sentences) : paragraph(flow.words);
}

/** So many offers made of the parts of others, all different. */
export function mixedOffers(offers: readonly Offer[], first: number, number: number): Offer[] {
  return Array.from({ length: number }, (_, index) => mixOffer(offers, first + index));
}
