import { ClauseCard } from './clause-card.tsx';
import { type ClauseSectionContent, clauseAnchor } from './clause-sections.ts';

/** One list of the report. */
export function ClauseSection({
  id,
  heading,
  findings,
  sourceText,
}: ClauseSectionContent & { readonly sourceText: string }) {
  return (
    <section aria-labelledby={id} className="card overflow-hidden">
      <h2 id={id} className="px-6 pt-6 text-2xl md:px-10 md:pt-10">
        {heading}
      </h2>
      <ul className="mt-4 divide-y divide-line">
        {findings.map((finding, index) => (
          <li
            key={clauseAnchor(id, index)}
            id={clauseAnchor(id, index)}
            className="px-6 py-6 md:px-10 md:py-8"
          >
            <ClauseCard finding={finding} sourceText={sourceText} />
          </li>
        ))}
      </ul>
    </section>
  );
}
