import { Drawing, type PictureProps, patch, solid } from './drawing.tsx';
import { Mug } from './objects.tsx';

/** About: the table where most small firms do their paperwork, with the drawer open and sorted. */
export function KitchenTable({ className }: PictureProps) {
  return (
    <Drawing width={520} height={360} className={className}>
      <path d="M260 0v34" />
      <path className={patch} d="M215 74h102l-22-32h-62z" />
      <path className={solid} d="M206 70h108l-24-36h-60z" />
      <path d="M248 78a12 9 0 0 0 24 0" />
      <path d="M200 96l-18 26M320 96l18 26M260 102v22" strokeOpacity="0.45" strokeDasharray="1 8" />
      <path className={solid} d="M40 24h104v104H40zM92 24v104M40 76h104" />
      <path d="M32 128h120v8H32z" />
      <path
        className={solid}
        d="M384 60h104v8H384zM396 68v10M476 68v10M394 32h16v28h-16zM414 26h18v34h-18z"
      />
      <path className={patch} d="M438 36h14v22h-14z" />
      <path d="M436 34h16v26h-16zM458 60l10-30 12 4-10 26" />
      <Mug x={176} y={160} />
      <path className={solid} d="M62 192h84v12H62zM68 180h80v12H68zM64 168h76v12H64z" />
      <path className={patch} d="M118 171h14v7h-14z" />
      <path d="M74 186h34M74 198h40M72 174h28" />
      <path d="M330 168c-20-2-22-22-38-26M336 190c-22 2-36-12-52-44l8-4" />
      <path d="M410 162c30-6 32 34-2 32" />
      <path className={solid} d="M352 150h38c30 12 28 46 4 54h-46c-24-8-26-42 4-54z" />
      <path className={patch} d="M332 178h78c-2 10-8 18-17 22h-44c-9-4-15-12-17-22z" />
      <path d="M346 150h50M365 150a6 6 0 0 1 12 0" />
      <rect className={solid} x="30" y="204" width="460" height="16" rx="6" />
      <path className={solid} d="M50 220h18v128H50zM452 220h18v128h-18z" />
      <path className={solid} d="M150 220h220v34H150z" />
      <path className={patch} d="M202 232h28v22h-28zM262 232h28v22h-28z" />
      <path
        className={solid}
        d="M166 228h30v24h-30zM198 228h30v24h-30zM258 228h30v24h-30zM290 228h30v24h-30zM324 228h30v24h-30zM230 228h26v24h-26z"
      />
      <path className={patch} d="M204 230h18v4h-18zM264 230h18v4h-18z" />
      <path className={solid} d="M138 252h244v44H138z" />
      <rect x="224" y="260" width="72" height="16" rx="3" />
      <path d="M234 268h52M246 284a14 8 0 0 0 28 0" />
      <path d="M12 348h120M150 348h240M408 348h100" strokeOpacity="0.45" />
    </Drawing>
  );
}
