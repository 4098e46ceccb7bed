import { useEffect, useRef } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { Tooltip } from '../../../components/tooltip.tsx';
import type { CarouselStore } from '../../../stores/carousel-store.ts';
import { activeCard } from '../../../stores/carousel-transitions.ts';

interface CarouselControlsProps {
  readonly store: CarouselStore;
  readonly cardCount: number;
}

const arrowClass =
  'inline-flex size-12 items-center justify-center rounded-full border border-line-strong text-ink transition-colors hover:border-primary hover:text-primary disabled:border-line disabled:text-muted';

/** Back, onwards, and a dot for each card; all off while the cards move. */
export function CarouselControls({ store, cardCount }: CarouselControlsProps) {
  const { place, locked, previous, next, goTo } = store();
  const used = useRef<HTMLElement | null>(null);
  const active = activeCard(place, cardCount);

  // A button that is switched off loses the focus: it gets it back with its use.
  useEffect(() => {
    if (locked) return;
    if (document.activeElement === document.body) used.current?.focus({ preventScroll: true });
    used.current = null;
  }, [locked]);

  function press(button: HTMLElement, move: () => void) {
    used.current = document.activeElement === button ? button : null;
    move();
  }

  return (
    <div className="no-print flex items-center no-js:hidden sm:gap-2">
      <Tooltip text="Previous card">
        <button
          type="button"
          className={arrowClass}
          aria-label="Previous card"
          disabled={locked}
          onClick={(event) => press(event.currentTarget, previous)}
        >
          <Icon name="back" />
        </button>
      </Tooltip>
      {Array.from({ length: cardCount }, (_, index) => index).map((index) => (
        <button
          key={index}
          type="button"
          className="group inline-flex size-11 items-center justify-center"
          aria-label={`Go to card ${index + 1}`}
          aria-current={index === active ? 'true' : undefined}
          disabled={locked}
          onClick={(event) => press(event.currentTarget, () => goTo(index))}
        >
          <span className="h-2.5 w-2.5 rounded-full border border-line-strong transition-all group-hover:border-primary group-aria-[current]:w-6 group-aria-[current]:border-primary group-aria-[current]:bg-primary" />
        </button>
      ))}
      <Tooltip text="Next card">
        <button
          type="button"
          className={arrowClass}
          aria-label="Next card"
          disabled={locked}
          onClick={(event) => press(event.currentTarget, next)}
        >
          <Icon name="arrow" />
        </button>
      </Tooltip>
    </div>
  );
}
