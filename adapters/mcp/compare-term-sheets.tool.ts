import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { type ExpectedFailure, failed, type Result, success } from '../../core/result.ts';
import { jurisdictions, type TermSheetAnalysis } from '../../core/termsheet/analysis.ts';
import { compareAnalyses } from '../../core/termsheet/compare/compare-analyses.ts';
import { termSheetComparisonSchema } from '../http/openapi/term-sheet-comparison.schema.ts';
import type { McpDependencies } from './mcp-dependencies.ts';
import { answerOf, failureOf } from './tool-answer.ts';

/** `compare_term_sheets`: what a second offer or draft changes for the founder. */
export function registerCompareTermSheets(
  server: McpServer,
  { analyzeTermSheet, readFile }: McpDependencies,
): void {
  server.registerTool(
    'compare_term_sheets',
    {
      title: 'Term sheet comparison',
      description:
        'Compares two term sheets, or two drafts of one, given as files on this machine: facts that differ, with the better one for the founder, findings gained, lost and changed in colour, and what founders receive at the same sale prices. What one side does not say is unclear or unknown, never gained or lost.',
      inputSchema: z.strictObject({
        first: z.string().describe('path of the first PDF, DOCX, DOC or text file'),
        second: z.string().describe('path of the second one'),
        jurisdiction: z.enum(jurisdictions).default('US'),
      }),
      outputSchema: termSheetComparisonSchema,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    async ({ first, second, jurisdiction }, { signal: cancellation }) => {
      const analyse = async (path: string): Promise<Result<TermSheetAnalysis, ExpectedFailure>> => {
        const file = await readFile(path);
        if (!file) return failed({ code: 'file-not-readable', message: `${path} cannot be read.` });
        const outcome = await analyzeTermSheet(
          { jurisdiction, analysisDetail: 'detailed', source: { kind: 'file', file } },
          { cancellation },
        );
        return outcome.ok
          ? outcome
          : failed({ code: outcome.error.code, message: `${path}: ${outcome.error.message}` });
      };
      const ofFirst = await analyse(first);
      if (!ofFirst.ok) return failureOf(ofFirst.error);
      const ofSecond = await analyse(second);
      if (!ofSecond.ok) return failureOf(ofSecond.error);
      return answerOf(success(compareAnalyses(ofFirst.value, ofSecond.value)));
    },
  );
}
