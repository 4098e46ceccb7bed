import type { ShownAnalysis } from '../../../api/shown-analysis.ts';
import { exitShares } from './exit-shares.ts';
import { moneyFormatter } from './money-format.ts';

const holders = [
  { key: 'founders', name: 'Founders', fill: 'fill-primary' },
  { key: 'otherCommon', name: 'Other ordinary shares and options', fill: 'fill-primary/45' },
  { key: 'investors', name: 'Investors', fill: 'fill-accent' },
] as const;

/** Who gets what when the company is sold: a bar and a row of figures for each sale price. */
export function ExitPanel({ analysis }: { readonly analysis: ShownAnalysis }) {
  const { exitScenarios, exitAssumptions, facts } = analysis;
  if (!exitScenarios || exitScenarios.length === 0) {
    return exitAssumptions.length > 0 ? (
      <Assumptions texts={exitAssumptions} title="Why there is no exit chart" />
    ) : null;
  }
  const money = moneyFormatter(facts.currency);
  const rows = exitScenarios.map((scenario) => ({ scenario, shares: exitShares(scenario) }));

  return (
    <section aria-labelledby="exit-heading" className="card p-6 md:p-10">
      <h2 id="exit-heading" className="text-2xl">
        Who gets what at an exit
      </h2>
      <div className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <figure>
          <div className="grid gap-3">
            {rows.map(({ scenario, shares }) => (
              <div key={scenario.exitValue}>
                <p className="mb-1 flex justify-between gap-4 text-sm">
                  <span className="font-medium">Sold for {money(scenario.exitValue)}</span>
                  <span className="text-muted">Founders {Math.round(shares.founders.width)}%</span>
                </p>
                <svg width="100%" height="22" aria-hidden="true" className="overflow-hidden rounded-xs">
                  {holders.map(({ key, fill }) => (
                    <rect
                      key={key}
                      x={`${shares[key].from}%`}
                      width={`${shares[key].width}%`}
                      height="22"
                      className={fill}
                    />
                  ))}
                </svg>
              </div>
            ))}
          </div>
          <figcaption className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
            {holders.map(({ key, name, fill }) => (
              <span key={key} className="inline-flex items-center gap-2">
                <svg viewBox="0 0 12 12" className="size-3" aria-hidden="true">
                  <rect width="12" height="12" rx="2" className={fill} />
                </svg>
                {name}
              </span>
            ))}
          </figcaption>
        </figure>
        <table className="h-fit w-full text-right text-xs tabular-nums sm:text-sm">
          <caption className="sr-only">Proceeds at each sale price</caption>
          <thead className="text-muted">
            <tr>
              <th scope="col" className="py-2 text-left font-medium">
                Sold for
              </th>
              <th scope="col" className="py-2 pl-1.5 font-medium">
                Founders
              </th>
              <th scope="col" className="py-2 pl-1.5 font-medium">
                All ordinary
              </th>
              <th scope="col" className="py-2 pl-1.5 font-medium">
                Investors
              </th>
            </tr>
          </thead>
          <tbody>
            {exitScenarios.map(({ exitValue, founderProceeds, commonProceeds, investorProceeds }) => (
              <tr key={exitValue} className="border-t border-line">
                <th scope="row" className="py-2 text-left font-medium">
                  {money(exitValue)}
                </th>
                <td className="py-2 pl-1.5">{money(founderProceeds)}</td>
                <td className="py-2 pl-1.5">{money(commonProceeds)}</td>
                <td className="py-2 pl-1.5">{money(investorProceeds)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {exitAssumptions.length > 0 ? (
        <ul className="list-marked mt-6 text-sm text-muted">
          {exitAssumptions.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function Assumptions({ title, texts }: { readonly title: string; readonly texts: readonly string[] }) {
  return (
    <section className="card p-6 md:p-10">
      <h2 className="text-2xl">{title}</h2>
      <ul className="list-marked mt-4 text-muted">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
