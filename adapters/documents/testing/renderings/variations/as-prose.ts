import type { LaidBlock, LaidFlow, LaidOffer, LaidParagraph, LaidRow } from '../layout/laid.ts';

/** How a row of a table of terms is written without a table. */
export type RowAs = 'colon' | 'heading';

/** The same offer without its tables of terms: `Label: text`, or the label as a heading over its text. */
export function asProse(laid: LaidOffer, rowAs: RowAs): LaidOffer {
  let level = 2;
  const blocks = laid.blocks.flatMap((block): LaidBlock[] => {
    if (block.kind === 'heading') level = block.level + 1;
    if (block.kind !== 'table' || block.shape !== 'terms') return [block];
    const hasBands = block.rows.some(({ role }) => role === 'band');
    return block.rows.flatMap((row) => {
      const [label, value] = [row.cells[0]?.[0], row.cells[1] ?? []];
      if (label === undefined || label.kind === 'drafting') throw new Error('A row of terms has no label.');
      if (row.role === 'band') return [{ kind: 'heading', level, runs: label.runs }];
      if (rowAs === 'colon') return withColon(label, value, row);
      const heading = { kind: 'heading' as const, level: level + (hasBands ? 1 : 0), runs: label.runs };
      return [{ ...heading, ...changes(row) }, ...value.map((flow) => inRow(flow, row))];
    });
  });
  return { ...laid, blocks };
}

function withColon(label: LaidFlow, value: readonly LaidFlow[], row: LaidRow): LaidBlock[] {
  const [first, ...others] = value;
  const name = label.kind === 'drafting' ? [] : label.runs;
  const joins = first?.kind === 'paragraph' && first.change === undefined;
  const runs = [...name, { kind: 'words' as const, text: joins ? ': ' : ':' }, ...(joins ? first.runs : [])];
  const opening: LaidParagraph = { kind: 'paragraph', depth: 0, runs, ...changes(row) };
  return [opening, ...(joins ? others : value).map((flow) => inRow(flow, row))];
}

function inRow(flow: LaidFlow, { change }: LaidRow): LaidFlow {
  return change === undefined || flow.kind === 'drafting' ? flow : { ...flow, change };
}

function changes({ change, comment }: LaidRow) {
  return { ...(change ? { change } : {}), ...(comment ? { comment } : {}) };
}
