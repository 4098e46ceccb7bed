import { ButtonLink } from '../../components/button.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { Section } from '../../components/section.tsx';
import { KitchenTable } from '../../illustrations/kitchen-table.tsx';
import { ClearWindow, OneDrawer, YoungPlant } from '../../illustrations/value-pictures.tsx';
import { about } from './content.ts';

const valuePictures = {
  simplicity: OneDrawer,
  transparency: ClearWindow,
  sustainability: YoungPlant,
} as const;

/** Who makes this, what they value and what they promise. */
export function Page() {
  return (
    <>
      <PageHero
        eyebrow={about.eyebrow}
        title={about.title}
        lead={about.introduction}
        picture={<KitchenTable className="mx-auto w-full" />}
      />
      <FounderMessage />
      <Values />
      <Commitments />
      <Section title={about.closing.title} lead={about.closing.text} centred>
        <p className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={about.closing.primary.path}>{about.closing.primary.text}</ButtonLink>
          <ButtonLink to={about.closing.secondary.path} look="secondary">
            {about.closing.secondary.text}
          </ButtonLink>
        </p>
      </Section>
    </>
  );
}

function FounderMessage() {
  const { title, paragraphs, signature } = about.message;
  return (
    <Section id="founder" ownHeading tone="sunken">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <h2 id="founder-heading" className="lg:col-span-4">
          {title}
        </h2>
        <div className="max-w-[62ch] space-y-5 text-lg lg:col-span-8">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="font-display text-xl">{signature}</p>
        </div>
      </div>
    </Section>
  );
}

function Values() {
  return (
    <Section id="values" title={about.values.title}>
      <ul className="grid gap-x-12 gap-y-12 md:grid-cols-3">
        {about.values.items.map(({ picture, title, text }) => {
          const Picture = valuePictures[picture];
          return (
            <li key={title}>
              <Picture />
              <h3 className="mt-5">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function Commitments() {
  const { title, text, items } = about.commitments;
  return (
    <Section id="commitments" title={title} lead={text} tone="deep">
      <ol className="grid gap-x-12 border-t border-on-deep/25 md:grid-cols-2">
        {items.map((item, index) => (
          <li key={item.title} className="flex gap-5 border-b border-on-deep/25 py-6">
            <span aria-hidden="true" className="w-8 shrink-0 font-display text-3xl text-accent">
              {index + 1}
            </span>
            <div>
              <h3>{item.title}</h3>
              <p className="mt-1 text-on-deep-muted">{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
