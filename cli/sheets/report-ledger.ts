import { appendFileSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brand } from '../../core/brand/brand.ts';
import type { CommandContext } from '../command-context.ts';
import { unwritable } from '../unwritable.ts';

/** What is known of a report in a folder. */
export interface LedgerEntry {
  /** The place of the report in the folder. */
  readonly report: string;
  /** What it is made from. */
  readonly inputFingerprint: string;
  /** False while it is about to be written: killed then, a run leaves the one before, or none. */
  readonly isWritten: boolean;
}

/** Which documents the reports of a folder are on: few forms of a report could say that themselves. */
export interface ReportLedger {
  /** The last entry on each report. */
  readonly entries: ReadonlyMap<string, LedgerEntry>;
  /** @throws CommandFailure `file-not-writable` */
  note(entry: LedgerEntry): void;
}

const ledgerName = `.${brand.name.toLowerCase()}-reports.jsonl`;

/** Opens the ledger of a folder that is there. A line cut short does not count. */
export function openReportLedger(folder: string, { workingDirectory }: CommandContext): ReportLedger {
  const given = join(folder, ledgerName);
  const path = resolve(workingDirectory, given);
  const text = textOf(path);
  const entries = text.split('\n').flatMap(entriesOf);
  let isCut = text !== '' && !text.endsWith('\n');
  return {
    entries: new Map(entries.map((entry) => [entry.report, entry])),
    note: (entry) => {
      try {
        appendFileSync(path, `${isCut ? '\n' : ''}${JSON.stringify(entry)}\n`);
        isCut = false;
      } catch (error) {
        throw unwritable(given, error);
      }
    },
  };
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // None yet; one that cannot be read vouches for no report.
    return '';
  }
}

function entriesOf(line: string): readonly LedgerEntry[] {
  try {
    const { report, inputFingerprint, isWritten } = JSON.parse(line);
    const isEntry = typeof report === 'string' && typeof inputFingerprint === 'string';
    return isEntry ? [{ report, inputFingerprint, isWritten: isWritten === true }] : [];
  } catch {
    return [];
  }
}
