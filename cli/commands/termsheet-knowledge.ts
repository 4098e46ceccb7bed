import type { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';

const signs = { figure: 'figure', law: 'law', both: 'both', none: '-' } as const;

/** `termsheet knowledge`: for which clauses and places the report has market figures and points of law. */
export function addKnowledgeCommand(termsheet: Command, context: CommandContext): void {
  termsheet
    .command('knowledge')
    .description('for which clauses and places there are market figures and points of law')
    .option('--json', 'the table as JSON')
    .action(async ({ json = false }: { readonly json?: boolean }) => {
      const { coverPlaces, knowledgeCoverage } = await import(
        '../../core/termsheet/knowledge/knowledge-coverage.ts'
      );
      const { figureTable } = await import('../../core/evaluation/figure-table.ts');
      const rows = knowledgeCoverage();
      if (json) {
        context.stdout.write(`${JSON.stringify({ places: coverPlaces.map(({ name }) => name), rows })}\n`);
        return;
      }
      const known = coverPlaces.map(
        (_, place) => rows.filter(({ covers }) => covers[place] !== 'none').length,
      );
      const lines = rows.map(({ clause, name, covers }) => {
        return [`${clause} ${name}`, ...covers.map((cover) => signs[cover])] as const;
      });
      const heads = coverPlaces.map(({ name }) => name);
      context.stdout.write(
        `${figureTable(heads, [...lines, [`of ${rows.length}`, ...known.map(String)]])}\n`,
      );
    });
}
