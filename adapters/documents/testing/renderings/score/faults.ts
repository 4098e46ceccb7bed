import type { Score } from './score.ts';

const longestShown = 140;

/** What is wrong in a reading, a line each, for whoever mends the reader. */
export function faultsOf(name: string, score: Score): string {
  const lines = [
    ...score.missed.map(({ kind, text }) => `missed ${kind}: ${text}`),
    ...score.surplus.map(({ kind, text }) => `surplus ${kind}: ${text}`),
    ...score.wrongKinds.map(({ truth, read }) => `${truth.kind} read as ${read.kind}: ${truth.text}`),
    ...score.wrongCells.map(({ truth, read }) => `cells ${JSON.stringify([truth.cells, read.cells])}`),
    ...score.wrongNumbers.map(({ truth, read }) => `number ${truth.number} read as ${read.number}`),
    ...score.apartMissed.map(({ apart, text }) => `${apart} missed: ${text}`),
    ...score.readAsTerms.map(({ apart, text }) => `${apart} read as a term: ${text}`),
    ...score.termsLost.map((words) => `lost: ${words}`),
    ...score.outOfOrder.map((words) => `out of order: ${words}`),
  ];
  const shown = lines.map((line) => `  ${line.replace(/\s+/g, ' ').slice(0, longestShown)}\n`).join('');
  return lines.length > 0 ? `${name}\n${shown}` : '';
}
