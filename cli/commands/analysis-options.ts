import { type Command, Option } from 'commander';
import { analysisDetails, jurisdictions } from '../../core/termsheet/analysis.ts';
import type { ReportFormat } from '../output/report-format.ts';

/**
 * Adds what every command takes that reads term sheets and reports on them.
 * @param what the report is on, for the help
 */
export function addAnalysisOptions(
  command: Command,
  { what, formats }: { readonly what: string; readonly formats: readonly ReportFormat[] },
): Command {
  return command
    .addOption(
      new Option('--jurisdiction <place>', 'law and market practice').choices(jurisdictions).default('US'),
    )
    .addOption(
      new Option('--detail <level>', 'how much to report').choices(analysisDetails).default('detailed'),
    )
    .addOption(new Option('--json', 'print JSON').conflicts('format'))
    .addOption(new Option('--format <format>', `form of the ${what}`).choices(formats))
    .option('-o, --output <file>', 'write there instead of stdout')
    .option('--force', 'replace the file of -o if it exists');
}
