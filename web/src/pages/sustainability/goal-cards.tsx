import { Card } from '../../components/card.tsx';
import { NewTabLink } from '../../components/new-tab-link.tsx';
import { Section } from '../../components/section.tsx';
import { sustainability } from './content.ts';

/** Three of the UN Sustainable Development Goals and what the product does for each. */
export function GoalCards() {
  const { title, text, cards, link } = sustainability.goals;
  return (
    <Section id="goals" title={title} lead={text} tone="sunken">
      <ul className="grid gap-6 md:grid-cols-3">
        {cards.map((goal) => (
          <Card key={goal.number} as="li">
            <p className="flex items-baseline gap-2 text-clay">
              <span className="text-sm font-medium">Goal</span>
              <span className="font-display text-4xl">{goal.number}</span>
            </p>
            <h3 className="mt-3">{goal.title}</h3>
            <p className="mt-2 text-muted">{goal.text}</p>
          </Card>
        ))}
      </ul>
      <p className="mt-8">
        <NewTabLink href={link.href} className="link font-medium">
          {link.text}
        </NewTabLink>
      </p>
    </Section>
  );
}
