import type { Services } from '../../adapters/composition/open-services.ts';
import type { EngineUsed } from '../../core/termsheet/analysis.ts';
import type { CommandContext } from '../command-context.ts';
import { engineLine } from './engine-line.ts';

/**
 * Gives a function that says on stderr which engine answered and where the text went, once for each thing
 * there is to say: of many documents the same one may have answered all. Where a script reads along, only an
 * engine that is not our own is worth a line.
 * @param showsCount whether a count stands on the line of the terminal, which then gives way
 */
export function engineNotes(
  services: Services,
  { stderr }: Pick<CommandContext, 'stderr'>,
  { showsCount = false } = {},
): (engine: EngineUsed) => Promise<void> {
  const said = new Set<string>();
  return async (engine) => {
    const isOurs = engine.provider === 'builtin' && engine.fallback === undefined;
    if (isOurs && !stderr.isTerminal) return;
    const { sendsTextTo } = (await services.get('engine'))();
    const line = engineLine(engine, sendsTextTo);
    if (said.has(line)) return;
    said.add(line);
    stderr.write(showsCount ? `\r\u001b[K${line}` : line);
  };
}
