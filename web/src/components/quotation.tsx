interface QuotationProps {
  readonly text: string;
  /** Who said it, or where it stands. */
  readonly source: string;
}

/** A sentence that stands for itself, on bottle green: every page shows it alike. */
export function Quotation({ text, source }: QuotationProps) {
  return (
    <figure className="max-w-4xl">
      <span aria-hidden="true" className="block h-1 w-16 bg-accent" />
      <blockquote className="mt-8 font-display text-3xl leading-tight text-balance md:text-5xl">
        <p>{text}</p>
      </blockquote>
      <figcaption className="mt-8 text-on-deep-muted">{source}</figcaption>
    </figure>
  );
}
