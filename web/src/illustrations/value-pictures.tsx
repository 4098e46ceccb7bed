import { Drawing, type PictureProps, patch, solid } from './drawing.tsx';
import { PottedPlant } from './objects.tsx';

/** Simplicity: one drawer, labelled. */
export function OneDrawer({ className }: PictureProps) {
  return (
    <Drawing width={112} height={96} className={className}>
      <path className={solid} d="M14 22h84v62H14z" />
      <path className={patch} d="M38 42h40v18H38z" />
      <path d="M35 38h42v18H35zM44 47h24M44 68a12 8 0 0 0 24 0" />
      <path d="M4 90h72M86 90h22" strokeOpacity="0.45" />
    </Drawing>
  );
}

/** Transparency: a sheet seen through a window. */
export function ClearWindow({ className }: PictureProps) {
  return (
    <Drawing width={112} height={96} className={className}>
      <path className={solid} d="M22 10h68v68H22z" />
      <path className={patch} d="M39 29h38v36H39z" />
      <path d="M36 26h38v36H36zM44 36h22M44 44h22M44 52h12M56 10v16M56 62v16M22 44h14M74 44h16" />
      <path d="M14 78h84v8H14z" />
    </Drawing>
  );
}

/** Sustainability: something that grows. */
export function YoungPlant({ className }: PictureProps) {
  return (
    <Drawing width={112} height={96} className={className}>
      <PottedPlant x={34} y={48} leaves={2} />
      <path d="M10 90h70M90 90h14" strokeOpacity="0.45" />
    </Drawing>
  );
}
