import { AppLink } from '../../../components/app-link.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Section } from '../../../components/section.tsx';
import { freeTools } from '../../../content/free-tools.ts';
import { CardDrawer, MarkedSheet, TeaAndTwig } from '../../../illustrations/tool-pictures.tsx';
import { tools } from '../content/product.ts';

const pictures = {
  '/aicarbon': TeaAndTwig,
  '/term-sheet-checker': MarkedSheet,
  '/companycodelookup': CardDrawer,
} as const;

/** The three tools that anyone can use at once. */
export function FreeTools() {
  return (
    <Section id="tools" ownHeading className="border-t border-line">
      <div className="mb-8 flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <h2 id="tools-heading" className="text-2xl md:text-3xl">
          {tools.title}
        </h2>
        <p className="text-muted">{tools.text}</p>
      </div>
      <ul className="grid gap-5 md:grid-cols-3">
        {freeTools.map(({ path, name, gives, action }) => {
          const Picture = pictures[path];
          return (
            <li
              key={path}
              className="card group relative grid grid-cols-[6.5rem_1fr] items-center gap-5 p-5 hover:border-primary md:flex md:flex-col md:items-start md:p-6"
            >
              <Picture className="md:w-32" />
              <div className="md:flex md:grow md:flex-col">
                <h3>{name}</h3>
                <p className="mt-1.5 mb-2 text-muted max-md:text-sm">{gives}</p>
                <AppLink
                  to={path}
                  className="mt-auto inline-flex min-h-11 items-center gap-2 font-medium text-primary underline decoration-1 underline-offset-4 after:absolute after:inset-0 hover:decoration-2"
                >
                  {action}
                  <Icon name="arrow" className="size-5 transition-transform group-hover:translate-x-1" />
                </AppLink>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
