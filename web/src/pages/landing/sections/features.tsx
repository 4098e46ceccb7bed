import { Card } from '../../../components/card.tsx';
import { Section } from '../../../components/section.tsx';
import {
  CheckedDelivery,
  DraftDocument,
  RingingCalendar,
  ShortConversation,
} from '../../../illustrations/feature-pictures.tsx';
import { features } from '../content/product.ts';

const pictures = {
  suppliers: CheckedDelivery,
  renewals: RingingCalendar,
  documents: DraftDocument,
  assistant: ShortConversation,
} as const;

/** What the product does, in four cards. */
export function Features() {
  return (
    <Section id="features" title={features.title} lead={features.text}>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {features.cards.map(({ picture, title, text }) => {
          const Picture = pictures[picture];
          return (
            <Card key={title} as="li">
              <Picture />
              <h3 className="mt-6">{title}</h3>
              <p className="mt-3 text-muted">{text}</p>
            </Card>
          );
        })}
      </ul>
    </Section>
  );
}
