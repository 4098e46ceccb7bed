import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { capTableSchema } from '../../../core/termsheet/waterfall/cap-table.ts';
import { mostExits } from '../../../core/termsheet/waterfall/exit-waterfall.ts';
import type { ExitWaterfall } from '../../../core/termsheet/waterfall/waterfall.ts';
import { waterfallSchema } from '../../http/openapi/waterfall.schema.ts';
import type { McpDependencies } from '../mcp-dependencies.ts';
import { progressOf } from './call-progress.ts';
import { knownArguments } from './known-arguments.ts';
import { answerOf, failureOf } from './tool-answer.ts';

/** What the short text holds; the data has everybody. */
const mostHoldersInShort = 12;

const inputSchema = knownArguments('exit_waterfall', {
  capTable: knownArguments('capTable', capTableSchema.shape).describe('who holds what, and on what terms'),
  exits: z
    .union([z.string(), z.number(), z.array(z.number()).max(mostExits)])
    .describe('net proceeds of the sale: a text such as "5m,20m", one amount, or a list of them'),
});

/** `exit_waterfall`: who receives what when the company is sold. */
export function registerExitWaterfall(server: McpServer, { exitWaterfall }: McpDependencies): void {
  server.registerTool(
    'exit_waterfall',
    {
      title: 'Exit waterfall',
      description:
        'Works out exactly what each holder receives at given sale prices: carve-out, preferences by rank, participation up to its cap, and conversion where that pays more.',
      inputSchema,
      outputSchema: z.object({ exits: waterfallSchema }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    async ({ capTable, exits }, call) => {
      const outcome = await exitWaterfall(capTable, exits, progressOf(call));
      if (!outcome.ok) return failureOf(outcome.error);
      return answerOf({ exits: outcome.value }, outcome.value.map(inShort).join('\n'));
    },
  );
}

function inShort({ exitValue, payouts, converted }: ExitWaterfall): string {
  const paid = payouts.slice(0, mostHoldersInShort).map(({ holder, amount }) => {
    return `${holder} ${amount.toLocaleString('en-GB')}`;
  });
  const others = payouts.length - paid.length;
  const rest = others > 0 ? `, and ${others} more` : '';
  const series = converted.length > 0 ? ` Converted: ${converted.join(', ')}.` : '';
  return `At ${exitValue.toLocaleString('en-GB')}: ${paid.join(', ')}${rest}.${series}`;
}
