import { existsSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { CommandContext } from '../command-context.ts';
import { CommandFailure } from '../command-failure.ts';
import type { ReportFormat } from '../output/report-format.ts';
import { refuseOverwriting } from '../refuse-overwriting.ts';
import { systemReason } from '../system-reasons.ts';

const extensionOf: Readonly<Record<ReportFormat, string>> = {
  text: 'txt',
  json: 'json',
  markdown: 'md',
  html: 'html',
  csv: 'csv',
  docx: 'docx',
};

/** The report of each document, and the documents whose report is there already. */
export interface ReportPlan {
  readonly reports: ReadonlyMap<string, string>;
  readonly there: ReadonlySet<string>;
}

/** Whether `-o` names a folder: one that is there, or a name that ends like one. */
export async function isReportFolder(
  output: string | undefined,
  { workingDirectory }: CommandContext,
): Promise<boolean> {
  if (output === undefined || output === '-' || output === '') return false;
  if (/[\\/]$/.test(output)) return true;
  return (await stat(resolve(workingDirectory, output)).catch(() => null))?.isDirectory() ?? false;
}

/**
 * The file of each report, by its document's whole name, so that `offer.pdf` and `offer.docx` have one each; documents
 * of the same name in several folders are numbered. Nothing is written where one of them is there
 * already, unless an earlier run is resumed.
 * @throws CommandFailure `output-exists`, `output-is-input` or `file-not-writable`
 */
export async function planReports(
  sheets: readonly string[],
  {
    output,
    format,
    force,
    resume,
  }: {
    readonly output: string;
    readonly format: ReportFormat;
    readonly force: boolean;
    readonly resume: boolean;
  },
  context: CommandContext,
): Promise<ReportPlan> {
  await mkdir(resolve(context.workingDirectory, output), { recursive: true }).catch((error: unknown) => {
    throw new CommandFailure({
      code: 'file-not-writable',
      message: `${output} cannot be written: ${systemReason(error)}.`,
    });
  });
  const taken = new Set<string>();
  const reports = new Map<string, string>();
  const there = new Set<string>();
  for (const sheet of sheets) {
    const name = freeName(sheet === '-' ? 'stdin' : basename(sheet), extensionOf[format], taken);
    const report = join(output, name);
    await refuseOverwriting({ output: report, inputs: sheets, mayReplace: force || resume }, context);
    reports.set(sheet, report);
    if (existsSync(resolve(context.workingDirectory, report))) there.add(sheet);
  }
  return { reports, there };
}

function freeName(name: string, extension: string, taken: Set<string>): string {
  let number = 1;
  let free = `${name}.${extension}`;
  while (taken.has(free.toLowerCase())) {
    number += 1;
    free = `${name}-${number}.${extension}`;
  }
  taken.add(free.toLowerCase());
  return free;
}
