import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { carbonAnswersSchema } from '../../../core/carbon/answers-schema.ts';
import { carbonCheckSchema } from '../../http/openapi/carbon.schema.ts';
import type { McpDependencies } from '../mcp-dependencies.ts';
import { knownArguments } from './known-arguments.ts';
import { answerOf, failureOf } from './tool-answer.ts';

const inputSchema = knownArguments('estimate_ai_carbon', carbonAnswersSchema.shape);

/** `estimate_ai_carbon`: the monthly footprint of a person's or team's use of AI. */
export function registerEstimateAiCarbon(server: McpServer, { checkCarbonFootprint }: McpDependencies): void {
  server.registerTool(
    'estimate_ai_carbon',
    {
      title: 'AI carbon footprint',
      description:
        'Estimates the monthly kg CO2e of a person’s or team’s use of AI from five answers, with the range of published evidence beside it and what would lower it.',
      inputSchema,
      outputSchema: carbonCheckSchema,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    (answers) => {
      const outcome = checkCarbonFootprint(answers);
      if (!outcome.ok) return failureOf(outcome.error);
      const { monthlyEmissions, rating, perspective, evidence } = outcome.value;
      const figure = Number(monthlyEmissions.toPrecision(3));
      const lines = [`${figure} kg CO2e a month (${rating}). ${perspective.text}`, evidence.reason];
      return answerOf(outcome.value, lines.join('\n'));
    },
  );
}
