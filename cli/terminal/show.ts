import type { TextLine } from '../../core/termsheet/report/text-line.ts';
import type { CommandContext } from '../command-context.ts';
import { type ColourChoice, hasColour } from './colour.ts';
import { layOut } from './lay-out.ts';
import { pagerOf } from './page.ts';

/** What the person at the terminal asked for. */
export interface ShowOptions {
  readonly color: ColourChoice;
  /** False: everything at once. */
  readonly pager: boolean;
}

/**
 * Shows lines where stdout goes: wrapped to the window of a terminal, coloured where that is wanted, in a pager where
 * they are more than the window holds. For a program they are the lines as they are.
 */
export async function show(
  lines: readonly TextLine[],
  { color, pager }: ShowOptions,
  { stdout, environment, page }: Pick<CommandContext, 'stdout' | 'environment' | 'page'>,
): Promise<void> {
  const size = stdout.isTerminal ? stdout.size?.() : undefined;
  const text = layOut(lines, {
    columns: size?.columns ?? null,
    hasColour: hasColour(color, environment, stdout.isTerminal),
  });
  const program = pagerOf(environment);
  const isLong = size !== undefined && text.split('\n').length > size.rows;
  if (isLong && pager && page && program !== null && (await page(text, program))) return;
  stdout.write(text);
}
