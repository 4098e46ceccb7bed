import type { ShownClassification } from '../../../api/classify.ts';
import { Disclosure } from '../../../components/faq.tsx';
import { otherCodes } from '../../../stores/codes-table.ts';
import { answerColumns } from '../content/code-systems.ts';
import { CodeCard } from './code-card.tsx';

/** What else it could be, folded away: only codes with some chance of being right. */
export function OtherCodes({ result }: { readonly result: ShownClassification }) {
  const columns = answerColumns
    .map((column) => ({ ...column, codes: otherCodes(result, column.system) }))
    .filter(({ codes }) => codes.length > 0);
  if (columns.length === 0) return null;
  return (
    <div className="border-y border-line">
      <Disclosure summary={<h3 className="text-xl">Alternative Classification Options</h3>}>
        <div className="grid gap-x-5 gap-y-8 pt-2 pb-8 sm:grid-cols-2 lg:grid-cols-3">
          {columns.map(({ system, name, codes }) => (
            <section key={system}>
              <h4 className="mb-3 text-lg">{name}</h4>
              <ul className="grid gap-3">
                {codes.map((item) => (
                  <li key={item.code}>
                    <CodeCard item={item} system={system} type={name} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Disclosure>
    </div>
  );
}
