import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Middleware } from 'koa';
import { createMcpServer } from '../../mcp/create-mcp-server.ts';
import type { McpDependencies } from '../../mcp/mcp-dependencies.ts';
import type { HttpDependencies } from '../http-dependencies.ts';
import { sharerOf } from '../limit-rate.ts';
import type { HttpContext, RequestState } from '../request-state.ts';

/**
 * POST /mcp: Streamable HTTP of the Model Context Protocol, one message a request and no session, so that any
 * instance can answer any message. A call ends with its connection. No tool takes the name of a file.
 */
export function mcpRoute(dependencies: HttpDependencies): Middleware<RequestState> {
  return async (context) => {
    const server = createMcpServer(useCasesFor(context, dependencies));
    const transport = new StreamableHTTPServerTransport({});
    context.res.once('close', () => void server.close());
    // The SDK's types know no exact optional properties.
    await server.connect(transport as Parameters<typeof server.connect>[0]);
    // From here on the answer is the transport's.
    context.respond = false;
    await transport.handleRequest(context.req, context.res, context.request.body);
  };
}

function useCasesFor(context: HttpContext, dependencies: HttpDependencies): McpDependencies {
  const { analyzeTermSheet, classifyBusiness, exitWaterfall } = dependencies;
  const caller = { requestId: context.state.requestId, client: sharerOf(context.ip) };
  return {
    version: dependencies.version,
    checkCarbonFootprint: dependencies.checkCarbonFootprint,
    analyzeTermSheet: (request, progress) => analyzeTermSheet(request, { ...progress, ...caller }),
    classifyBusiness: (request, progress) => classifyBusiness(request, { ...progress, ...caller }),
    lookupCode: dependencies.lookupCode,
    browseCodes: dependencies.browseCodes,
    exitWaterfall: (capTable, exits, progress) => exitWaterfall(capTable, exits, { ...progress, ...caller }),
    engine: dependencies.engine,
    readLocalFile: null,
  };
}
