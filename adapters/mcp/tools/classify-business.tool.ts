import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { answerSystems, type Classification, existingCodeTypes } from '../../../core/codes/classification.ts';
import { analysisDetails } from '../../../core/termsheet/analysis.ts';
import { classificationSchema } from '../../http/openapi/classification.schema.ts';
import type { McpDependencies } from '../mcp-dependencies.ts';
import { letProgressArrive, progressOf } from './call-progress.ts';
import { knownArguments } from './known-arguments.ts';
import { answerOf, failureOf } from './tool-answer.ts';

/** More questions than a classification ever asks. */
const mostClarifications = 20;

const inputSchema = knownArguments('classify_business', {
  description: z.string().optional().describe('what the business does, in plain words'),
  existingCode: knownArguments('existingCode', {
    type: z.enum(existingCodeTypes).describe('the system that the code is of'),
    code: z.string().describe('the code, with or without dots and check digit'),
  })
    .optional()
    .describe('a code that the business has already, alone or beside a description'),
  clarifications: z
    .array(
      knownArguments('clarifications', {
        question: z.string().describe('the id of the question'),
        option: z.string().describe('the id of the chosen option'),
      }),
    )
    .max(mostClarifications)
    .optional()
    .describe('answers to questions of earlier answers'),
  detail: z
    .enum(analysisDetails)
    .default('brief')
    .describe('brief: codes, titles and chances; detailed: also why, the way in the table and alternatives'),
});

/** `classify_business`: codes of five systems for a business. */
export function registerClassifyBusiness(
  server: McpServer,
  { classifyBusiness, engine }: McpDependencies,
): void {
  server.registerTool(
    'classify_business',
    {
      title: 'Company codes',
      description:
        'Turns a business in plain words, or one existing code, into US SIC, NAICS, ISIC, CPV and UK SIC codes that exist. Where the answer holds a question, put it to the user and call again with the answer as a clarification.',
      inputSchema,
      outputSchema: classificationSchema,
      annotations: { readOnlyHint: true, openWorldHint: engine().sendsTextTo !== null },
    },
    async ({ description, existingCode, clarifications, detail }, call) => {
      const request = {
        businessDescription: description,
        existingCode,
        clarifications,
      };
      const outcome = await classifyBusiness(request, progressOf(call));
      if (!outcome.ok) return failureOf(outcome.error);
      await letProgressArrive(call);
      const { value } = outcome;
      return answerOf(detail === 'brief' ? briefly(value) : value, inShort(value));
    },
  );
}

function briefly({ alternativeOptions: _, suggestions, ...rest }: Classification): object {
  const brief = answerSystems.map((system) => {
    const codes = suggestions[system].map(({ code, title, score }) => {
      return { code, title, score };
    });
    return [system, codes] as const;
  });
  return { ...rest, suggestions: Object.fromEntries(brief) };
}

function inShort({ confidence, suggestions, reasoning, question }: Classification): string {
  const firsts = answerSystems.flatMap((system) => {
    const [first] = suggestions[system];
    return first ? [`${system}: ${first.code} ${first.title}`] : [];
  });
  const asked = question
    ? [`Ask the user (question id ${question.id}): ${question.text}`, ...question.options.map(optionLine)]
    : [];
  return [`Confidence ${Math.round(confidence * 100)}%. ${reasoning}`, ...firsts, ...asked].join('\n');
}

function optionLine({ id, label }: { readonly id: string; readonly label: string }): string {
  return `- ${id}: ${label}`;
}
