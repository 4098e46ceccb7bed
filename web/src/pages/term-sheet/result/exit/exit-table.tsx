import type { ExitScenario } from '../../../../../../core/termsheet/analysis.ts';
import { moneyFormatter } from '../../../../../../core/termsheet/report/short-money.ts';

interface ExitTableProps {
  readonly scenarios: readonly ExitScenario[];
  readonly currency: string | null | undefined;
}

/** The figures behind the chart. */
export function ExitTable({ scenarios, currency }: ExitTableProps) {
  const money = moneyFormatter(currency);
  return (
    <table className="w-full text-right text-xs tabular-nums sm:text-sm">
      <caption className="sr-only">Proceeds at each sale price</caption>
      <thead className="text-muted">
        <tr>
          <th scope="col" className="py-1 text-left font-medium">
            Sold for
          </th>
          {['Founders', 'All ordinary', 'Investors'].map((name) => (
            <th key={name} scope="col" className="py-1 pl-1.5 font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {scenarios.map(({ exitValue, founderProceeds, commonProceeds, investorProceeds }) => (
          <tr key={exitValue} className="border-t border-line">
            <th scope="row" className="py-1 text-left font-medium">
              {money(exitValue)}
            </th>
            <td className="py-1 pl-1.5">{money(founderProceeds)}</td>
            <td className="py-1 pl-1.5">{money(commonProceeds)}</td>
            <td className="py-1 pl-1.5">{money(investorProceeds)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
