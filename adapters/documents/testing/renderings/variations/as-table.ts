import type { LaidBlock, LaidFlow, LaidHeading, LaidOffer, LaidRow } from '../layout/laid.ts';

/** Whether the number of a clause has a column of its own or stands before its name. */
export type NumberColumn = 'own' | 'with-label';

/**
 * The same offer as a table of terms: a row a clause, its heading in the left column. Clauses that hold a table or
 * a box of their own stay as they are.
 */
export function asTable(laid: LaidOffer, numbers: NumberColumn = 'with-label'): LaidOffer {
  const blocks: LaidBlock[] = [];
  let rows: LaidRow[] = [];
  const closeTable = () => {
    const columns = Math.max(...rows.map(({ cells }) => cells.length));
    const even = rows.map((row) => (row.cells.length < columns ? { cells: [[], ...row.cells] } : row));
    if (rows.length > 0) blocks.push({ kind: 'table', shape: 'terms', rows: even });
    rows = [];
  };
  for (const clause of clausesOf(laid.blocks)) {
    const [heading, ...body] = clause;
    const flows = body.flatMap(inCell);
    if (heading?.kind === 'heading' && flows.length > 0 && flows.length === body.length) {
      rows.push(rowOf(heading, flows, numbers));
    } else {
      closeTable();
      blocks.push(...clause);
    }
  }
  closeTable();
  return { ...laid, blocks };
}

/** Each heading of the second level with what follows it; what stands before the first is a group of its own. */
export function clausesOf(blocks: readonly LaidBlock[]): LaidBlock[][] {
  const clauses: LaidBlock[][] = [];
  for (const block of blocks) {
    const open = clauses.at(-1);
    if (!open || (block.kind === 'heading' && block.level === 2)) clauses.push([block]);
    else open.push(block);
  }
  return clauses;
}

/** What a cell can hold of a block; nothing of a table or a box. */
function inCell(block: LaidBlock): LaidFlow[] {
  if (block.kind === 'table' || block.kind === 'box') return [];
  if (block.kind !== 'heading') return [block];
  const number = block.number ? [{ kind: 'words' as const, text: `${block.number} ` }] : [];
  const runs = block.runs.map((run) => (run.kind === 'words' ? { ...run, strong: true as const } : run));
  return [{ kind: 'paragraph', depth: 0, runs: [...number, ...runs] }];
}

function rowOf({ number, runs }: LaidHeading, value: readonly LaidFlow[], numbers: NumberColumn): LaidRow {
  const words = (text: string) => ({ kind: 'words' as const, text });
  const label = { kind: 'paragraph' as const, depth: 0, runs };
  if (number === undefined) return { cells: [[label], value] };
  if (numbers === 'own') return { cells: [[{ ...label, runs: [words(number)] }], [label], value] };
  return { cells: [[{ ...label, runs: [words(`${number} `), ...runs] }], value] };
}
