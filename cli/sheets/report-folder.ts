import { existsSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { CommandContext } from '../command-context.ts';
import type { ReportFormat } from '../output/report-format.ts';
import { writeOutput } from '../output-file.ts';
import { refuseOverwriting } from '../refuse-overwriting.ts';
import { unwritable } from '../unwritable.ts';
import { type FingerprintOf, refuseOtherSheet } from './refuse-other-sheet.ts';
import { openReportLedger } from './report-ledger.ts';
import { reportPlaces } from './report-place.ts';

const extensionOf: Readonly<Record<ReportFormat, string>> = {
  text: 'txt',
  json: 'json',
  markdown: 'md',
  html: 'html',
  csv: 'csv',
  docx: 'docx',
};

/** The report of each document, and the documents whose report is finished. */
export interface ReportPlan {
  readonly finished: ReadonlySet<string>;
  /** Writes the report on a document to its place. */
  write(sheet: string, inputFingerprint: string, report: string | Uint8Array): Promise<void>;
}

/** Into which folder, in what form, and what may be there already. */
export interface ReportPlanning {
  readonly output: string;
  readonly format: ReportFormat;
  readonly force: boolean;
  readonly resume: boolean;
  readonly fingerprintOf: FingerprintOf;
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
 * Plans the file of each report, by its document's way and whole name, so that `offer.pdf` and `offer.docx` have one
 * each. Nothing is written where one of them is there already, unless an earlier run is resumed and it is known to be
 * the report on the same document.
 * @throws CommandFailure `output-exists`, `output-is-input`, `output-not-ours`, `invalid-input` or `file-not-writable`
 */
export async function planReports(
  sheets: readonly string[],
  { output, format, force, resume, fingerprintOf }: ReportPlanning,
  context: CommandContext,
): Promise<ReportPlan> {
  const nameOf = (place: string) => `${place}.${extensionOf[format]}`;
  const places = reportPlaces(sheets, context.workingDirectory);
  await makeFolder(output, context);
  const ledger = openReportLedger(output, context);
  const finished = new Set<string>();
  for (const [sheet, place] of places) {
    const report = join(output, nameOf(place));
    await refuseOverwriting({ output: report, inputs: sheets, mayReplace: force || resume }, context);
    if (!resume || !existsSync(resolve(context.workingDirectory, report))) continue;
    const entry = ledger.entries.get(nameOf(place));
    const result = { sheet, result: report, inputFingerprint: entry?.inputFingerprint };
    await refuseOtherSheet(result, fingerprintOf, context);
    if (entry?.isWritten) finished.add(sheet);
  }
  return {
    finished,
    write: async (sheet, inputFingerprint, data) => {
      const report = nameOf(places.get(sheet) ?? '');
      await makeFolder(join(output, dirname(report)), context);
      ledger.note({ report, inputFingerprint, isWritten: false });
      await writeOutput(data, join(output, report), context);
      ledger.note({ report, inputFingerprint, isWritten: true });
    },
  };
}

async function makeFolder(folder: string, { workingDirectory }: CommandContext): Promise<void> {
  await mkdir(resolve(workingDirectory, folder), { recursive: true }).catch((error: unknown) => {
    throw unwritable(folder, error);
  });
}
