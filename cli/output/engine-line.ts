import type { EngineUsed } from '../../core/termsheet/analysis.ts';

/** Which engine answered and whether the text left this machine, in one line. */
export function engineLine({ provider, model, fallback }: EngineUsed, sendsTextTo: string | null): string {
  const engine = [provider === 'builtin' ? 'the built-in engine' : provider, model]
    .filter((part) => part !== undefined)
    .join(' ');
  const place =
    sendsTextTo === null
      ? 'the text stayed on this machine'
      : `the text ${fallback === undefined ? 'was' : 'may have been'} sent to ${sendsTextTo}`;
  return `Answered by ${engine}; ${place}.${fallback === undefined ? '' : ` ${fallback}`}\n`;
}
