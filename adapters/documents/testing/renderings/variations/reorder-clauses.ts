import type { Chance } from '../chance.ts';
import type { Block, Offer, TermTable } from '../content/offer.ts';

/** The same offer with its clauses in another order; rows of a table of terms change places under their band. */
export function reorderClauses(offer: Offer, chance: Chance): Offer {
  const isMovable = (block: Block) => block.kind === 'section' && block.fixed !== true;
  const body = shuffleSome(offer.body, isMovable, chance);
  return {
    ...offer,
    body: body.map((block) => (block.kind === 'terms' ? reorderRows(block, chance) : block)),
  };
}

/** Rows stay in their part: a band and what is below it. */
function reorderRows(table: TermTable, chance: Chance): TermTable {
  const parts: TermTable['rows'][number][][] = [];
  for (const row of table.rows) {
    const open = parts.at(-1);
    if (!open || row.kind === 'band') parts.push([row]);
    else open.push(row);
  }
  return {
    ...table,
    rows: parts.flatMap((part) => shuffleSome(part, ({ kind }) => kind === 'term', chance)),
  };
}

/** Things that may move change places with one another; the others stay where they are. */
function shuffleSome<Thing>(
  things: readonly Thing[],
  mayMove: (thing: Thing) => boolean,
  chance: Chance,
): Thing[] {
  const moved = chance.shuffle(things.filter(mayMove));
  let next = 0;
  return things.map((thing) => {
    const other = mayMove(thing) ? moved[next] : undefined;
    if (other === undefined) return thing;
    next += 1;
    return other;
  });
}
