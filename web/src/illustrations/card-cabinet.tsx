import { Drawing, type PictureProps, patch, solid } from './drawing.tsx';

const drawers = [
  { x: 96, y: 52 },
  { x: 232, y: 52 },
  { x: 96, y: 232 },
  { x: 232, y: 232 },
] as const;

/** Company code lookup: a card cabinet with one drawer out and the right card pulled up. */
export function CardCabinet({ className }: PictureProps) {
  return (
    <Drawing width={460} height={320} className={className}>
      <path className={solid} d="M80 36h300v260H80z" />
      <path className={solid} d="M72 26h316v12H72zM88 296v14M372 296v14" />
      {drawers.map(({ x, y }) => (
        <ClosedDrawer key={`${x} ${y}`} x={x} y={y} />
      ))}
      <path className={solid} d="M96 110h268v40H96z" />
      <path className={solid} d="M150 66h52l6-10h34l6 10h62v90H150z" />
      <path className={patch} d="M185 22h46l6-11h40l6 11h42v120H185z" />
      <path className={solid} d="M178 16h46l6-11h40l6 11h42v130H178z" />
      <path d="M192 34h34M192 52h108M192 66h86M192 80h100" />
      <path d="m284 28 5 6 10-13" />
      <path className={solid} d="M128 108h40l6-10h34l6 10h118v60H128z" />
      <path className={solid} d="M112 124h96l6-10h34l6 10h94v50H112z" />
      <path className={solid} d="M76 142h308v76H76z" />
      <rect className={patch} x="182" y="162" width="104" height="26" rx="4" />
      <rect x="178" y="158" width="104" height="26" rx="4" />
      <path d="M194 171h72M210 198a20 11 0 0 0 40 0" />
      <path d="M20 310h44M396 310h44M104 310h252" strokeOpacity="0.45" />
    </Drawing>
  );
}

function ClosedDrawer({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0h132v50H0z" />
      <rect x="40" y="9" width="52" height="16" rx="3" />
      <path d="M50 17h32M56 33a10 6 0 0 0 20 0" />
    </g>
  );
}
