import type { CarbonCheck } from '../../core/carbon/describe-footprint.ts';
import type { CarbonLever } from '../../core/carbon/levers.ts';
import { massText } from '../../core/carbon/mass-text.ts';
import type { TextLine, Tone } from '../../core/termsheet/report/text-line.ts';

const leversShown = 3;

/** The estimate for a reader: the figure, where it stands, what it is like, and what to do. */
export function carbonReport(check: CarbonCheck): readonly TextLine[] {
  const { monthlyEmissions, rating, perspective, evidence, levers, suggestions } = check;
  const { lowKg, centralKg, highKg, note } = evidence;
  const inItsUnit = massText(monthlyEmissions);
  const again = inItsUnit.endsWith(' kg') ? '' : ` (${inItsUnit})`;
  const lines = [
    `${monthlyEmissions.toFixed(1)} kg CO₂e a month${again}: ${rating}`,
    `Evidence: ${massText(lowKg)} to ${massText(highKg)} a month, central ${massText(centralKg)}. ${note}`,
    perspective.text,
    '',
    'What would lower it most:',
    ...levers.slice(0, leversShown).map(leverLine),
    '',
    ...suggestions.map((suggestion, index) => `${index + 1}. ${suggestion}`),
  ].map((text): TextLine => ({ text }));
  const [head = { text: '' }, ...rest] = lines;
  return [{ text: head.text, tone: toneOf(rating) }, ...rest];
}

/** The five words of the scale in the three colours of a traffic light. */
function toneOf(rating: string): Tone {
  if (rating.endsWith('Low')) return 'green';
  return rating === 'Moderate' ? 'amber' : 'red';
}

function leverLine({ changePercent, title, monthlyEmissions }: CarbonLever): string {
  return `  −${Math.abs(changePercent).toFixed(0)}%  ${title}, to ${massText(monthlyEmissions)} a month`;
}
