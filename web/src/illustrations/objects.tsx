import { patch, solid } from './drawing.tsx';

interface ObjectProps {
  readonly x: number;
  readonly y: number;
}

/** A mug of something hot, 44 by 44, standing on y + 44. */
export function Mug({ x, y }: ObjectProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={solid} d="M0 0h44v32a12 12 0 0 1-12 12H12A12 12 0 0 1 0 32z" />
      <path className={patch} d="M5 17h34v16a7 7 0 0 1-7 7H12a7 7 0 0 1-7-7z" />
      <path d="M44 8h5a10 10 0 0 1 0 20h-5" />
      <path d="M14-9c-5-7 5-11 0-19M29-9c-5-7 5-11 0-19" />
    </g>
  );
}

const leafPath = 'M0 0c2-13 12-19 25-18 0 12-9 20-25 18zM0 0 14-10';

/** A leaf on a stem at (x, y), to the right or, with side -1, to the left. */
export function Leaf({
  x,
  y,
  side,
  coloured,
}: ObjectProps & { readonly side: 1 | -1; readonly coloured: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${side} 1)`}>
      {coloured ? <path className={patch} transform="translate(2 3)" d={leafPath} /> : null}
      <path className={coloured ? undefined : solid} d={leafPath} />
    </g>
  );
}

/** A plant in a pot 44 wide that stands on y + 40; `leaves` says how far it has grown. */
export function PottedPlant({ x, y, leaves }: ObjectProps & { readonly leaves: number }) {
  const stemHeight = leaves * 15 + 4;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M22 0V${-stemHeight}`} />
      {Array.from({ length: leaves }, (_, index) => index).map((index) => (
        <Leaf
          key={index}
          x={22}
          y={-8 - index * 15}
          side={index % 2 === 0 ? 1 : -1}
          coloured={index % 3 === 1}
        />
      ))}
      <path className={solid} d="M0 0h44l-6 40H6z" />
      <path d="M2 12h40" />
    </g>
  );
}

/** Hung by its ring at (x, y), 120 long. */
export const spannerPath =
  'M0 0a14 14 0 0 1 6 26.7V92c12 4 14 20 6 28l-7-6v-9H-5v9l-7 6c-8-8-6-24 6-28V26.7A14 14 0 0 1 0 0z';

export function Spanner({ x, y }: ObjectProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={solid} d={spannerPath} />
      <circle cx="0" cy="14" r="5" />
    </g>
  );
}

/** A label and a key on one peg at (x, y). */
export function KeyWithLabel({ x, y }: ObjectProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0c-4 8-8 10-12 20M0 0c4 8 12 10 18 22" />
      <path className={patch} d="M-10 25-25 39v38h30V39z" />
      <path className={solid} d="M-12 20-27 34v38H3V34z" />
      <circle cx="-12" cy="33" r="2.5" />
      <path d="M-20 48h16M-20 58h10" />
      <path className={solid} d="M19 42.6a11 11 0 1 1 6 0V75h6v7h-6v6h8v8H19z" />
      <circle cx="22" cy="32" r="4" />
    </g>
  );
}

/** A sheet on a clipboard, 84 by 112, with things ticked off. */
export function Clipboard({ x, y }: ObjectProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={patch} x="7" y="8" width="84" height="112" rx="8" />
      <rect className={solid} width="84" height="112" rx="8" />
      <path className={solid} d="M26-7h32v14H26z" />
      {[28, 52, 76].map((row) => (
        <path key={row} d={`M14 ${row}l5 6 9-12M38 ${row}h32`} />
      ))}
      <path d="M14 96h8M38 96h20" />
    </g>
  );
}

/** A month on the wall, 104 by 96, with one day marked. */
export function Calendar({ x, y }: ObjectProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={solid} width="104" height="96" rx="8" />
      <circle className={patch} cx="71" cy="61" r="12" />
      <path d="M0 26h104M28-7v16M76-7v16" />
      {[44, 61, 78].map((row) => (
        <path key={row} strokeWidth="3.5" strokeDasharray="0.1 18.9" d={`M14 ${row}h78`} />
      ))}
      <circle cx="71" cy="61" r="9" />
    </g>
  );
}
