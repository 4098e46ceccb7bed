import type { EngineInfo } from '../api/engine.ts';
import { Icon } from './icon.tsx';
import { useEngine } from './use-engine.ts';

/** Says, before anything is sent, which engine answers and who gets the text. */
export function EngineNote() {
  const engine = useEngine();

  return (
    <p className="no-js:hidden flex min-h-12 items-start gap-2.5 md:items-center text-sm text-muted">
      <Icon name="shield" className="size-5 shrink-0 text-primary max-md:mt-0.5" />
      <span>{engineSentence(engine)}</span>
    </p>
  );
}

/** One sentence on who reads the text. */
export function engineSentence(engine: EngineInfo | 'unknown' | null): string {
  if (engine === null) return 'Who reads your text: one moment…';
  if (engine === 'unknown') {
    return 'We could not find out which engine will read your text. The result will say.';
  }
  const model = engine.model ? ` (${engine.model})` : '';
  if (engine.sendsTextTo) {
    return `Your text will be read by ${engine.provider}${model} and is sent to ${engine.sendsTextTo}. We do not keep it.`;
  }
  const reader = engine.provider === 'builtin' ? 'our built-in engine' : `${engine.provider}${model}`;
  return `Your text is read by ${reader} on our own server. It is sent to nobody else, and we do not keep it.`;
}
