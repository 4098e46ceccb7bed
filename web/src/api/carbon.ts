import type { CarbonAnswers } from '../../../core/carbon/answers.ts';
import type { CarbonResult } from '../stores/carbon-transitions.ts';
import { postJson } from './api-client.ts';

/**
 * Asks the server for the monthly estimate.
 * @throws as `postJson`, and SyntaxError when the answer is not JSON.
 */
export async function calculateCarbon(answers: Partial<CarbonAnswers>): Promise<CarbonResult> {
  const response = await postJson('/api/carbon-footprint', answers);
  return (await response.json()) as CarbonResult;
}
