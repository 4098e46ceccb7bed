import { pictogramOf } from '../../../../../core/carbon/pictogram.ts';

const picturesAtMost = 20;

const drawings = {
  cup: 'M4 9h12v6a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4zM16 10.5h1.5a2.5 2.5 0 0 1 0 5H16M8 3.5c-1 1 1 1.8 0 3M12 3.5c-1 1 1 1.8 0 3',
  tree: 'M12 21v-7M12 3l5 6h-2.5l3.5 5H6l3.5-5H7z',
  laptop: 'M5 5h14v10H5zM2.5 19h19l-2-4h-15z',
  car: 'M4 16v-3l2-5h11l3 5v3zM4 13h16M7.5 16v2M16.5 16v2',
  flight: 'M2.5 12h19M11 12L7 4.5M11 12l-4 7.5M5 12l-2-3.5M5 12l-2 3.5',
} as const;

export type PictogramSymbol = keyof typeof drawings;

interface PictogramRowProps {
  readonly symbol: PictogramSymbol;
  /** Whole and not negative. */
  readonly count: number;
  /** Beside the number. */
  readonly label: string;
  /** What one picture is called, such as "cup". */
  readonly one: string;
}

/** A number as pictures, with the scale said where a picture stands for more than one thing. */
export function PictogramRow({ symbol, count, label, one }: PictogramRowProps) {
  const { each, drawn } = pictogramOf(count, picturesAtMost);
  return (
    <div>
      <p className="text-sm font-medium">
        {label}
        {each > 1 ? (
          <span className="font-normal text-muted">
            {' '}
            · one {one} drawn = {each.toLocaleString('en-GB')}
          </span>
        ) : null}
      </p>
      <div className="mt-1.5 flex flex-wrap gap-1">
        {Array.from({ length: drawn }, (_, index) => index + 1).map((number) => (
          <svg
            key={number}
            viewBox="0 0 24 24"
            className="size-6 fill-none stroke-primary"
            strokeWidth="1.6"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d={drawings[symbol]} />
          </svg>
        ))}
      </div>
    </div>
  );
}

/** Whether there is a picture for the id of a comparison, which a newer server may have more of. */
export function isPictogram(id: string): id is PictogramSymbol {
  return Object.hasOwn(drawings, id);
}
