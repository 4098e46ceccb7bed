import { AppLink } from '../../components/app-link.tsx';
import { Section } from '../../components/section.tsx';
import { investors } from './content.ts';

/** The often quoted figure, and what it is worth. */
export function SustainabilityReturns() {
  const { title, claim, claimText, text, argument, link } = investors.returns;
  return (
    <Section id="returns" ownHeading tone="deep">
      <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="returns-heading">{title}</h2>
          <p className="mt-8">
            <span className="font-display text-7xl text-accent md:text-8xl">{claim}</span>
            <span className="mt-3 block text-xl">{claimText}</span>
          </p>
        </div>
        <div className="max-w-[60ch] space-y-5 text-on-deep-muted lg:col-span-7">
          <p>{text}</p>
          <p className="text-lg text-on-deep">{argument}</p>
          <p>
            <AppLink
              to="/sustainability"
              className="text-on-deep underline underline-offset-4 hover:decoration-2"
            >
              {link}
            </AppLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
