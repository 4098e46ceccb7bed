import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { brand } from '../../core/brand/brand.ts';
import type { McpDependencies } from './mcp-dependencies.ts';
import { registerOfferPrompts } from './prompts/offer.prompts.ts';
import { registerCarbonMethod } from './resources/carbon-method.resource.ts';
import { registerClauseGuide } from './resources/clause-guide.resource.ts';
import { registerCodeTables } from './resources/code-tables.resource.ts';
import { registerAnalyzeTermSheet } from './tools/analyze-term-sheet.tool.ts';
import { registerClassifyBusiness } from './tools/classify-business.tool.ts';
import { registerCompareTermSheets } from './tools/compare-term-sheets.tool.ts';
import { registerEstimateAiCarbon } from './tools/estimate-ai-carbon.tool.ts';
import { registerExitWaterfall } from './tools/exit-waterfall.tool.ts';
import { registerLookupCode } from './tools/lookup-code.tool.ts';

/** Far above what any call holds; what a call costs grows with it. */
const mostArgumentElements = 5000;

const instructions = [
  'Tools for small firms. Results are estimates and readings by software, no legal, tax or financial advice: say so where somebody may act on them.',
  'analyze_term_sheet and compare_term_sheets read investment term sheets, SAFEs and convertible notes from the founder’s side; quotes are verbatim.',
  'classify_business and lookup_code give codes that exist in the official tables. Where a classification holds a question, put it to the user and call again with the answer.',
  'exit_waterfall works out who receives what when a company is sold. estimate_ai_carbon turns five answers into kg CO2e a month.',
].join('\n');

/**
 * The tools, resources and prompts of the product for one client of the Model Context Protocol. Connect it to a
 * transport.
 * @example await createMcpServer(dependencies).connect(new StdioServerTransport());
 */
export function createMcpServer(dependencies: McpDependencies): McpServer {
  const server = new McpServer(
    { name: brand.name.toLowerCase(), title: brand.name, version: dependencies.version },
    { instructions, maxToolInputElements: mostArgumentElements },
  );
  registerAnalyzeTermSheet(server, dependencies);
  registerCompareTermSheets(server, dependencies);
  registerClassifyBusiness(server, dependencies);
  registerLookupCode(server, dependencies);
  registerEstimateAiCarbon(server, dependencies);
  registerExitWaterfall(server, dependencies);
  registerCodeTables(server, dependencies);
  registerCarbonMethod(server);
  registerClauseGuide(server);
  registerOfferPrompts(server, dependencies);
  return server;
}
