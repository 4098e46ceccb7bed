import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { brand } from '../../core/brand/brand.ts';
import { carbonAnswersSchema } from '../../core/carbon/answers-schema.ts';
import { codeTypes } from '../../core/codes/classification.ts';
import { analysisDetails, jurisdictions } from '../../core/termsheet/analysis.ts';
import { registerCompareTermSheets } from './compare-term-sheets.tool.ts';
import type { McpDependencies } from './mcp-dependencies.ts';
import { answerOf, failureOf } from './tool-answer.ts';

/** The tools of the product for a client of the Model Context Protocol. Connect it to a transport. */
export function createMcpServer(dependencies: McpDependencies): McpServer {
  const server = new McpServer({ name: brand.name.toLowerCase(), version: dependencies.version });
  server.registerTool(
    'check_carbon_footprint',
    {
      title: 'AI carbon footprint',
      description: 'Estimates the monthly kg CO2e of a person’s or team’s use of AI from five answers.',
      inputSchema: carbonAnswersSchema.shape,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    (answers) => answerOf(dependencies.checkCarbonFootprint(answers)),
  );
  server.registerTool(
    'analyze_term_sheet',
    {
      title: 'Term sheet risk report',
      description:
        'Reads an investment term sheet, given as text or as a PDF, DOCX, DOC or text file on this machine, and reports risks with verbatim quotes.',
      inputSchema: {
        text: z.string().optional().describe('the text of the term sheet'),
        filePath: z.string().optional().describe('or a file on the machine that the server runs on'),
        jurisdiction: z.enum(jurisdictions).default('US'),
        analysisDetail: z.enum(analysisDetails).default('detailed'),
      },
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    async ({ text, filePath, jurisdiction, analysisDetail }, { signal: cancellation }) => {
      const settings = { jurisdiction, analysisDetail };
      if (filePath === undefined) {
        const source = { kind: 'text', text: text ?? '' } as const;
        return answerOf(await dependencies.analyzeTermSheet({ ...settings, source }, { cancellation }));
      }
      const file = await dependencies.readFile(filePath);
      if (!file) return failureOf({ code: 'file-not-readable', message: `${filePath} cannot be read.` });
      return answerOf(
        await dependencies.analyzeTermSheet(
          { ...settings, source: { kind: 'file', file } },
          { cancellation },
        ),
      );
    },
  );
  server.registerTool(
    'classify_business',
    {
      title: 'Company codes',
      description:
        'Turns a business in plain words, or one existing code, into SIC, NAICS, ISIC and CPV codes that exist. Where the answer holds a question, put it to the user and call again with the answer as a clarification.',
      inputSchema: {
        businessDescription: z.string().optional(),
        existingCode: z.object({ type: z.enum(codeTypes), code: z.string() }).optional(),
        clarifications: z
          .array(z.object({ question: z.string(), option: z.string() }))
          .optional()
          .describe('answers to questions of earlier answers, by their ids'),
      },
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    async ({ businessDescription, existingCode, clarifications }, { signal: cancellation }) =>
      answerOf(
        await dependencies.classifyBusiness(
          {
            ...(businessDescription === undefined ? {} : { businessDescription }),
            ...(existingCode === undefined ? {} : { existingCode }),
            ...(clarifications === undefined ? {} : { clarifications }),
          },
          { cancellation },
        ),
      ),
  );
  registerCompareTermSheets(server, dependencies);
  return server;
}
