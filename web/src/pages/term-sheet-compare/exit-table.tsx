import type { ComparedExit } from '../../../../core/termsheet/compare/comparison.ts';
import { moneyFormatter } from '../../../../core/termsheet/report/short-money.ts';

interface ExitTableProps {
  readonly exits: readonly ComparedExit[];
  readonly currency: string | null;
}

/** What founders receive under each at the same sale prices; nothing where neither has figures. */
export function ExitTable({ exits, currency }: ExitTableProps) {
  if (exits.length === 0) return null;
  const money = moneyFormatter(currency);
  const amount = (value: number | null) => (value === null ? 'not known' : money(value));
  return (
    <section aria-labelledby="exits" className="card p-6 md:p-10">
      <h2 id="exits" className="text-2xl">
        What founders and other existing holders receive
      </h2>
      <table className="mt-5 w-full max-w-2xl text-right tabular-nums">
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="py-2 text-left font-medium">
              Sold for
            </th>
            <th scope="col" className="py-2 font-medium">
              First
            </th>
            <th scope="col" className="py-2 font-medium">
              Second
            </th>
          </tr>
        </thead>
        <tbody>
          {exits.map(({ exitValue, first, second }) => (
            <tr key={exitValue} className="border-t border-line">
              <th scope="row" className="py-2 text-left font-medium">
                {money(exitValue)}
              </th>
              <td className="py-2">{amount(first)}</td>
              <td className="py-2">{amount(second)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
