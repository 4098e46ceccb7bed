import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import type { LookedUpCode } from '../../../core/codes/looked-up-code.ts';
import { lookupTypes } from '../../../core/codes/lookup-types.ts';
import { lookedUpCodeSchema } from '../../http/openapi/code-tables.schema.ts';
import type { McpDependencies } from '../mcp-dependencies.ts';
import { knownArguments } from './known-arguments.ts';
import { answerOf, failureOf } from './tool-answer.ts';

const inputSchema = knownArguments('lookup_code', {
  system: z.enum(lookupTypes).describe('the table to look in'),
  code: z.string().max(100).describe('a code of any level, with or without dots and check digit'),
});

/** `lookup_code`: all that one table holds about a code. */
export function registerLookupCode(server: McpServer, { lookupCode }: McpDependencies): void {
  server.registerTool(
    'lookup_code',
    {
      title: 'Code look-up',
      description:
        'Gives the official title of a code, its place in its table, what lies below it, its official index terms and the codes of other tables that overlap with it.',
      inputSchema,
      outputSchema: lookedUpCodeSchema,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    async (question) => {
      const outcome = await lookupCode(question);
      return outcome.ok ? answerOf(outcome.value, inShort(outcome.value)) : failureOf(outcome.error);
    },
  );
}

function inShort({ code, title, path, children, concordances, notes }: LookedUpCode): string {
  const way = path.map((step) => `${step.code} ${step.title}`).join(' > ');
  const counts = `${children.length} codes directly below, ${concordances.length} in other tables.`;
  return [`${code} ${title}`, `In: ${way}`, counts, ...notes].join('\n');
}
