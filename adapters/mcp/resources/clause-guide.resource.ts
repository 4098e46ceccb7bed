import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { type ColourRule, colourRules } from '../../../core/termsheet/knowledge/colour-rules.ts';
import { usualWordings } from '../../../core/termsheet/negotiation/usual-wordings.ts';
import { resourceUri } from './resource-uri.ts';

/** What is looked for in a term sheet: each clause with what makes it Green, Amber and Red, and its usual wording. */
export function registerClauseGuide(server: McpServer): void {
  const uri = resourceUri('guide/clauses');
  const about = {
    title: 'Clause guide for founders',
    description:
      'Every clause that a report judges, what makes it Green, Amber or Red, and how it is usually worded',
    mimeType: 'text/markdown',
  };
  server.registerResource('clause-guide', uri, about, () => {
    const text = ['# Clauses of a term sheet', ...colourRules.map(section)].join('\n\n');
    return { contents: [{ uri, mimeType: about.mimeType, text }] };
  });
}

function section({ clause, name, when }: ColourRule): string {
  const usual = usualWordings[clause];
  const wording = usual ? [`- Usual wording: ${usual.wording}`] : [];
  const colours = (['Green', 'Amber', 'Red'] as const).map((colour) => `- ${colour}: ${when[colour]}`);
  return [`## ${clause} ${name}`, [...colours, ...wording].join('\n')].join('\n\n');
}
