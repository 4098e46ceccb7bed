import { z } from 'zod';
import { type ExpectedFailure, failed, type Result, success } from '../../../core/result.ts';
import { jurisdictions } from '../../../core/termsheet/analysis.ts';
import type { McpTermSheetSource, ReadLocalFile } from '../mcp-dependencies.ts';

/** The law and market practice that a document is held against. */
export const jurisdictionArgument = z
  .enum(jurisdictions)
  .default('US')
  .describe('the law and market practice to hold the document against');

export const pathDescription =
  'a PDF, DOCX, DOC or text file on this machine, absolute or from the folder that the server was started in';

/** Where a document is: its words, or the name of a file where the server reads files. */
export interface GivenDocument {
  readonly text?: string | undefined;
  readonly path?: string | undefined;
}

/** Gets a document that a call names in one of the two ways. */
export async function openSource(
  { text, path }: GivenDocument,
  readLocalFile: ReadLocalFile | null,
  signal: AbortSignal,
): Promise<Result<McpTermSheetSource, ExpectedFailure>> {
  if (path !== undefined && text !== undefined) {
    return failed({ code: 'invalid-input', message: 'Give either path or text, not both.' });
  }
  if (path === undefined || readLocalFile === null) return success({ kind: 'text', text: text ?? '' });
  const read = await readLocalFile(path, signal);
  return read.ok ? success({ kind: 'file', file: read.value }) : read;
}
