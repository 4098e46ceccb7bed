import { Drawing, type PictureProps, patch, solid } from './drawing.tsx';

/** Sustainability: a workshop, its power and its trees share one valley. */
export function GreenValley({ className }: PictureProps) {
  return (
    <Drawing width={520} height={380} className={className}>
      <circle className={patch} cx="393" cy="83" r="42" />
      <circle cx="388" cy="78" r="42" />
      <path className={solid} d="M6 312c46-92 150-122 238-82 70-50 206-52 270 82z" />
      <path d="M52 262c24-26 52-40 84-44" strokeOpacity="0.45" />
      <WindTurbine x={118} y={96} height={122} />
      <WindTurbine x={196} y={140} height={78} />
      <path className={solid} d="M268 238h150v74H268z" />
      <path className={solid} d="M256 238l28-48h150l-16 48z" />
      <path className={patch} d="m290 200 8-6h112l-10 32H276z" />
      <path d="m290 196h120l-11 34H271zM330 196l-13 34M370 196l-12 34M281 213h124" />
      <path d="M288 256h36v30h-36zM306 256v30M348 312v-46h28v46M368 290v4M394 256h14v20h-14z" />
      <path
        className={solid}
        d="M462 262c-30 4-42-22-26-38-4-24 20-36 30-22 22-8 38 14 26 30 10 20-8 34-30 30z"
      />
      <path d="M464 312v-66M464 284l-13-12M464 272l12-11" />
      <path
        className={patch}
        d="M58 268c-26 2-36-18-22-32-2-18 16-28 26-16 18-6 30 12 22 24 6 16-8 26-26 24z"
      />
      <path d="M54 312v-64M54 282l-12-10M54 272l10-10M54 262c-26 2-36-18-22-32-2-18 16-28 26-16 18-6 30 12 22 24 6 16-8 26-26 24z" />
      <path className={solid} d="M4 312h512v8H4z" />
      <path
        d="M96 350c20-8 40-8 60 0s40 8 60 0 40-8 60 0 40 8 60 0 40-8 60 0M150 370c20-8 40-8 60 0s40 8 60 0 40-8 60 0"
        strokeOpacity="0.45"
      />
    </Drawing>
  );
}

function WindTurbine({ x, y, height }: { readonly x: number; readonly y: number; readonly height: number }) {
  const blade = height * 0.5;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={solid} d={`M-3 0-5 ${height}H5L3 0z`} />
      {[10, 130, 250].map((angle) => (
        <path
          key={angle}
          className={solid}
          transform={`rotate(${angle})`}
          d={`M0 0c${blade * 0.16}-${blade * 0.3} ${blade * 0.1}-${blade * 0.8} 0-${blade}-4 ${blade * 0.4}-4 ${blade * 0.7} 0 ${blade}z`}
        />
      ))}
      <circle className={solid} r="4" />
    </g>
  );
}
