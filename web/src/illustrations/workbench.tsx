import { Drawing, type PictureProps, patch, solid } from './drawing.tsx';
import { Calendar, Clipboard, KeyWithLabel, Mug, PottedPlant, Spanner } from './objects.tsx';
import { PegBoard } from './peg-board.tsx';

/** Hero of the landing page: a workbench where everything has its place. */
export function Workbench({ className }: PictureProps) {
  return (
    <Drawing width={560} height={480} className={className}>
      <PegBoard x={28} y={10} columns={14} rows={7} />
      <Clipboard x={70} y={52} />
      <Calendar x={206} y={50} />
      <Spanner x={364} y={40} />
      <KeyWithLabel x={450} y={46} />
      <path className={solid} d="M196 214h122v8H196z" />
      <path d="M208 222v10M306 222v10" />
      <path className={patch} d="M211 190h22v23h-22z" />
      <path d="M206 184h26v30h-26zM209 178h20v6h-20z" />
      <path className={solid} d="M244 192h24v22h-24zM280 180h26v34h-26z" />
      <path d="M247 186h18v6h-18zM283 174h20v6h-20z" />
      <path className={solid} d="M372 206h122v26H372z" />
      <path d="M384 206v10M396 206v7M408 206v10M420 206v7M432 206v10M444 206v7M456 206v10M468 206v7" />
      <circle cx="482" cy="219" r="4" />
      <path className={solid} d="M196 276h148a8 8 0 0 1 8 8v74H188v-74a8 8 0 0 1 8-8z" />
      <path
        className={patch}
        d="M212 290h66a6 6 0 0 1 6 6v18a6 6 0 0 1-6 6h-48l-12 10v-10h-6a6 6 0 0 1-6-6v-18a6 6 0 0 1 6-6z"
      />
      <path d="M220 300h50M220 310h34" />
      <path d="M288 334h44M288 344h30" />
      <path className={solid} d="M172 358h196l6 12H166z" />
      <Mug x={86} y={326} />
      <PottedPlant x={446} y={330} leaves={4} />
      <rect className={solid} x="8" y="370" width="544" height="16" rx="6" />
      <path className={solid} d="M34 386h492v84H34z" />
      <path d="M198 386v84M362 386v84" />
      <rect className={patch} x="254" y="406" width="60" height="24" rx="4" />
      {[116, 280, 444].map((middle) => (
        <g key={middle}>
          <rect x={middle - 30} y="402" width="60" height="24" rx="4" />
          <path d={`M${middle - 14} 442a14 10 0 0 0 28 0`} />
          <path d={`M${middle - 16} 414h32`} />
        </g>
      ))}
      <path d="M20 478h86M124 478h312M456 478h84" strokeOpacity="0.45" />
    </Drawing>
  );
}
