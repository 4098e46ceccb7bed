import { Drawing, type PictureProps, patch, solid } from './drawing.tsx';

/** Three companies on one page, each with its state: portfolio insights. */
export function PortfolioPage({ className }: PictureProps) {
  return (
    <Drawing width={128} height={96} className={className}>
      <rect className={solid} x="10" y="10" width="104" height="74" rx="6" />
      <path d="M10 26h104M18 18h.1M26 18h.1" />
      <path className={patch} d="M23 60h14v17H23zM45 49h14v28H45zM67 39h14v38H67z" />
      <path d="M20 57h14v17H20zM42 46h14v28H42zM64 36h14v38H64z" />
      <path d="m90 42 4 4 7-9M90 59l4 4 7-9M90 71h10" />
      <path d="M4 90h84M98 90h26" strokeOpacity="0.45" />
    </Drawing>
  );
}

/** A bell with its volume: alerts as loud as you choose. */
export function AdjustableBell({ className }: PictureProps) {
  return (
    <Drawing width={128} height={96} className={className}>
      <path className={patch} d="M17 67c9-6 9-13 9-25a20 20 0 0 1 40 0c0 12 0 19 9 25z" />
      <path className={solid} d="M12 63c9-6 9-13 9-25a20 20 0 0 1 40 0c0 12 0 19 9 25z" />
      <path d="M32 69a9 9 0 0 0 18 0M41 18v-6" />
      <path d="M84 20h34M84 44h34M84 68h34" />
      <circle className={solid} cx="108" cy="20" r="6" />
      <circle className={patch} cx="95" cy="46" r="6" />
      <circle cx="93" cy="44" r="6" />
      <circle className={solid} cx="102" cy="68" r="6" />
      <path d="M4 90h70M84 90h38" strokeOpacity="0.45" />
    </Drawing>
  );
}

/** A lens over a row of pots, one of them wilting: risks that can be seen. */
export function LensOnRisk({ className }: PictureProps) {
  return (
    <Drawing width={128} height={96} className={className}>
      <path className={solid} d="M8 66h20l-3 18H11zM86 66h20l-3 18H89z" />
      <path d="M18 66V42M18 54l9-8M18 48l-8-7M96 66V38M96 54l9-8M96 46l-8-7" />
      <circle className={patch} cx="60" cy="51" r="25" />
      <circle className={solid} cx="57" cy="48" r="25" />
      <path d="M47 54h20l-3 14H50z" />
      <path d="M57 54V42c0-10 12-12 13-2M57 46c-6-2-10 2-10 6" />
      <path d="m75 66 18 18" strokeWidth="5" />
      <path d="M4 90h76M104 90h18" strokeOpacity="0.45" />
    </Drawing>
  );
}
