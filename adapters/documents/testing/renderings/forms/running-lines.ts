import type { Running } from '../content/offer.ts';
import { asBlock } from '../truth/text.ts';
import type { TrueBlock } from '../truth/true-block.ts';

/** The lines at the top and the foot of one page. */
export interface RunningLines {
  readonly head?: string;
  readonly foot?: string;
}

/** The running lines of a document page by page; several heads alternate. */
export function runningLines(running: Running | undefined, pages: number): RunningLines[] {
  const heads = running?.heads ?? [];
  const foot = running?.foot;
  return Array.from({ length: pages }, (_, page) => ({
    ...(heads.length > 0 ? { head: heads[page % heads.length] } : {}),
    ...(foot ? { foot: foot.replace('{page}', String(page + 1)).replace('{pages}', String(pages)) } : {}),
  }));
}

/** Their truth, page by page: they may be left out, but are never terms. */
export function runningBlocks(lines: readonly RunningLines[]): TrueBlock[] {
  return lines.flatMap(({ head, foot }) => [
    ...(head ? [asBlock('paragraph', head, { apart: 'running-head', judged: 'no-term' })] : []),
    ...(foot ? [asBlock('paragraph', foot, { apart: 'running-foot', judged: 'no-term' })] : []),
  ]);
}
