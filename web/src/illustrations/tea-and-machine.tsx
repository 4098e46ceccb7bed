import { Drawing, type PictureProps, patch, solid } from './drawing.tsx';
import { Leaf } from './objects.tsx';

/** Carbon checker: a laptop that answers, and beside it what the answer weighs, in tea and in trees. */
export function TeaAndMachine({ className }: PictureProps) {
  return (
    <Drawing width={460} height={320} className={className}>
      <path className={solid} d="M50 112h150a8 8 0 0 1 8 8v108H42V120a8 8 0 0 1 8-8z" />
      <path
        className={patch}
        d="M70 132h76a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H94l-12 11v-11H70a6 6 0 0 1-6-6v-22a6 6 0 0 1 6-6z"
      />
      <path d="M76 144h64M76 154h40M112 186h74M112 198h74M112 210h44" />
      <path className={solid} d="M24 228h202l8 16H16z" />
      <path d="M102 236h46" />
      <path strokeDasharray="1 8" d="M125 98c6-50 60-66 122-62" />
      <path d="m240 28 11 8-11 8" />
      <path d="M297 122c-12-16 12-24 0-44-6-12 6-20 2-34" />
      <Leaf x={292} y={96} side={-1} coloured={false} />
      <Leaf x={298} y={74} side={1} coloured />
      <path className={solid} d="M254 146h88v36a40 40 0 0 1-40 40h-8a40 40 0 0 1-40-40z" />
      <path className={patch} d="M263 164h70v16a33 33 0 0 1-33 33h-4a33 33 0 0 1-33-33z" />
      <path d="M342 154h8a17 17 0 0 1 0 34h-9" />
      <path className={solid} d="M240 226h116l-10 12h-96z" />
      <path className={solid} d="M398 196h52l-7 48h-38z" />
      <path d="M401 210h46M424 196v-66M424 164l-13-12M424 152l12-11" />
      <path
        className={solid}
        d="M422 142c-28 4-38-20-24-34-4-22 18-32 28-20 20-8 34 12 24 27 8 18-8 31-28 27z"
      />
      <path d="M424 142v-24" />
      <rect className={solid} x="4" y="244" width="452" height="14" rx="5" />
      <path d="M60 290h340M60 284v12M400 284v12" />
      <path className={patch} d="M140 284h140v12H140z" />
      <path d="M140 280v20M280 280v20" />
      <circle className={solid} cx="206" cy="290" r="7" />
    </Drawing>
  );
}
