import { Drawing, type PictureProps, patch, solid } from './drawing.tsx';
import { Leaf } from './objects.tsx';

/** A cup of tea whose steam is a twig: the carbon footprint checker counts in both. */
export function TeaAndTwig({ className }: PictureProps) {
  return (
    <Drawing width={160} height={120} className={className}>
      <path d="M74 54c-8-12 8-16 0-30" />
      <Leaf x={72} y={44} side={-1} coloured={false} />
      <Leaf x={75} y={34} side={1} coloured />
      <path className={solid} d="M34 62h80v10a32 32 0 0 1-32 32H66a32 32 0 0 1-32-32z" />
      <path className={patch} d="M43 74h62c-2 14-12 24-24 24H67c-12 0-22-10-24-24z" />
      <path d="M114 66h8a11 11 0 0 1 0 22h-12" />
      <path d="M22 108h106" />
      <path d="M8 108h4M136 108h16" strokeOpacity="0.45" />
    </Drawing>
  );
}

/** A sheet under a lens, its telling line marked: the term sheet checker. */
export function MarkedSheet({ className }: PictureProps) {
  return (
    <Drawing width={160} height={120} className={className}>
      <path className={solid} d="M34 10h54l18 18v82H34zM88 10v18h18" />
      <path className={patch} d="M44 51h54v12H44z" />
      <path d="M46 28h28M46 42h46M46 57h46M46 72h34M46 86h22" />
      <circle className={solid} cx="104" cy="74" r="22" />
      <path className={patch} d="M84 66h39a22 22 0 0 1 2 9H82a22 22 0 0 1 2-9z" />
      <path d="M88 70.5h32M92 82h20" />
      <circle cx="104" cy="74" r="22" />
      <path d="m120 90 20 20" strokeWidth="5" />
      <path d="M10 116h112" strokeOpacity="0.45" />
    </Drawing>
  );
}

/** A drawer of index cards with one pulled up: the company code lookup. */
export function CardDrawer({ className }: PictureProps) {
  return (
    <Drawing width={160} height={120} className={className}>
      <path className={solid} d="M40 40h22l4-8h22l4 8h28v40H40z" />
      <path className={patch} d="M51 19h22l4-8h24l4 8h10v50H51z" />
      <path className={solid} d="M46 22h22l4-8h24l4 8h12v50H46z" />
      <path d="M54 34h22M54 46h44M54 55h32" />
      <path className={solid} d="M34 52h14l4-8h20l4 8h48v34H34z" />
      <path className={solid} d="M28 62h46l4-8h20l4 8h28v24H28z" />
      <path className={solid} d="M18 74h124v36H18z" />
      <rect x="58" y="82" width="44" height="14" rx="3" />
      <path d="M66 89h28M70 101a10 6 0 0 0 20 0" />
      <path d="M8 116h100M118 116h34" strokeOpacity="0.45" />
    </Drawing>
  );
}
