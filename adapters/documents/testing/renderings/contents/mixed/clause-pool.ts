import type { Block, Flow, Grid, Offer, Section, TermRow, TermTable } from '../../content/offer.ts';

/** The parts that offers consist of, taken apart for new offers to be made of. */
export interface ClausePool {
  readonly sections: readonly Section[];
  readonly rows: readonly TermRow[];
  readonly flows: readonly Flow[];
  readonly grids: readonly Grid[];
  readonly footnotes: Readonly<Record<string, string>>;
}

/** Takes offers apart. Sections with sections in them stay away: their numbers go with those around them. */
export function clausePool(offers: readonly Offer[]): ClausePool {
  const own = offers.map(withOwnNotes);
  const blocks = own.flatMap(({ body }) => body);
  const sections = blocks.filter((block) => block.kind === 'section');
  const inside = [...blocks, ...sections.flatMap((section) => section.blocks)];
  return {
    sections: sections.filter((section) => !section.blocks.some(({ kind }) => kind === 'section')),
    rows: blocks.filter((block) => block.kind === 'terms').flatMap(termsOf),
    flows: inside.filter(isFlow),
    grids: inside.filter((block) => block.kind === 'grid'),
    footnotes: Object.assign({}, ...own.map(({ footnotes }) => footnotes)),
  };
}

/** Notes of two offers may have one name; numbers of clauses mean nothing in another offer. */
function withOwnNotes(offer: Offer): Offer {
  const written = JSON.stringify({ body: offer.body, footnotes: {} })
    .replaceAll(/\{\^([\w-]+)\}/gu, `{^${offer.id}-$1}`)
    .replaceAll(/\{ref:[\w-]+\}/gu, '7');
  const { body } = JSON.parse(written) as Pick<Offer, 'body'>;
  const notes = Object.entries(offer.footnotes ?? {}).map(([id, text]) => [`${offer.id}-${id}`, text]);
  return { ...offer, body, footnotes: Object.fromEntries(notes) };
}

function termsOf({ rows }: TermTable): TermRow[] {
  return rows.filter((row) => row.kind === 'term');
}

/** Running text, and lists that do not count on from the number of their section. */
function isFlow(block: Block): block is Flow {
  if (block.kind === 'list') return !block.marks.startsWith('1.1');
  return block.kind === 'paragraph' || block.kind === 'drafting';
}
