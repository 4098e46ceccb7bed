import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import type { McpDependencies } from '../mcp-dependencies.ts';
import { resourceUri } from '../resources/resource-uri.ts';

const caution = 'Say that this is a reading by software and no legal advice.';

/** Prompts that lead a model through an offer. A server that reads no files takes the document's words. */
export function registerOfferPrompts(
  server: McpServer,
  { readLocalFile }: Pick<McpDependencies, 'readLocalFile'>,
): void {
  const document = z
    .string()
    .describe(readLocalFile === null ? 'the text of the offer' : 'the path of the offer on this machine');
  const jurisdiction = z.string().optional().describe('US, UK or EU');
  const argument = readLocalFile === null ? 'text' : 'path';
  const call = (given: { readonly document: string; readonly jurisdiction?: string | undefined }) =>
    `Call analyze_term_sheet with ${argument} ${JSON.stringify(given.document)} and jurisdiction ${given.jurisdiction ?? 'US'}.`;
  server.registerPrompt(
    'review_offer',
    {
      title: 'Review this offer',
      description: 'Reads an offer with the founder: what it says, what is unusual, what is missing',
      argsSchema: { document, jurisdiction },
    },
    (given) =>
      asUser([
        call(given),
        'Explain the overall risk in two sentences. Then go through the Red findings, then the Amber ones: quote the passage, say in plain words what it means for me as a founder, and what the market does where the finding has a figure.',
        'List what is missing and what the tool could not read. Do not guess what the document does not say.',
        caution,
      ]),
  );
  server.registerPrompt(
    'prepare_negotiation',
    {
      title: 'Prepare the negotiation',
      description:
        'Turns the findings on an offer into points to raise, in order, with wordings to start from',
      argsSchema: {
        document,
        jurisdiction,
        goals: z.string().optional().describe('what matters most to the founder'),
      },
    },
    ({ goals, ...given }) =>
      asUser([
        call(given),
        ...(goals === undefined ? [] : [`What matters most to me: ${goals}`]),
        `Choose at most five points to raise, the gravest for me first. For each: the passage, why it matters, what to ask for, what to settle for, and a wording to start from. The resource ${resourceUri('guide/clauses')} has usual wordings.`,
        'Then write a short, courteous message to the investor that raises these points and quotes no judgement of the tool.',
        caution,
      ]),
  );
}

function asUser(lines: readonly string[]) {
  const content = { type: 'text', text: lines.join('\n\n') } as const;
  return { messages: [{ role: 'user' as const, content }] };
}
