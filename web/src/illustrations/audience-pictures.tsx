import { Drawing, type PictureProps, patch, solid } from './drawing.tsx';

/** A shop on a corner: small businesses. */
export function ShopFront({ className }: PictureProps) {
  return (
    <Drawing width={160} height={112} className={className}>
      <path className={solid} d="M30 46h100v58H30z" />
      <path className={solid} d="M24 16h112l8 26H16z" />
      <path className={patch} d="M47 16h22l-2 26H41zM91 16h22l6 26H93z" />
      <path d="M16 42a12 10 0 0 0 25 0 13 10 0 0 0 26 0 13 10 0 0 0 26 0 13 10 0 0 0 26 0 12 10 0 0 0 25 0M47 16l-6 26M69 16l-2 26M91 16l2 26M113 16l6 26" />
      <path d="M40 62h46v30H40zM98 60h22v44H98zM63 62v30M114 82v4" />
      <path d="M6 104h148" />
    </Drawing>
  );
}

/** A lorry at a warehouse door: enterprise and supply chain. */
export function Warehouse({ className }: PictureProps) {
  return (
    <Drawing width={160} height={112} className={className}>
      <path className={solid} d="M10 44 56 18l46 26v60H10z" />
      <path d="M24 60h44v44H24zM24 70h44M24 80h44" />
      <path className={patch} d="M30 86h18v18H30z" />
      <path className={solid} d="M28 84h18v20H28zM37 84v7" />
      <path className={patch} d="M83 63h42v36H83z" />
      <path className={solid} d="M78 58h42v36H78zM120 68h14l12 12v14h-26z" />
      <path d="M126 74h7l6 7h-13z" />
      <circle className={solid} cx="92" cy="96" r="8" />
      <circle className={solid} cx="132" cy="96" r="8" />
      <path d="M2 104h74M148 104h8" />
    </Drawing>
  );
}

/** A town hall with its flag out: the public sector. */
export function TownHall({ className }: PictureProps) {
  return (
    <Drawing width={160} height={112} className={className}>
      <path d="M80 26V4" />
      <path className={patch} d="M82 5h24l-6 7 6 7H82z" />
      <path className={solid} d="m22 50 58-26 58 26zM28 50h104v8H28z" />
      <circle cx="80" cy="41" r="5" />
      {[36, 60, 92, 116].map((left) => (
        <path key={left} className={solid} d={`M${left - 1} 58h10v32h-10z`} />
      ))}
      <path d="M74 90V70a6 6 0 0 1 12 0v20" />
      <path className={solid} d="M24 90h112v7H24zM14 97h132v7H14z" />
      <path d="M4 104h152" />
    </Drawing>
  );
}

/** A coin on its way into a collection tin: the charity sector. */
export function CollectionTin({ className }: PictureProps) {
  return (
    <Drawing width={160} height={112} className={className}>
      <circle className={patch} cx="83" cy="18" r="11" />
      <circle cx="80" cy="15" r="11" />
      <path d="M80 10v10M62 8v6M98 8v6M58 22v4M102 22v4" />
      <path className={solid} d="M48 46v50c0 5 14 9 32 9s32-4 32-9V46" />
      <ellipse className={solid} cx="80" cy="46" rx="32" ry="9" />
      <path d="M68 46h24" strokeWidth="4" />
      <path className={patch} d="M82 95c-13-8-18-14-18-20 0-9 12-12 18-3 6-9 18-6 18 3 0 6-5 12-18 20z" />
      <path d="M80 92c-13-8-18-14-18-20 0-9 12-12 18-3 6-9 18-6 18 3 0 6-5 12-18 20z" />
      <path d="M14 105h48M98 105h48" strokeOpacity="0.45" />
    </Drawing>
  );
}
