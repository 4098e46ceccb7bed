import type { FigureGroup, MeasuredFigure, OpenGroup } from './figure.ts';

/**
 * Measures the groups one after another, round by round, every other round backwards: what the machine does beside
 * that, and what one group leaves behind for the next, meets all of them.
 */
export async function measureByTurns(
  groups: readonly FigureGroup[],
  rounds: number,
  onTurn: (text: string) => void,
): Promise<readonly MeasuredFigure[]> {
  const open: {
    readonly group: FigureGroup;
    readonly ready: OpenGroup;
    readonly turns: (readonly number[])[];
  }[] = [];
  try {
    for (const group of groups) {
      onTurn(`${group.name} is made ready`);
      open.push({ group, ready: await group.open(), turns: [] });
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const { group, ready, turns } of round % 2 === 0 ? open : open.toReversed()) {
        onTurn(`round ${round + 1} of ${rounds}: ${group.name}`);
        turns.push(await ready.turn());
      }
    }
  } finally {
    for (const { ready } of open) await ready.close();
  }
  return open.flatMap(({ group, turns }) =>
    group.figures.map((figure, at) => ({ ...figure, samples: turns.map((turn) => turn[at] ?? Number.NaN) })),
  );
}
