import { useSyncExternalStore } from 'react';
import { Section } from '../../../components/section.tsx';
import { createCarouselStore } from '../../../stores/carousel-store.ts';
import { carouselCopies, isOriginal } from '../../../stores/carousel-transitions.ts';
import { solutions } from '../content/solutions.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { SolutionCard } from './solution-card.tsx';
import { useCarouselScroll } from './use-carousel-scroll.ts';

const cards = solutions.cards;
const useCarousel = createCarouselStore(cards.length);
const neverChanges = () => () => undefined;

/**
 * Four audiences side by side, endless in both directions: the list stands five times in a row, and after
 * each move the strip returns unseen to the same card in the middle. Without script the four stand in rows.
 */
export function SolutionsCarousel() {
  const enhanced = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    <Section id="solutions" ownHeading>
      <div className="flex flex-col gap-8 min-[50rem]:flex-row min-[50rem]:flex-wrap min-[50rem]:items-end">
        <div className="min-w-0 flex-1">
          <h2 id="solutions-heading">{solutions.title}</h2>
          <p className="mt-4 text-lg text-muted">{solutions.text}</p>
        </div>
        <div className="max-[50rem]:order-last max-[50rem]:self-center">
          <CarouselControls store={useCarousel} cardCount={cards.length} />
        </div>
        <div className="w-full">
          {enhanced ? <EndlessStrip /> : <Strip places={cards.map((_, index) => index)} />}
        </div>
      </div>
    </Section>
  );
}

function EndlessStrip() {
  const strip = useCarouselScroll(useCarousel);
  const places = Array.from({ length: cards.length * carouselCopies }, (_, place) => place);
  return <Strip places={places} strip={strip} />;
}

interface StripProps {
  readonly places: readonly number[];
  readonly strip?: React.Ref<HTMLUListElement>;
}

function Strip({ places, strip }: StripProps) {
  const repeated = places.length > cards.length;
  return (
    <ul
      ref={strip}
      // The strip scrolls, so that it must be within reach of the arrow keys.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area
      tabIndex={0}
      aria-label="Who it is for"
      className="solution-strip"
    >
      {places.map((place) => {
        const card = cards[place % cards.length];
        if (!card) return null;
        return <SolutionCard key={place} card={card} copy={repeated && !isOriginal(place, cards.length)} />;
      })}
    </ul>
  );
}
