import { useId } from 'react';
import type { ExitScenario } from '../../../../../../core/termsheet/analysis.ts';
import { moneyFormatter } from '../../../../../../core/termsheet/report/short-money.ts';
import { exitShares } from '../exit-shares.ts';

interface ExitBarsProps {
  readonly scenarios: readonly ExitScenario[];
  readonly currency: string | null | undefined;
}

const holders = [
  { key: 'founders', name: 'Founders', fill: 'fill-primary', hatched: false, label: 'fill-on-primary' },
  {
    key: 'otherCommon',
    name: 'Other ordinary shares and options',
    fill: 'fill-primary/35',
    hatched: false,
    label: 'fill-ink',
  },
  {
    key: 'investors',
    name: 'Investors',
    fill: 'fill-accent',
    hatched: true,
    // The hatching stops short of the figure.
    label: 'fill-on-accent stroke-accent stroke-4 [paint-order:stroke]',
  },
] as const;

/** Per cent of a bar below which a figure finds no room in its part. */
const leastLabelled = 13;

/** A bar for each sale price, split between founders, other ordinary shares and investors. */
export function ExitBars({ scenarios, currency }: ExitBarsProps) {
  const money = moneyFormatter(currency);
  const hatchId = useId();
  return (
    <figure>
      {/* Told apart without colour too: founders solid, others pale, investors hatched. */}
      <svg width="0" height="0" className="absolute" aria-hidden="true">
        <pattern
          id={hatchId}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0v6" className="stroke-on-accent/45" strokeWidth="2.5" />
        </pattern>
      </svg>
      <div className="grid gap-2">
        {scenarios.map((scenario) => {
          const shares = exitShares(scenario);
          return (
            <div key={scenario.exitValue}>
              <p className="mb-0.5 flex justify-between gap-4 text-sm">
                <span>Sold for {money(scenario.exitValue)}</span>
                <span className="text-muted">Founders {money(scenario.founderProceeds)}</span>
              </p>
              <svg width="100%" height="18" aria-hidden="true" className="block overflow-hidden rounded-xs">
                {holders.map(({ key, fill, hatched, label }) => {
                  const place = { x: `${shares[key].from}%`, width: `${shares[key].width}%`, height: 18 };
                  return (
                    <g key={key}>
                      <rect {...place} className={fill} />
                      {hatched ? <rect {...place} fill={`url(#${hatchId})`} /> : null}
                      {shares[key].width >= leastLabelled ? (
                        <text
                          x={`${shares[key].from + 1.5}%`}
                          y="13"
                          className={`text-xs font-semibold ${label}`}
                        >
                          {Math.round(shares[key].width)}%
                        </text>
                      ) : null}
                    </g>
                  );
                })}
              </svg>
            </div>
          );
        })}
      </div>
      <figcaption className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
        {holders.map(({ key, name, fill, hatched }) => (
          <span key={key} className="inline-flex items-center gap-1.5">
            <svg viewBox="0 0 12 12" className="size-3" aria-hidden="true">
              <rect width="12" height="12" rx="2" className={fill} />
              {hatched ? <rect width="12" height="12" rx="2" fill={`url(#${hatchId})`} /> : null}
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
