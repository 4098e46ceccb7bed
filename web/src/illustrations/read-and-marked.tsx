import { Drawing, type PictureProps, patch, solid } from './drawing.tsx';

/** Term sheet checker: a contract on the desk, its telling lines marked, a lens over the most telling one. */
export function ReadAndMarked({ className }: PictureProps) {
  return (
    <Drawing width={460} height={320} className={className}>
      <path className={patch} d="M133 31h150l34 34v214H133z" />
      <path className={solid} d="M150 14h150l34 34v214H150z" transform="rotate(4 240 140)" />
      <path className={solid} d="M126 24h150l34 34v214H126zM276 24v34h34" />
      <path d="M146 52h70M146 62h44" />
      <path className={patch} d="M142 112h148v14H142zM142 178h96v14h-96z" />
      <path d="M146 86h146M146 102h128M146 119h140M146 135h146M146 151h92M146 185h88M146 201h146M146 217h112" />
      <path d="M146 250c12-16 18-14 18-4s8 10 14-2c6-10 10-6 10 0s8 6 16 0M236 252h54" />
      <path d="M128 84h-12v36h12M128 172h-12v28h12" />
      <path d="M116 102H84M116 186H84" strokeDasharray="1 7" />
      <path
        className={solid}
        d="M20 84h56a6 6 0 0 1 6 6v24a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6V90a6 6 0 0 1 6-6z"
      />
      <path d="M26 96h44M26 108h28" />
      <path
        className={solid}
        d="M20 168h56a6 6 0 0 1 6 6v24a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6v-24a6 6 0 0 1 6-6z"
      />
      <path d="m26 186 6 7 11-14M52 186h20" />
      <circle className={solid} cx="318" cy="150" r="52" />
      <path className={patch} d="M269 132h98a52 52 0 0 1 3 26H266a52 52 0 0 1 3-26z" />
      <path d="M284 145h68M290 174h56M300 116h36" />
      <circle cx="318" cy="150" r="52" />
      <circle cx="318" cy="150" r="45" strokeOpacity="0.45" />
      <path className={solid} d="m351 194 9-9 58 58a6 6 0 0 1-9 9z" />
      <path d="M4 290h300M324 290h60M402 290h52" strokeOpacity="0.45" />
    </Drawing>
  );
}
