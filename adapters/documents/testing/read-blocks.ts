import type {
  DocumentFormat,
  TermSheetDocument,
} from '../../../core/termsheet/document/term-sheet-document.ts';
import { expectSoundDocument } from '../../../core/termsheet/testing/document-reader.contract.ts';
import { parseDocument } from '../parse-document.ts';

/** Parses in this process and checks that the document is sound. */
export async function parseSound(format: DocumentFormat, bytes: Uint8Array): Promise<TermSheetDocument> {
  const reading = await parseDocument(format, bytes);
  if (!reading.ok) throw new Error(`${reading.error.code}: ${reading.error.message}`);
  expectSoundDocument(reading.value);
  return reading.value;
}

/** Blocks as they read in an expectation: label and value with an equals sign between, or the words. */
export function blockTexts({ text, blocks }: TermSheetDocument): string[] {
  return blocks.map(({ start, end, label, value }) =>
    label && value
      ? `${text.slice(label.start, label.end)} = ${text.slice(value.start, value.end)}`
      : text.slice(start, end),
  );
}
