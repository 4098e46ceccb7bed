import type { ExitScenario } from '../../../../../../core/termsheet/analysis.ts';
import { moneyFormatter } from '../../../../../../core/termsheet/report/short-money.ts';
import { exitAt, exitModelOf } from '../../../../../../core/termsheet/waterfall/exit-model.ts';
import { exitPrices } from '../../../../../../core/termsheet/waterfall/exit-prices.ts';
import { usualExitTerms } from '../../../../../../core/termsheet/waterfall/usual-exit-terms.ts';
import type { ShownAnalysis } from '../../../../api/shown-analysis.ts';
import { useReportViewStore } from '../../../../stores/report-view-store.ts';
import { differenceText } from './difference-text.ts';
import { ExitBars } from './exit-bars.tsx';
import { UsualTermSwitch } from './usual-term-switch.tsx';

/** A sale price to choose, terms to put to their usual form, and who would get what. */
export function ExitExplorer({ analysis }: { readonly analysis: ShownAnalysis }) {
  const { exitPlace, usualTerms, chooseExit, toggleUsualTerm } = useReportViewStore();
  const model = exitModelOf(analysis);
  if (!model) return null;
  const money = moneyFormatter(analysis.facts.currency);
  const prices = exitPrices(
    model.valuation,
    (analysis.exitScenarios ?? []).map(({ exitValue }) => exitValue),
  );
  const place = exitPlace ?? prices.indexOf(model.valuation);
  const price = prices[place] ?? model.valuation;
  const asWritten = exitAt(model, price);
  const terms = usualExitTerms(model.facts);
  const chosen = terms.filter(({ id }) => usualTerms.includes(id));
  const changed = exitAt(model, price, Object.assign({}, ...chosen.map(({ changes }) => changes)));
  if (!asWritten || !changed) return null;
  const gainOf = (other: ExitScenario | null) =>
    other === null ? 0 : other.founderProceeds - asWritten.founderProceeds;

  return (
    <div className="no-print grid gap-x-10 gap-y-6 lg:grid-cols-2">
      <div>
        <label htmlFor="exit-price" className="flex justify-between gap-4 font-medium">
          Sale price <span className="tabular-nums">{money(price)}</span>
        </label>
        <input
          id="exit-price"
          type="range"
          min={0}
          max={prices.length - 1}
          value={place}
          aria-valuetext={`Sold for ${money(price)}, founders receive ${money(changed.founderProceeds)}`}
          onChange={(event) => chooseExit(Number(event.target.value))}
          className="mt-2 block h-11 w-full cursor-pointer accent-primary"
        />
        <ExitBars scenarios={[changed]} currency={analysis.facts.currency} />
      </div>
      {terms.length > 0 ? (
        <fieldset>
          <legend className="font-medium">Put a clause to its usual form</legend>
          <div className="mt-1">
            {terms.map(({ id, name, changes }) => (
              <UsualTermSwitch
                key={id}
                name={name}
                gain={`alone ${differenceText(gainOf(exitAt(model, price, changes)), money)}`}
                isOn={usualTerms.includes(id)}
                onToggle={() => toggleUsualTerm(id)}
              />
            ))}
          </div>
        </fieldset>
      ) : null}
      <p aria-live="polite" className="lg:col-span-2">
        Sold for {money(price)}, founders receive <strong>{money(changed.founderProceeds)}</strong>, other
        ordinary shares {money(changed.commonProceeds - changed.founderProceeds)} and investors{' '}
        {money(changed.investorProceeds)}.
        {chosen.length > 0
          ? ` For founders that is ${differenceText(gainOf(changed), money)} than as written.`
          : ''}
      </p>
    </div>
  );
}
