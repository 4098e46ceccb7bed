import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { energyWhPerUse, gridGramsPerKwh } from '../../../core/carbon/evidence-table.ts';
import { methodChanges, methodVersion } from '../../../core/carbon/method.ts';
import { carbonRatings } from '../../../core/carbon/rating.ts';
import { carbonWeights } from '../../../core/carbon/weights.ts';
import { resourceUri } from './resource-uri.ts';

const formula =
  'Monthly kg CO2e = frequency (uses a month and person) × useCase (grams a use) × access × teamSize (people) × hosting ÷ 1000';

/** How a footprint is estimated: the weights, the published evidence beside them, and what has changed. */
export function registerCarbonMethod(server: McpServer): void {
  const uri = resourceUri('method/carbon');
  const about = {
    title: 'How the AI carbon footprint is estimated',
    description: 'Formula, weights, rating scale, published evidence and changes of the method',
    mimeType: 'application/json',
  };
  server.registerResource('carbon-method', uri, about, () => {
    const method = {
      version: methodVersion,
      formula,
      weights: carbonWeights,
      // JSON has no infinity: the last step has no end.
      ratings: carbonRatings.map(({ rating, belowKg }) => {
        return { rating, belowMonthlyKg: Number.isFinite(belowKg) ? belowKg : null };
      }),
      evidence: { wattHoursPerUse: energyWhPerUse, gridGramsPerKilowattHour: gridGramsPerKwh },
      changes: methodChanges,
    };
    return { contents: [{ uri, mimeType: about.mimeType, text: JSON.stringify(method) }] };
  });
}
