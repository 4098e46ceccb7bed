import type { CarbonCheck } from '../../core/carbon/describe-footprint.ts';
import type { CarbonLever } from '../../core/carbon/levers.ts';
import { massText } from '../../core/carbon/mass-text.ts';

const leversShown = 3;

/** The estimate for a reader: the figure, where it stands, what it is like, and what to do. */
export function carbonReport(check: CarbonCheck): string {
  const { monthlyEmissions, rating, perspective, evidence, levers, suggestions } = check;
  const { lowKg, centralKg, highKg, note } = evidence;
  const inItsUnit = massText(monthlyEmissions);
  const again = inItsUnit.endsWith(' kg') ? '' : ` (${inItsUnit})`;
  return [
    `${monthlyEmissions.toFixed(1)} kg CO₂e a month${again}: ${rating}`,
    `Evidence: ${massText(lowKg)} to ${massText(highKg)} a month, central ${massText(centralKg)}. ${note}`,
    perspective.text,
    '',
    'What would lower it most:',
    ...levers.slice(0, leversShown).map(leverLine),
    '',
    ...suggestions.map((suggestion, index) => `${index + 1}. ${suggestion}`),
    '',
  ].join('\n');
}

function leverLine({ changePercent, title, monthlyEmissions }: CarbonLever): string {
  return `  −${Math.abs(changePercent).toFixed(0)}%  ${title}, to ${massText(monthlyEmissions)} a month`;
}
