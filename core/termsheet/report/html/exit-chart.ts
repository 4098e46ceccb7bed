import { escapeHtml } from '../../../escape-html.ts';
import type { ExitScenario } from '../../analysis.ts';
import type { TermSheetReport } from '../report.ts';
import { moneyFormatter } from '../short-money.ts';

/** Drawing units: the sale price stands left of a bar, what founders receive right of it. */
const width = 720;
const labelWidth = 84;
const founderWidth = 84;
const barWidth = width - labelWidth - founderWidth;
const rowHeight = 31;
const barHeight = 24;
/** A narrower segment cannot hold its amount. */
const narrowestLabelled = 62;

interface Holder {
  readonly name: string;
  readonly fill: string;
  readonly ink: string;
  amountOf(scenario: ExitScenario): number;
}

/** Dark, hatched and light: told apart in grey as well. */
const holders: readonly Holder[] = [
  {
    name: 'Founders and other existing holders',
    fill: '#0e4b3c',
    ink: '#ffffff',
    amountOf: ({ founderProceeds }) => founderProceeds,
  },
  {
    name: 'Other ordinary shares and options',
    fill: 'url(#hatched)',
    ink: '#16241f',
    amountOf: ({ commonProceeds, founderProceeds }) => commonProceeds - founderProceeds,
  },
  {
    name: 'Investors of this round',
    fill: '#f6dda6',
    ink: '#16241f',
    amountOf: ({ investorProceeds }) => investorProceeds,
  },
];

const hatching =
  '<defs><pattern id="hatched" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">' +
  '<rect width="6" height="6" fill="#ffffff"/><rect width="2" height="6" fill="#5d8f7f"/></pattern></defs>';

/** Who gets what at each sale price: a bar a price, with its amounts on it, and the same figures for a screen reader. */
export function exitChart({ analysis }: TermSheetReport): string {
  const { exitScenarios, exitAssumptions, facts } = analysis;
  if (!exitScenarios || exitScenarios.length === 0) return whyThereIsNone(exitAssumptions);
  const money = moneyFormatter(facts.currency);
  const shown = holders.filter((holder) => exitScenarios.some((scenario) => holder.amountOf(scenario) > 0));
  const rows = exitScenarios.map((scenario, index) => bar(scenario, index * rowHeight, shown, money));
  const label = exitScenarios.map((scenario) => {
    const parts = shown.map((holder) => `${holder.name} ${money(holder.amountOf(scenario))}`);
    return `Sold for ${money(scenario.exitValue)}: ${parts.join(', ')}.`;
  });
  return [
    '<section class="exit"><h2>Who gets what when the company is sold</h2>',
    '<p class="ends"><span>Sold for</span><span>Founders</span></p>',
    `<svg viewBox="0 0 ${width} ${exitScenarios.length * rowHeight}" class="chart" role="img"`,
    ` aria-label="${escapeHtml(label.join(' '))}">${hatching}${rows.join('')}</svg>`,
    `<p class="legend">${shown.map(legendOf).join('')}</p>`,
    '</section>',
  ].join('');
}

function whyThereIsNone([reason]: readonly string[]): string {
  return reason === undefined ? '' : `<p class="small">No exit chart: ${escapeHtml(reason)}</p>`;
}

function bar(
  scenario: ExitScenario,
  top: number,
  shown: readonly Holder[],
  money: (amount: number) => string,
): string {
  const total = scenario.commonProceeds + scenario.investorProceeds;
  let from = labelWidth;
  const segments = shown.map((holder) => {
    const amount = Math.max(0, holder.amountOf(scenario));
    const length = total > 0 ? (amount / total) * barWidth : 0;
    const left = from;
    from += length;
    return length > 0 ? segment({ left, length, top, holder, text: money(amount) }) : '';
  });
  const price = `<text x="${labelWidth - 10}" y="${top + 17}" text-anchor="end">${escapeHtml(money(scenario.exitValue))}</text>`;
  const founders = `<text x="${width}" y="${top + 17}" text-anchor="end">${escapeHtml(money(scenario.founderProceeds))}</text>`;
  return price + segments.join('') + founders;
}

interface Segment {
  readonly left: number;
  readonly length: number;
  readonly top: number;
  readonly holder: Holder;
  readonly text: string;
}

function segment({ left, length, top, holder, text }: Segment): string {
  const box = `<rect x="${left.toFixed(1)}" y="${top}" width="${length.toFixed(1)}" height="${barHeight}"`;
  const drawn = `${box} fill="${holder.fill}" stroke="#16241f" stroke-width="0.75"/>`;
  if (length < narrowestLabelled) return drawn;
  const middle = (left + length / 2).toFixed(1);
  // Words on hatching need a ground of their own.
  const ground = holder.fill.startsWith('url')
    ? `<rect x="${(left + length / 2 - 28).toFixed(1)}" y="${top + 4}" width="56" height="16" fill="#ffffff"/>`
    : '';
  const words = `<text x="${middle}" y="${top + 17}" text-anchor="middle" fill="${holder.ink}">${escapeHtml(text)}</text>`;
  return drawn + ground + words;
}

function legendOf({ name, fill }: Holder): string {
  return (
    '<span class="key"><svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">' +
    `<rect x="0.5" y="0.5" width="11" height="11" fill="${fill}" stroke="#16241f"/></svg>${name}</span>`
  );
}
