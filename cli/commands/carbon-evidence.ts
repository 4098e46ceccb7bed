import type { Command } from 'commander';
import type { StandingsOfUse } from '../../core/carbon/standings-by-use.ts';
import type { CommandContext } from '../command-context.ts';

const standings = ['below', 'inside', 'above'] as const;

/** `carbon evidence`: where the figures of all possible answers stand against the published evidence. */
export function addCarbonEvidenceCommand(carbon: Command, context: CommandContext): void {
  carbon
    .command('evidence')
    .description('how many of all 768 figures lie below, inside and above the published evidence, by use')
    .option('--json', 'the counts as JSON')
    .action(async ({ json = false }: { readonly json?: boolean }) => {
      const { standingsByUse } = await import('../../core/carbon/standings-by-use.ts');
      const counts = standingsByUse();
      context.stdout.write(json ? `${JSON.stringify(counts)}\n` : asTable(counts));
    });
}

function asTable(counts: readonly StandingsOfUse[]): string {
  const sums = standings.map((standing) => counts.reduce((sum, of) => sum + of[standing], 0));
  const rows: readonly (readonly (string | number)[])[] = [
    ['use', ...standings],
    ...counts.map((of) => [of.useCase, ...standings.map((standing) => of[standing])]),
    ['all', ...sums],
  ];
  const line = ([name, ...numbers]: readonly (string | number)[]) =>
    `${name}`.padEnd(10) + numbers.map((number) => `${number}`.padStart(8)).join('');
  return `${rows.map(line).join('\n')}\n`;
}
