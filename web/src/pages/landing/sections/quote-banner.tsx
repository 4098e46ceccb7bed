import { quote } from '../content/introduction.ts';

/** The idea behind the product, in one sentence. */
export function QuoteBanner() {
  return (
    <section aria-label="Our idea" className="bg-deep py-20 text-on-deep md:py-28">
      <figure className="container-page">
        <div className="mx-auto max-w-4xl">
          <span aria-hidden="true" className="block h-1 w-16 bg-accent" />
          <blockquote className="mt-8 font-display text-3xl leading-tight text-balance md:text-5xl">
            <p>{quote.text}</p>
          </blockquote>
          <figcaption className="mt-8 text-on-deep-muted">{quote.source}</figcaption>
        </div>
      </figure>
    </section>
  );
}
