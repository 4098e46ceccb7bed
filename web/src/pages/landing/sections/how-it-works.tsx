import { howItWorks } from '../content/product.ts';

/** The four steps. Hidden from everyone for now: the page keeps it ready. */
export function HowItWorks() {
  return (
    <section id="how-it-works" hidden aria-labelledby="how-it-works-heading">
      <div className="container-page py-16 md:py-24">
        <h2 id="how-it-works-heading">{howItWorks.title}</h2>
        <ol className="mt-10 grid gap-8 md:grid-cols-4">
          {howItWorks.steps.map(({ title, text }) => (
            <li key={title} className="border-t-2 border-accent pt-5">
              <h3>{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
