import type { Command } from 'commander';
import { formatMoney } from '../../core/termsheet/report/money.ts';
import type { TextLine } from '../../core/termsheet/report/text-line.ts';
import type { ExitWaterfall } from '../../core/termsheet/waterfall/waterfall.ts';
import { textOfBytes } from '../batch/batch-text.ts';
import type { CommandEnvironment } from '../command-context.ts';
import { CommandFailure } from '../command-failure.ts';
import { readInputFile } from '../input-file.ts';

const help = `
CAPTABLE.json: { "currency": "GBP", "common": [{ "holder": "Founders", "shares": 800000 }],
  "series": [{ "name": "A", "shares": 200000, "invested": 1000000, "multiple": 1, "participation": "none", "rank": 1 }] }
participation is none, capped (with "cap", a multiple of the money invested, preference included) or full.
rank 1 is paid first, equal ranks share. Optional: options, dividendPercent, compounding, years, carveOut.

Examples:
  $ termsheet waterfall captable.json --exits 5m,20m,50m
  $ termsheet waterfall captable.json --exits 12500000 --json`;

/** `termsheet waterfall`: who gets what at each exit value, from a cap table file. */
export function addWaterfallCommand(termsheet: Command, { context, show }: CommandEnvironment): void {
  termsheet
    .command('waterfall')
    .description('who gets what at an exit, from a cap table')
    .argument('<captable>', 'the cap table as JSON, or - for stdin')
    .requiredOption('--exits <values>', 'net proceeds, such as 5m,20m,1.5bn')
    .option('--json', 'as JSON')
    .addHelpText('after', help)
    .action(async (path: string, { exits, json = false }: { exits: string; json?: boolean }) => {
      const { parseCapTable } = await import('../../core/termsheet/waterfall/cap-table.ts');
      const { parseExitValues } = await import('../../core/termsheet/waterfall/exit-values.ts');
      const { computeWaterfall } = await import('../../core/termsheet/waterfall/waterfall.ts');
      const values = parseExitValues(exits);
      if (!values.ok) throw new CommandFailure(values.error);
      const { bytes } = await readInputFile(path, context);
      const capTable = parseCapTable(parseJson(await textOfBytes(bytes), path));
      if (!capTable.ok) throw new CommandFailure(capTable.error, path);
      const outcomes = computeWaterfall(capTable.value, values.value);
      const currency = capTable.value.currency;
      if (json) context.stdout.write(`${JSON.stringify(outcomes)}\n`);
      else await show(outcomes.flatMap((outcome) => exitLines(outcome, currency)));
    });
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandFailure({ code: 'invalid-cap-table', message: `${path} is not a JSON file.` }, path);
  }
}

function exitLines(
  { exitValue, payouts, converted }: ExitWaterfall,
  currency: string | undefined,
): readonly TextLine[] {
  const width = Math.max(...payouts.map(({ holder }) => holder.length));
  const lines = payouts.map(({ holder, amount, perShare }) => {
    const each = perShare === null ? '' : `  (${perShare} a share)`;
    return `  ${holder.padEnd(width)}  ${formatMoney(amount, currency).padStart(20)}${each}`;
  });
  const conversion = converted.length === 0 ? 'no series converts' : `converted: ${converted.join(', ')}`;
  const head: TextLine = {
    text: `Exit ${formatMoney(exitValue, currency)} (${conversion})`,
    tone: 'heading',
  };
  return [head, ...lines.map((text) => ({ text })), { text: '' }];
}
