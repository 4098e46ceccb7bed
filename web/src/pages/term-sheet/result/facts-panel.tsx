import { statedTerms } from '../../../../../core/termsheet/report/stated-terms.ts';
import type { ShownAnalysis } from '../../../api/shown-analysis.ts';
import { Disclosure } from '../../../components/faq.tsx';

/** What the document itself says, term by term, without any judgement. */
export function FactsPanel({ facts }: { readonly facts: ShownAnalysis['facts'] }) {
  const rows = statedTerms(facts);
  if (rows.length === 0) return null;
  return (
    <section className="card px-5 md:px-8">
      <Disclosure summary={<h2 className="py-2 text-2xl">What the document says</h2>}>
        <dl className="grid gap-x-10 pb-8 sm:grid-cols-2">
          {rows.map(({ name, text }) => (
            <div key={name} className="flex justify-between gap-4 border-t border-line py-2.5">
              <dt className="text-muted">{name}</dt>
              <dd className="text-right font-medium">{text}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </section>
  );
}
