import type { ShownClassification } from '../../../api/classify.ts';
import { answerColumns } from '../content/code-systems.ts';
import { CodeCard } from './code-card.tsx';

/** One large card a system with the code to copy; the rows of the cards stand in line. */
export function BestCodes({
  suggestions,
  label = 'Best code of each system',
}: Pick<ShownClassification, 'suggestions'> & { readonly label?: string }) {
  return (
    <section aria-label={label} className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {answerColumns.map(({ system, name, scope }) => {
        const first = suggestions[system]?.[0];
        return (
          <section key={system} className="card row-span-3 grid grid-rows-subgrid gap-0 p-5 md:p-6">
            <h3 className="text-lg">{name}</h3>
            <p className="mb-3 text-sm text-muted">{scope}</p>
            {first ? (
              <CodeCard item={first} system={system} type={name} large />
            ) : (
              <p className="text-sm text-muted">No code of this system fits well enough to suggest.</p>
            )}
          </section>
        );
      })}
    </section>
  );
}
