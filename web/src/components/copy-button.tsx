import { useEffect, useState } from 'react';
import { Icon } from './icon.tsx';
import { Tooltip } from './tooltip.tsx';

const thanksMs = 2000;

/** Puts a text on the clipboard and says so. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), thanksMs);
    return () => clearTimeout(timer);
  }, [state]);

  function copy() {
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  }

  return (
    <span className="no-print -mr-3 inline-flex items-center gap-1">
      <span aria-live="polite" className="text-xs text-muted">
        {state === 'copied' ? 'Copied' : ''}
        {state === 'failed' ? 'Copy it by hand' : ''}
      </span>
      <Tooltip text={label} align="end">
        <button
          type="button"
          aria-label={label}
          onClick={copy}
          className="no-js:hidden inline-flex size-11 items-center justify-center rounded-control text-primary hover:bg-primary-soft"
        >
          <Icon name={state === 'copied' ? 'check' : 'copy'} />
        </button>
      </Tooltip>
    </span>
  );
}
