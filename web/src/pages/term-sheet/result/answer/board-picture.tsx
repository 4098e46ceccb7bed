import type { BoardSeats } from '../../../../../../core/termsheet/report/board-seats.ts';

const kinds = [
  { key: 'founders', letter: 'F', circle: 'fill-primary stroke-primary', text: 'fill-on-primary' },
  { key: 'investors', letter: 'I', circle: 'fill-accent stroke-accent', text: 'fill-on-accent' },
  { key: 'independent', letter: 'N', circle: 'fill-surface stroke-line-strong', text: 'fill-ink' },
  { key: 'others', letter: '?', circle: 'fill-sunken stroke-line-strong', text: 'fill-muted' },
] as const;

/** The board as its seats; the words beside them say the same. */
export function BoardPicture({ seats }: { readonly seats: BoardSeats }) {
  const chairs = kinds.flatMap((kind) =>
    Array.from({ length: seats[kind.key] }, (_, place) => ({ ...kind, id: `${kind.key}-${place}` })),
  );
  return (
    <section aria-labelledby="board-picture">
      <h3 id="board-picture" className="text-lg">
        Who sits on the board
      </h3>
      <div className="mt-2 flex flex-wrap gap-1.5">
        {chairs.map(({ id, letter, circle, text }) => (
          <svg key={id} viewBox="0 0 28 28" className="size-7" aria-hidden="true">
            <circle cx="14" cy="14" r="12.5" strokeWidth="1.5" className={circle} />
            <text x="14" y="18.5" textAnchor="middle" className={`text-xs font-semibold ${text}`}>
              {letter}
            </text>
          </svg>
        ))}
      </div>
      <p className="mt-1.5 text-sm text-muted">{seats.text}</p>
    </section>
  );
}
