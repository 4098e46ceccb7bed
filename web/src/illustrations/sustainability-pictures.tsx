import { Drawing, type PictureProps, patch, solid } from './drawing.tsx';
import { Leaf } from './objects.tsx';

/** Plan, do, check, act: an environmental management system. */
export function ManagementCycle({ className }: PictureProps) {
  return (
    <Drawing width={96} height={88} className={className}>
      <path d="M30 20a28 28 0 0 1 40 4M76 36a28 28 0 0 1-12 34M46 72a28 28 0 0 1-26-24" />
      <path d="m70 13 1 11-11 1M74 73l-10-3 3-10M13 57l7-9 8 8" />
      <circle className={patch} cx="50" cy="45" r="12" />
      <circle cx="48" cy="43" r="12" />
      <path d="m42 43 4 5 8-10" />
      <circle className={solid} cx="24" cy="30" r="7" />
    </Drawing>
  );
}

/** A gauge with a leaf: emissions from energy, travel and purchases. */
export function EmissionsGauge({ className }: PictureProps) {
  return (
    <Drawing width={96} height={88} className={className}>
      <path className={solid} d="M12 66a36 36 0 0 1 72 0z" />
      <path className={patch} d="M48 66 19 48a34 34 0 0 1 16-13z" />
      <path d="M48 66 30 44M22 58l-4-2M34 40l-2-4M48 36v-5M62 40l2-4M74 58l4-2" />
      <circle className={solid} cx="48" cy="66" r="5" />
      <path d="M4 78h62M76 78h14" strokeOpacity="0.45" />
      <path d="M76 30V16" />
      <Leaf x={76} y={22} side={-1} coloured={false} />
    </Drawing>
  );
}

/** A pair of scales: what a decision affects. */
export function WeighedChoice({ className }: PictureProps) {
  return (
    <Drawing width={96} height={88} className={className}>
      <path d="M48 12v60M14 26l68-8M34 74h28" />
      <circle className={solid} cx="48" cy="14" r="5" />
      <path className={patch} d="M4 51h26a13 13 0 0 1-26 0z" />
      <path
        d="M14 26 2 48h26zM82 18 70 40h26zM2 48a13 13 0 0 0 26 0M70 40a13 13 0 0 0 26 0"
        transform="translate(-1 0)"
      />
      <path d="M18 82h60" strokeOpacity="0.45" />
    </Drawing>
  );
}

/** A chain of suppliers with one marked: who is improving. */
export function TrackedSuppliers({ className }: PictureProps) {
  return (
    <Drawing width={96} height={88} className={className}>
      <path d="M24 26 46 44M46 44 24 66M46 44h26" />
      <circle className={solid} cx="20" cy="24" r="12" />
      <circle className={solid} cx="20" cy="66" r="12" />
      <circle className={patch} cx="78" cy="46" r="14" />
      <circle cx="76" cy="44" r="14" />
      <circle className={solid} cx="46" cy="44" r="5" />
      <path d="m15 24 4 4 6-8M15 66h10M69 44l5 6 9-12" />
    </Drawing>
  );
}
