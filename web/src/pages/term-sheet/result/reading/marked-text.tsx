import { useMemo } from 'react';
import { cutAtPassages } from '../passages.ts';
import { gravestFirst, type ReadingStop } from './reading-stops.ts';

interface MarkedTextProps {
  readonly text: string;
  readonly stops: readonly ReadingStop[];
  readonly chosen: number | null;
}

/** Colour of the margin mark; what no finding speaks of is neutral. */
const marginMarks: Readonly<Record<string, string>> = {
  Red: 'before:bg-bad',
  Amber: 'before:bg-caution',
  Green: 'before:bg-good',
};

/** The whole text; each marked place is a link that shows what is said about it. */
export function MarkedText({ text, stops, chosen }: MarkedTextProps) {
  const pieces = useMemo(
    () =>
      cutAtPassages(
        text,
        stops.map(({ start, end }, place) => ({ start, end, findingKey: String(place) })),
      ),
    [text, stops],
  );
  return (
    <div className="relative rounded-control bg-sunken py-5 pr-5 pl-8 text-sm leading-relaxed whitespace-pre-wrap wrap-anywhere">
      {pieces.map(({ text: words, start, findingKeys }) => {
        const places = gravestFirst(findingKeys.map(Number), stops);
        const [gravest] = places;
        if (gravest === undefined) return <span key={start}>{words}</span>;
        const place = places.find((one) => one === chosen) ?? gravest;
        const stop = stops[gravest];
        const margin = stop?.finding ? marginMarks[stop.finding.rating] : undefined;
        return (
          <mark
            key={start}
            data-stop={place}
            className={`rounded-xs text-ink before:absolute before:left-2.5 before:h-[1.6em] before:w-1.5 before:rounded-xs ${
              margin ?? 'before:bg-line-strong'
            } ${stop?.finding ? 'bg-marked' : 'bg-neutral-soft underline decoration-dashed underline-offset-4'} ${
              place === chosen ? 'outline-2 outline-offset-2 outline-primary' : ''
            }`}
          >
            <a href="#reading-stop" className="text-ink no-underline">
              {words}
            </a>
          </mark>
        );
      })}
    </div>
  );
}
