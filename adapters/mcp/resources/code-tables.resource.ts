import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js';
import { shortSystemName } from '../../../core/codes/existing-code/system-names.ts';
import { systemOfLookup } from '../../../core/codes/lookup-code.ts';
import { lookupTypes } from '../../../core/codes/lookup-types.ts';
import type { ExpectedFailure, Result } from '../../../core/result.ts';
import type { McpDependencies } from '../mcp-dependencies.ts';
import { resourceUri } from './resource-uri.ts';

const json = 'application/json';

/** The official tables: the top of each as a resource, and every code of it by its address. */
export function registerCodeTables(server: McpServer, { browseCodes, lookupCode }: McpDependencies): void {
  for (const system of lookupTypes) {
    const name = shortSystemName[systemOfLookup[system]];
    server.registerResource(
      `codes-${system}`,
      resourceUri(`codes/${system}`),
      { title: `${name} codes`, description: `The top of the ${name} table`, mimeType: json },
      async (uri) => contentsOf(uri, await browseCodes({ system })),
    );
  }
  const complete = {
    system: (begun: string) => lookupTypes.filter((type) => type.startsWith(begun.toUpperCase())),
  };
  server.registerResource(
    'code',
    new ResourceTemplate(resourceUri('codes/{system}/{code}'), { list: undefined, complete }),
    {
      title: 'A code of a table',
      description: `What a table (${lookupTypes.join(', ')}) holds about a code of any level`,
      mimeType: json,
    },
    async (uri, { system, code }) => {
      const known = lookupTypes.find((type) => type === system);
      if (!known) throw invalid(`There is no table ${String(system).slice(0, 40)}.`);
      return contentsOf(uri, await lookupCode({ system: known, code: decodeURIComponent(String(code)) }));
    },
  );
}

function contentsOf(uri: URL, found: Result<object, ExpectedFailure>) {
  if (!found.ok) throw invalid(found.error.message);
  return { contents: [{ uri: uri.href, mimeType: json, text: JSON.stringify(found.value) }] };
}

function invalid(message: string): McpError {
  return new McpError(ErrorCode.InvalidParams, message);
}
