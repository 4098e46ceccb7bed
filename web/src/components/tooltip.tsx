import { cloneElement, type KeyboardEvent, type ReactElement, useEffect, useId } from 'react';
import { useTooltipStore } from '../stores/tooltip-store.ts';

interface TooltipProps {
  readonly text: string;
  /** Which edge of the control the tooltip keeps to, so that it stays on the page. */
  readonly align?: 'start' | 'centre' | 'end';
  readonly children: ReactElement<{ 'aria-describedby'?: string }>;
}

const places = {
  start: 'left-0',
  centre: 'left-1/2 -translate-x-1/2',
  end: 'right-0',
} as const;

/**
 * Words for a control whose picture alone does not say what it does. Opens on hover and on focus after the
 * delay of the store; closes on leave, blur, click, Escape and scroll.
 */
export function Tooltip({ text, align = 'centre', children }: TooltipProps) {
  const id = useId();
  const open = useTooltipStore((state) => state.openId === id);
  const { approach, leave } = useTooltipStore.getState();

  useEffect(() => {
    if (!open) return;
    const close = () => leave(id);
    const closeOnEscape = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && close();
    window.addEventListener('scroll', close, { passive: true, capture: true });
    window.addEventListener('keydown', closeOnEscape);
    return () => {
      window.removeEventListener('scroll', close, { capture: true });
      window.removeEventListener('keydown', closeOnEscape);
    };
  }, [open, id, leave]);

  return (
    // The span only listens; the control inside keeps its role and its keys.
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for the control inside
    <span
      className="relative inline-flex"
      onPointerEnter={(event) => event.pointerType !== 'touch' && approach(id)}
      onPointerLeave={() => leave(id)}
      onFocus={() => approach(id)}
      onBlur={() => leave(id)}
      onClick={() => leave(id)}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && leave(id)}
    >
      {cloneElement(children, { 'aria-describedby': open ? id : undefined })}
      {open ? (
        <span
          id={id}
          role="tooltip"
          className={`no-print pointer-events-none absolute top-full z-50 mt-2 w-max max-w-60 rounded-control bg-ink px-3 py-1.5 text-sm font-normal text-paper ${places[align]}`}
        >
          {text}
        </span>
      ) : null}
    </span>
  );
}
