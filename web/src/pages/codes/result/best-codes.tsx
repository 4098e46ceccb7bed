import type { CodeSuggestions } from '../../../../../core/codes/classification.ts';
import { codeSystemTexts } from '../content/code-systems.ts';

/** The first code of each system in one look: the columns below are several screens long on a phone. */
export function BestCodes({ suggestions }: { readonly suggestions: Partial<CodeSuggestions> }) {
  const best = codeSystemTexts.flatMap(({ system, type }) => {
    const item = suggestions[system]?.[0];
    return item ? [{ type, ...item }] : [];
  });
  if (best.length === 0) return null;
  return (
    <section aria-label="Best code of each system" className="mt-6">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4">
        {best.map(({ type, code, title }) => (
          <div key={type} className="min-w-0 border-l-2 border-accent pl-4">
            <dt className="text-sm text-muted">{type}</dt>
            <dd>
              <span className="block font-display text-xl font-medium tabular-nums sm:text-2xl">{code}</span>
              <span className="mt-0.5 block text-sm">{title}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
