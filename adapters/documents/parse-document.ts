import type { Result } from '../../core/result.ts';
import { success } from '../../core/result.ts';
import { assembleDocument } from '../../core/termsheet/document/assemble-document.ts';
import type { ParsedDocument } from '../../core/termsheet/document/document-parts.ts';
import {
  countPieces,
  refuseLongText,
  refuseShortPieces,
  refuseTooLong,
} from '../../core/termsheet/document/longest-document.ts';
import { readPlainText } from '../../core/termsheet/document/plain-text-document.ts';
import type { DocumentFormat, TermSheetDocument } from '../../core/termsheet/document/term-sheet-document.ts';
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
    case 'docx':
    case 'doc': {
      const { readWord } = await import('./word/read-word.ts');
      return assemble(await readWord(format, bytes));
    }
  }
}

/** Bytes that may stand before the first character and say how the text is encoded. */
const byteOrderMark = 3;
/** UTF-8 takes up to three bytes for a character, and other encodings less. */
const mostBytesPerCharacter = 3;

function parseText(bytes: Uint8Array): Reading {
  const fewest = Math.floor((bytes.length - byteOrderMark) / mostBytesPerCharacter);
  const hopeless = refuseTooLong(fewest, 'text');
  if (hopeless) return hopeless;
  const text = decodeText(bytes);
  if (text.trim() === '') return emptyDocument();
  return refuseLongText(text) ?? success(readPlainText(text));
}

function assemble(parsed: Result<ParsedDocument, DocumentReadFailure>): Reading {
  if (!parsed.ok) return parsed;
  // A document of many millions is not even put together.
  const { characters, pieces } = sizeOf(parsed.value);
  const tooLong = refuseTooLong(characters, parsed.value.format) ?? refuseShortPieces(pieces, characters);
  if (tooLong) return tooLong;
  const document = assembleDocument(parsed.value);
  return document.text.trim() === '' ? emptyDocument() : success(document);
}

/** How long the text of the parts will be at least, their ends included, and its lines and sentences. */
function sizeOf({ parts }: ParsedDocument): { readonly characters: number; readonly pieces: number } {
  let characters = parts.length;
  let pieces = 0;
  for (const part of parts) {
    const text = part.kind === 'row' ? part.cells.join(' ') : part.words;
    characters += text.length;
    pieces += countPieces(text).pieces;
  }
  return { characters, pieces };
}
