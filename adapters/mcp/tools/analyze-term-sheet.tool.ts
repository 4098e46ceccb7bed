import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { analysisDetails } from '../../../core/termsheet/analysis.ts';
import type { McpDependencies } from '../mcp-dependencies.ts';
import { analysisInShort } from './analysis-in-short.ts';
import { letProgressArrive, progressOf, type ToolCall } from './call-progress.ts';
import { knownArguments } from './known-arguments.ts';
import { shownAnalysis, shownAnalysisSchema } from './shown-analysis.ts';
import {
  type GivenDocument,
  jurisdictionArgument,
  openSource,
  pathDescription,
} from './term-sheet-source.ts';
import { answerOf, failureOf } from './tool-answer.ts';

const name = 'analyze_term_sheet';

const settings = {
  jurisdiction: jurisdictionArgument,
  detail: z
    .enum(analysisDetails)
    .default('detailed')
    .describe(
      'brief: what needs attention, with one short quote each; detailed: every finding with its evidence',
    ),
};

type Asked = GivenDocument & {
  readonly jurisdiction: (typeof settings)['jurisdiction']['_output'];
  readonly detail: (typeof settings)['detail']['_output'];
};

/** `analyze_term_sheet`: the risks of one offer, from the founder's side. */
export function registerAnalyzeTermSheet(server: McpServer, dependencies: McpDependencies): void {
  const { analyzeTermSheet, engine, readLocalFile } = dependencies;
  const text = z.string().optional();
  const description =
    'Reads an investment term sheet, SAFE or convertible note and reports its risks for the founder, clause by clause, with verbatim quotes.';
  const about = {
    title: 'Term sheet risk report',
    outputSchema: shownAnalysisSchema,
    annotations: { readOnlyHint: true, openWorldHint: engine().sendsTextTo !== null },
  };
  const act = async ({ jurisdiction, detail, ...given }: Asked, call: ToolCall) => {
    const source = await openSource(given, readLocalFile, call.signal);
    if (!source.ok) return failureOf(source.error);
    const request = { jurisdiction, analysisDetail: detail, source: source.value };
    const outcome = await analyzeTermSheet(request, progressOf(call));
    if (!outcome.ok) return failureOf(outcome.error);
    await letProgressArrive(call);
    return answerOf(shownAnalysis(outcome.value), analysisInShort(outcome.value));
  };
  if (readLocalFile === null) {
    const inputSchema = knownArguments(name, {
      text: text.describe('the text of the document'),
      ...settings,
    });
    server.registerTool(name, { ...about, description, inputSchema }, act);
    return;
  }
  const inputSchema = knownArguments(name, {
    path: z.string().optional().describe(pathDescription),
    text: text.describe('or the text of the document'),
    ...settings,
  });
  server.registerTool(name, { ...about, description: `${description} Give path or text.`, inputSchema }, act);
}
