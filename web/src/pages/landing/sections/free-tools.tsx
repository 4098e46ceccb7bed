import { AppLink } from '../../../components/app-link.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Section } from '../../../components/section.tsx';
import { CardDrawer, MarkedSheet, TeaAndTwig } from '../../../illustrations/tool-pictures.tsx';
import { tools } from '../content/product.ts';

const pictures = { carbon: TeaAndTwig, 'term-sheet': MarkedSheet, codes: CardDrawer } as const;

/** The three tools that anyone can use at once. */
export function FreeTools() {
  return (
    <Section id="tools" title={tools.title} lead={tools.text} tone="sunken">
      <ul className="grid gap-x-10 gap-y-12 md:grid-cols-3">
        {tools.cards.map(({ picture, title, text, link, path }) => {
          const Picture = pictures[picture];
          return (
            <li key={path} className="flex flex-col items-start">
              <Picture />
              <h3 className="mt-6">{title}</h3>
              <p className="mt-2 mb-3 text-muted">{text}</p>
              <AppLink
                to={path}
                className="group mt-auto inline-flex min-h-11 items-center gap-2 font-medium text-primary underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                {link}
                <Icon name="arrow" className="size-5 transition-transform group-hover:translate-x-1" />
              </AppLink>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
