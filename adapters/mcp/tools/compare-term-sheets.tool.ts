import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { type ExpectedFailure, failed, type Result } from '../../../core/result.ts';
import {
  type AnalysisDetail,
  analysisDetails,
  type Jurisdiction,
  type TermSheetAnalysis,
} from '../../../core/termsheet/analysis.ts';
import { compareAnalyses } from '../../../core/termsheet/compare/compare-analyses.ts';
import type { McpDependencies } from '../mcp-dependencies.ts';
import { letProgressArrive, type Part, progressOf, type ToolCall } from './call-progress.ts';
import { knownArguments } from './known-arguments.ts';
import { shownComparison, shownComparisonSchema } from './shown-comparison.ts';
import {
  type GivenDocument,
  jurisdictionArgument,
  openSource,
  pathDescription,
} from './term-sheet-source.ts';
import { answerOf, failureOf } from './tool-answer.ts';

const name = 'compare_term_sheets';
const sides = ['first', 'second'] as const;

const description = [
  'Compares two term sheets, or two drafts of one: facts that differ, with the better one for the founder,',
  'findings gained, lost and changed in colour, and what founders receive at the same sale prices.',
  'What one side does not say is unclear or unknown, never gained or lost.',
].join(' ');

/** `compare_term_sheets`: what a second offer or draft changes for the founder. */
export function registerCompareTermSheets(server: McpServer, dependencies: McpDependencies): void {
  const { engine, readLocalFile } = dependencies;
  const about = {
    title: 'Term sheet comparison',
    description,
    outputSchema: shownComparisonSchema,
    annotations: { readOnlyHint: true, openWorldHint: engine().sendsTextTo !== null },
  };
  const settings = {
    jurisdiction: jurisdictionArgument,
    detail: z
      .enum(analysisDetails)
      .default('brief')
      .describe(
        'brief: findings with one short quote each; detailed: with all evidence, market figures and law',
      ),
  };
  if (readLocalFile === null) {
    const inputSchema = knownArguments(name, {
      firstText: z.string().describe('the text of the first document'),
      secondText: z.string().describe('the text of the second document'),
      ...settings,
    });
    server.registerTool(name, { ...about, inputSchema }, (asked, call) => {
      const documents = [{ text: asked.firstText }, { text: asked.secondText }] as const;
      return compare(dependencies, documents, asked, call);
    });
    return;
  }
  const inputSchema = knownArguments(name, {
    first: z.string().describe(`the first document: ${pathDescription}`),
    second: z.string().describe('the second document, likewise'),
    ...settings,
  });
  server.registerTool(name, { ...about, inputSchema }, (asked, call) => {
    const documents = [{ path: asked.first }, { path: asked.second }] as const;
    return compare(dependencies, documents, asked, call);
  });
}

interface Asked {
  readonly jurisdiction: Jurisdiction;
  readonly detail: AnalysisDetail;
}

async function compare(
  dependencies: McpDependencies,
  [first, second]: readonly [GivenDocument, GivenDocument],
  { jurisdiction, detail }: Asked,
  call: ToolCall,
) {
  const ofFirst = await analyse(dependencies, first, jurisdiction, call, { index: 0, of: 2 });
  if (!ofFirst.ok) return failureOf(ofFirst.error);
  const ofSecond = await analyse(dependencies, second, jurisdiction, call, { index: 1, of: 2 });
  if (!ofSecond.ok) return failureOf(ofSecond.error);
  await letProgressArrive(call);
  const comparison = compareAnalyses(ofFirst.value, ofSecond.value);
  const { overallRisk, summary, notes } = comparison;
  const lines = [`First: ${overallRisk.first}. Second: ${overallRisk.second}. ${summary}`, ...notes];
  return answerOf(shownComparison(comparison, detail), lines.join('\n'));
}

/** A failure says which of the two documents it is about. */
async function analyse(
  { analyzeTermSheet, readLocalFile }: McpDependencies,
  document: GivenDocument,
  jurisdiction: Jurisdiction,
  call: ToolCall,
  part: Part,
): Promise<Result<TermSheetAnalysis, ExpectedFailure>> {
  const source = await openSource(document, readLocalFile, call.signal);
  if (!source.ok) return source;
  const request = { jurisdiction, analysisDetail: 'detailed', source: source.value } as const;
  const outcome = await analyzeTermSheet(request, progressOf(call, part));
  if (outcome.ok) return outcome;
  const named = document.path ?? `the ${sides[part.index]} document`;
  return failed({ code: outcome.error.code, message: `${named}: ${outcome.error.message}` });
}
