import { mostFoundCodes } from '../api/code-tables.ts';
import type { CodeTablesState, TableAnswer } from './code-tables-transitions.ts';

type FoundAnswer = Extract<TableAnswer, { kind: 'found' }>;

/** What the last answer came to, in a line to be read and heard; empty while one is awaited. */
export function announcement({
  answer,
  pending,
  problem,
}: Pick<CodeTablesState, 'answer' | 'pending' | 'problem'>): string {
  if (pending || problem !== null || answer === null) return '';
  if (answer.kind === 'found') return `${foundHeading(answer)}.`;
  const { system, place } = answer;
  const { code, title, children } = place;
  if (code === null) return `${system} has ${children.length} parts at the top.`;
  if (children.length === 0) return `${code} ${title}: nothing lies below it.`;
  return `${code} ${title}: ${counted(children.length)} inside.`;
}

/** How many codes a search found, as a heading. */
export function foundHeading({ codes, system, words }: Omit<FoundAnswer, 'kind'>): string {
  if (codes.length === 0) return `No code of ${system} mentions “${words}”`;
  if (codes.length >= mostFoundCodes) return `The ${codes.length} best codes of ${system} for “${words}”`;
  return `${counted(codes.length)} of ${system} for “${words}”`;
}

function counted(codes: number): string {
  return codes === 1 ? '1 code' : `${codes} codes`;
}
