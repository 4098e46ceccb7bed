import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { carbonOptions } from '../../../core/carbon/answers.ts';
import { carbonCheckSchema } from '../../http/openapi/carbon.schema.ts';
import type { McpDependencies } from '../mcp-dependencies.ts';
import { knownArguments } from './known-arguments.ts';
import { answerOf, failureOf } from './tool-answer.ts';

const inputSchema = knownArguments('estimate_ai_carbon', {
  frequency: z.enum(carbonOptions.frequency).describe('how often each person uses AI'),
  useCase: z.enum(carbonOptions.useCase).describe('what it is used for most'),
  access: z.enum(carbonOptions.access).describe('how it is reached'),
  teamSize: z
    .enum(carbonOptions.teamSize)
    .describe('how many people use it: one, about 5, about 20, or 50 and more'),
  hosting: z.enum(carbonOptions.hosting).describe('where the models run and on what power'),
});

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
