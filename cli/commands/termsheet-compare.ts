import type { Command } from 'commander';
import type { AnalysisDetail, Jurisdiction } from '../../core/termsheet/analysis.ts';
import { compareAnalyses } from '../../core/termsheet/compare/compare-analyses.ts';
import { linesOfText } from '../../core/termsheet/report/text-line.ts';
import type { CommandEnvironment } from '../command-context.ts';
import { CommandFailure } from '../command-failure.ts';
import { readInputFile } from '../input-file.ts';
import { renderComparison } from '../output/comparison-report.ts';
import { engineNotes } from '../output/note-engine.ts';
import { type ReportFormat, reportFormat, reportFormats } from '../output/report-format.ts';
import { writeOutput } from '../output-file.ts';
import { refuseOverwriting } from '../refuse-overwriting.ts';
import { addAnalysisOptions } from './analysis-options.ts';
import { confirmReceiver } from './confirm-receiver.ts';
import { addEngineOptions, type EngineOptions, engineFlags } from './engine-options.ts';

interface CompareOptions extends EngineOptions {
  readonly jurisdiction: Jurisdiction;
  readonly detail: AnalysisDetail;
  readonly json?: boolean;
  readonly format?: ReportFormat;
  readonly output?: string;
  readonly force?: boolean;
  readonly quiet?: boolean;
}

const help = `
FIRST and SECOND are two offers, or two drafts of one: PDF, DOCX, DOC or text files, one of them - for stdin.
Better and worse are said from the founder's side, and tell how the second differs from the first.

Examples:
  $ termsheet compare offer-a.pdf offer-b.pdf --jurisdiction UK
  $ termsheet compare draft1.docx draft2.docx -o changes.html
  $ termsheet compare draft1.docx draft2.docx --json | jq '.findings.worse'`;

const formats = reportFormats.filter((format) => format !== 'csv');

/** `termsheet compare`: what a second offer or draft changes for the founder. */
export function addCompareCommand(termsheet: Command, environment: CommandEnvironment): void {
  const command = termsheet
    .command('compare')
    .description('compare two term sheets, or two drafts of one, from the founder’s side')
    .argument('<first>', 'the first document, or - for stdin')
    .argument('<second>', 'the second document')
    .addHelpText('after', help);
  addAnalysisOptions(command, { what: 'comparison', formats });
  addEngineOptions(command).action((first: string, second: string, _: CompareOptions, self: Command) =>
    compare(first, second, self.optsWithGlobals<CompareOptions>(), environment),
  );
}

async function compare(
  first: string,
  second: string,
  options: CompareOptions,
  { context, show }: CommandEnvironment,
): Promise<void> {
  const format = reportFormat(options);
  if (format === 'csv') {
    throw new CommandFailure({
      code: 'invalid-input',
      message: `A comparison is written as ${formats.join(', ')}.`,
    });
  }
  const { output, force = false } = options;
  await refuseOverwriting({ output, inputs: [first, second], mayReplace: force }, context);
  const services = await context.openServices(engineFlags(options));
  try {
    await confirmReceiver(services, context, { isQuiet: options.quiet === true });
    const analyzeTermSheet = await services.get('analyzeTermSheet');
    const noteEngine = options.quiet
      ? async () => undefined
      : engineNotes(services, context, { showsCount: false });
    const analyze = async (path: string) => {
      const file = await readInputFile(path, context);
      const settings = { jurisdiction: options.jurisdiction, analysisDetail: options.detail };
      const outcome = await analyzeTermSheet(
        { ...settings, source: { kind: 'file', file } },
        { cancellation: context.signal },
      );
      if (!outcome.ok) {
        const { code, message } = outcome.error;
        throw new CommandFailure({ code, message }, path);
      }
      await noteEngine(outcome.value.engine);
      return outcome.value;
    };
    const comparison = compareAnalyses(await analyze(first), await analyze(second));
    const rendered = renderComparison(comparison, format, { first, second });
    const isShown = format === 'text' && (output === undefined || output === '-');
    if (isShown && typeof rendered === 'string') await show(linesOfText(rendered));
    else await writeOutput(rendered, output, context);
  } finally {
    await services.close();
  }
}
