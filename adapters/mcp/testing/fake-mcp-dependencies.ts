import { checkCarbonFootprint } from '../../../core/carbon/check-carbon-footprint.ts';
import type { McpDependencies } from '../mcp-dependencies.ts';

const notAsked = () => Promise.reject(new Error('the test did not expect this call'));

/** Use cases of which only the given ones and the footprint exist. */
export function fakeMcpDependencies(given: Partial<McpDependencies> = {}): McpDependencies {
  return {
    version: '1.2.3',
    checkCarbonFootprint,
    analyzeTermSheet: notAsked,
    classifyBusiness: notAsked,
    lookupCode: notAsked,
    browseCodes: notAsked,
    exitWaterfall: notAsked,
    engine: () => ({ sendsTextTo: null }),
    readLocalFile: notAsked,
    ...given,
  };
}
