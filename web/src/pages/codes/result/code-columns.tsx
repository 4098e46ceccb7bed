import type { CodeSuggestions } from '../../../../../core/codes/classification.ts';
import { codeSystemTexts } from '../content/code-systems.ts';
import { CodeCard } from './code-card.tsx';

interface CodeColumnsProps {
  readonly suggestions: Partial<CodeSuggestions>;
  readonly headingLevel: 'h3' | 'h4';
}

/** One column a system, best suggestion first. */
export function CodeColumns({ suggestions, headingLevel: Heading }: CodeColumnsProps) {
  return (
    <div className="grid gap-x-5 gap-y-10 sm:grid-cols-2 xl:grid-cols-4">
      {codeSystemTexts.map(({ system, type, scope }) => {
        const items = suggestions[system] ?? [];
        return (
          <section key={system}>
            <Heading className="text-xl">{type}</Heading>
            <p className="mt-0.5 mb-4 text-sm text-muted xl:min-h-10">{scope}</p>
            {items.length > 0 ? (
              <ul className="grid gap-3">
                {items.map((item) => (
                  <li key={item.code}>
                    <CodeCard item={item} type={type} />
                  </li>
                ))}
              </ul>
            ) : (
              <p className="text-sm text-muted">No code of this system fits well enough to suggest.</p>
            )}
          </section>
        );
      })}
    </div>
  );
}
