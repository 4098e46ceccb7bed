import type { Result } from '../../core/result.ts';
import { success } from '../../core/result.ts';
import { assembleDocument } from '../../core/termsheet/document/assemble-document.ts';
import type { ParsedDocument } from '../../core/termsheet/document/document-parts.ts';
import { readPlainText } from '../../core/termsheet/document/plain-text-document.ts';
import type { DocumentFormat, TermSheetDocument } from '../../core/termsheet/document.ts';
import type { DocumentReadFailure } from '../../core/termsheet/document-reader.port.ts';
import { emptyDocument } from './read-failure.ts';
import { decodeText } from './text-encoding.ts';

type Reading = Result<TermSheetDocument, DocumentReadFailure>;

/** Parses a file whose format is known. Each parser is loaded when its format comes up. */
export async function parseDocument(format: DocumentFormat, bytes: Uint8Array): Promise<Reading> {
  switch (format) {
    case 'text':
      return parseText(bytes);
    case 'pdf': {
      const { readPdf } = await import('./pdf/read-pdf.ts');
      return assemble(await readPdf(bytes));
    }
    case 'docx': {
      const { readDocx } = await import('./word/read-docx.ts');
      return assemble(await readDocx(bytes));
    }
    case 'doc': {
      const { readDoc } = await import('./word/read-doc.ts');
      return assemble(await readDoc(bytes));
    }
  }
}

function parseText(bytes: Uint8Array): Reading {
  const text = decodeText(bytes);
  return text.trim() === '' ? emptyDocument() : success(readPlainText(text));
}

function assemble(parsed: Result<ParsedDocument, DocumentReadFailure>): Reading {
  if (!parsed.ok) return parsed;
  const document = assembleDocument(parsed.value);
  return document.text.trim() === '' ? emptyDocument() : success(document);
}
